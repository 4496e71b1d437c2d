import type { SummaryLine } from '../../rules/quotes/summarise-lines.ts'
import type { MailAttachment } from './mail-shapes.ts'

/** A part of a mail. Text and HTML are both made from it, so that they say the same. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  /** What is what: a word at the left, the fact at the right, `more` kept together on a line. */
  | { kind: 'facts'; rows: { label: string; value: string; more?: string }[] }
  /** The lines of a quote and what they add up to. */
  | { kind: 'lines'; lines: SummaryLine[]; sums: { label: string; cents: number }[] }
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

/** The lines of a sale, and what of it is paid. */
export function pricedLines(
  lines: SummaryLine[],
  { totalCents, balanceCents }: { totalCents: number; balanceCents: number },
  texts: Record<'total' | 'received' | 'toPay', string>,
): MailPart {
  const total = { label: texts.total, cents: totalCents }
  const received = { label: texts.received, cents: totalCents - balanceCents }
  const open = { label: texts.toPay, cents: balanceCents }
  const sums = balanceCents > 0 ? [total, received, open] : [total, received]
  return { kind: 'lines', lines, sums: received.cents <= 0 ? [open] : sums }
}
