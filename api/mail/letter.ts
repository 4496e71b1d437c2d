import type { SummaryLine } from '../../rules/quotes/summarise-lines.ts'

/** A part of a mail. Text and HTML are both made from it, so that they say the same. */
export type LetterPart =
  | { kind: 'text'; text: string }
  /** What is what: a word at the left, the fact at the right. */
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  /** The lines of a quote with their sum. */
  | { kind: 'lines'; lines: SummaryLine[]; totalLabel: string; totalCents: number }
  | { kind: 'link'; label: string; url: string }

/** A mail before it has a shape. */
export interface Letter {
  subject: string
  parts: LetterPart[]
  attachments: LetterAttachment[]
}

export interface LetterAttachment {
  filename: string
  contentType: string
  content: string
}
