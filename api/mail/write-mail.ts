import { numberFromAbroad } from '../../rules/property/dialled-number.ts'
import { propertyAddress } from '../../rules/property/property-address.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { type InLanguage, sumInWords } from '../../rules/texts/in-language.ts'
import { textOf } from '../../rules/texts/words.ts'
import type { MailContent, MailPart } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import type { MailAttachment } from './mail-shapes.ts'
import type { MailHouse } from './mail-template.ts'

/** Who writes, and in which words. */
type Writer = Pick<MailHouse, 'property' | 'words'>

/** Longer ones are cut by every mail program's list. */
const LONGEST_SUBJECT = 150
/** Names longer than this are cut where staff see them listed, and in headers. */
export const LONGEST_NAME = 120

/** A mail as it is kept and sent. */
export interface MailAsWritten {
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
}

/**
 * Writes a mail in the name of the house. What was written once is what goes out, also when it has
 * to be tried again.
 */
export function writeMail(content: MailContent, house: Writer): MailAsWritten {
  const subject = oneLine(content.subject, LONGEST_SUBJECT)
  const foot = propertyFoot(house)
  return {
    subject,
    text: mailText(content, foot, house.words),
    html: mailHtml({ ...content, subject }, house, foot),
    attachments: content.attachments ?? [],
  }
}

/**
 * In whose name a mail goes, fixed together with its text, and its Message-ID.
 *
 * @param from the name is quoted as a header wants it (RFC 5322 §3.2.4); without an address the house
 * writes as `noreply@` its own host
 */
export function mailHeaders(
  id: string,
  from: { name: string; email: string },
  { hostname }: { hostname: string },
  { mailFrom }: { mailFrom: string | null },
): { messageId: string; sender: string } {
  const name = oneLine(from.name, LONGEST_NAME).replaceAll(/[\\"]/g, '\\$&')
  return {
    messageId: `<${id}@${hostname}>`,
    sender: mailFrom ?? `"${name}" <${from.email || `noreply@${hostname}`}>`,
  }
}

/** The mail as plain text, with the property's lines below it. */
function mailText({ title, parts }: MailContent, foot: string[], words: InLanguage): string {
  const texts = parts.map((part) => partText(part, words))
  return [title, ...texts, ['-- ', ...foot].join('\n')].join('\n\n') + '\n'
}

function partText(part: MailPart, words: InLanguage): string {
  switch (part.kind) {
    case 'text':
    case 'heading':
      return part.text
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n')
    case 'facts':
      return part.rows
        .map(({ label, value, more }) => `${label}: ${value}${more ? `, ${more}` : ''}`)
        .join('\n')
    case 'panel':
      return [part.title, part.text, `${part.button.label}:`, part.button.url].join('\n')
    case 'button':
    case 'link':
      return `${part.label}:\n${part.url}`
    case 'lines':
      return [...part.lines, ...part.sums.map((sum) => ({ ...sum, explanation: '' }))]
        .map(({ label, explanation, cents }) => {
          const how = explanation === '' ? '' : ` (${explanation})`
          return `${label}${how}: ${sumInWords(words, cents)}`
        })
        .join('\n')
  }
}

/** The lines below every mail: who wrote it. */
function propertyFoot({ property, words }: Writer): string[] {
  const { name, phone, email, kvk } = property
  return [
    name,
    textOf(words, propertyAddress(property)),
    numberFromAbroad(phone),
    email,
    kvk === '' ? '' : fillText(words.house.kvk, { number: kvk }),
  ].filter((line) => line !== '')
}

/**
 * Text for a header of a mail: on one line, because a line break would begin the next header (RFC
 * 5322 §2.2), and no longer than `most` characters.
 */
export function oneLine(text: string, most: number): string {
  // Control characters, and the two separators that some readers break a line at.
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join('')}…`
}
