import type { SummaryLine } from '../../rules/quotes/summarise-lines.ts'

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
  attachments: MailAttachment[]
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: string
  /** How `content` is written where it is no text, such as a PDF. */
  encoding?: 'base64' | undefined
}
