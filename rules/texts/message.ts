import type { EpochDay } from '../calendar/day.ts'
import type { TextId, texts } from './catalogue.ts'
import type { DayStyle } from './in-language.ts'
import type { Blanks } from './fill-text.ts'

/** The literal text of an id. */
type LiteralOf<Id extends TextId> =
  Id extends `${infer Area extends keyof typeof texts}.${infer Name}`
    ? Name extends keyof (typeof texts)[Area]
      ? (typeof texts)[Area][Name]
      : never
    : never

type BlanksOf<Id extends TextId> =
  LiteralOf<Id> extends infer Text extends string ? Blanks<Text> : never

/** A day, a sum, a time or a fraction in a sentence, written as the language of the reader does. */
export type Written =
  | { readonly day: EpochDay; readonly as: DayStyle }
  | { readonly cents: number }
  | { readonly minuteOfDay: number }
  | { readonly decimal: number }

/**
 * What fills a blank: a text, a number, a day, a sum, a sentence, or a list of them (`a, b en c`).
 * What fills `n` chooses the form of the sentence only where it is a number: `nights_one` for 1.
 */
export type Value = string | number | Written | Message | readonly Text[]

/**
 * A sentence of the catalogue: its id, and what fills its blanks. It becomes a text where somebody
 * reads it (`textOf`), so the rules know neither what staff corrected nor a language.
 */
export interface Message {
  readonly id: TextId
  readonly values?: Readonly<Record<string, Value>>
}

/** What is read: a sentence of the catalogue, or a text that somebody typed. */
export type Text = Message | string

/**
 * A sentence, with a value for each of its blanks:
 * `message('stay.minimumNightsDate', { day: 5, n: 3 })`.
 */
export function message<Id extends TextId>(
  id: Id,
  ...[values]: [BlanksOf<Id>] extends [never] ? [] : [Record<BlanksOf<Id>, Value>]
): Message {
  return values ? { id, values } : { id }
}

/**
 * The id of a sentence without blanks, where only a text can stand: the message of a shape's field.
 */
export function textId<Id extends TextId>(id: [BlanksOf<Id>] extends [never] ? Id : never): Id {
  return id
}
