import { textLimits } from './text-limits.ts'

/** What may stand before the @ without quotes (RFC 5322, dot-atom): no comma, colon or bracket. */
const mailbox = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/**
 * A part of a domain: Latin letters, accents too, and digits, hyphens inside. A domain in another
 * alphabet is typed by its `xn--` name.
 */
const label = /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\d-]*[\p{Script=Latin}\d])?$/u

/**
 * G §5 check 14: an @ before the last dot and not at the start, no second @, the last dot after
 * position 2 and at least two characters behind it. Ours on top: exactly one address as a mailer
 * reads it, so that `a,b@example.com` is not mail for somebody else, and one that can exist: no
 * `jan@voorbeeld..nl`. At most 254 characters.
 */
export function isEmail(text: string): boolean {
  // No letter that only looks like another, such as a full-width one, or that no language uses.
  if (text !== text.normalize('NFKC') || /[^\0-\u1eff]/.test(text)) return false
  const at = text.indexOf('@')
  const labels = text.slice(at + 1).split('.')
  const last = labels.at(-1)!
  return (
    text.length <= textLimits.email &&
    mailbox.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    last.length > 1 &&
    /\D/.test(last)
  )
}
