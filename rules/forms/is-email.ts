import { textLimits } from './text-limits.ts'

/**
 * G §5 check 14: an @ before the last dot and not at the start, no second @, the last dot after
 * position 2 and at least two characters behind it. Ours on top: no blanks or control characters
 * (they would reach a mail header), and a length limit.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@')
  const dot = text.lastIndexOf('.')
  return (
    at > 0 &&
    at === text.lastIndexOf('@') &&
    at < dot &&
    dot > 2 &&
    text.length - dot > 2 &&
    text.length <= textLimits.email &&
    !/[\s\p{Cc}]/u.test(text)
  )
}
