import type { SummaryLine } from '../../rules/quotes/summarise-lines.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import type { TextArea } from '../../rules/texts/catalogue.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import type { Worded } from '../../rules/texts/words.ts'
import type { MailAttachment } from './mail-shapes.ts'

/** A part of a mail. Text and HTML are both made from it, so that they say the same. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  /** What is what: a word at the left, the fact at the right, `more` kept together on a line. */
  | { kind: 'facts'; rows: { label: string; value: string; more?: string }[] }
  /** The lines of a quote and what they add up to. */
  | { kind: 'lines'; lines: Worded<SummaryLine>[]; sums: { label: string; cents: number }[] }
  /** Something that the reader has to do, with the button that does it. */
  | { kind: 'panel'; title: string; text: string; button: { label: string; url: string } }
  /** At most one in a mail, counting the panel's. */
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }

/** A mail before it has a shape. */
export interface MailContent {
  subject: string
  /** The first line that is read: what became of the subject. */
  title: string
  parts: MailPart[]
  attachments?: MailAttachment[]
}

/** What fills the blanks of texts, by their names. */
export type MailBlanks = Record<string, string | number>

/** Texts by their names: one, or several in one paragraph. */
type Named<Name> = Name | { together: Name[] }

/**
 * A part of a mail as its template declares it: texts, a button, or what comes of the facts; null
 * leaves it out.
 */
type DeclaredPart<Facts, Name> =
  | Named<Name>
  | { button: Name; url(facts: Facts): string }
  | ((facts: Facts) => Named<Name> | MailPart | MailPart[] | null)

type NameIn<Area extends TextArea> = Extract<keyof Words[Area], string>

/**
 * How a mail is declared: the area of the catalogue with its texts, and its parts in their order.
 * Texts are named by their key in that area.
 */
export interface MailWords<Facts, Area extends TextArea> {
  area: Area
  /** The text that is the subject; left out: `subject`. */
  subject?(facts: Facts): NameIn<NoInfer<Area>>
  /** The text above the mail; left out: `title`, or the subject where the area has none. */
  title?(facts: Facts): NameIn<NoInfer<Area>>
  blanks?(facts: Facts): MailBlanks
  parts: DeclaredPart<Facts, NameIn<NoInfer<Area>>>[]
  attachments?(facts: Facts): MailAttachment[]
}

/** A mail in the words that it is declared with. */
export function inWords<Facts extends { words: Words }, Area extends TextArea>(
  mail: MailWords<Facts, Area>,
  facts: Facts,
): MailContent {
  const texts: Readonly<Record<string, string>> = facts.words[mail.area]
  const blanks = mail.blanks?.(facts) ?? {}
  const filled = (name: string) => fillText<string>(texts[name]!, blanks)
  const made = (declared: DeclaredPart<Facts, NameIn<Area>>): MailPart[] => {
    const part = typeof declared === 'function' ? declared(facts) : declared
    if (part === null) return []
    if (typeof part === 'string') return [text(filled(part))]
    if (Array.isArray(part)) return part
    if ('kind' in part) return [part]
    if ('together' in part) return [text(part.together.map(filled).join(' '))]
    return [button(filled(part.button), part.url(facts))]
  }
  return {
    subject: filled(mail.subject?.(facts) ?? 'subject'),
    title: filled(mail.title?.(facts) ?? ('title' in texts ? 'title' : 'subject')),
    parts: mail.parts.flatMap(made),
    ...(mail.attachments && { attachments: mail.attachments(facts) }),
  }
}

export function text(words: string): MailPart {
  return { kind: 'text', text: words }
}

export function heading(words: string): MailPart {
  return { kind: 'heading', text: words }
}

export function button(label: string, url: string): MailPart {
  return { kind: 'button', label, url }
}

/** Rows of what is what; one without a value is left out. */
export function factRows(rows: { label: string; value: string | null; more?: string }[]): MailPart {
  return {
    kind: 'facts',
    rows: rows.flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }])),
  }
}

/**
 * What a file for a guest is called, without its ending: `verblijf-B2026115`. Staff may correct the
 * word, which never names a folder.
 */
export function fileName(word: string, number: string): string {
  return `${word.replaceAll(/[^\p{L}\d-]/gu, '-')}-${number}`
}

/** The lines of a sale, and what of it is paid. */
export function pricedLines(
  lines: Worded<SummaryLine>[],
  { totalCents, balanceCents }: { totalCents: number; balanceCents: number },
  texts: Record<'total' | 'received' | 'toPay', string>,
): MailPart {
  const total = { label: texts.total, cents: totalCents }
  const received = { label: texts.received, cents: totalCents - balanceCents }
  const open = { label: texts.toPay, cents: balanceCents }
  const sums = balanceCents > 0 ? [total, received, open] : [total, received]
  return { kind: 'lines', lines, sums: received.cents <= 0 ? [open] : sums }
}
