import { type EpochDay, partsOf } from '../calendar/day.ts'
import type { WordsOf } from './correct-texts.ts'
import type { dateTexts } from './date.ts'
import { fillText } from './fill-text.ts'

/** What a language knows of days, sums and lists: a part of all words that are handed in. */
export interface InLanguage {
  readonly language: { readonly tag: string; readonly locale: string }
  readonly date: WordsOf<{ date: typeof dateTexts }>['date']
}

/**
 * How a day is written: `do 11 juni`, `do 11 juni 2026`, in full for who listens (`donderdag 11
 * juni`), without its weekday (`24 december`), its month (`juni 2026`), or its weekday alone
 * (`donderdag`, `do`).
 */
export type DayStyle =
  | 'day'
  | 'dayYear'
  | 'spoken'
  | 'dayOfYear'
  | 'month'
  | 'weekday'
  | 'shortWeekday'

const DAY_MS = 86_400_000

/** A maker of texts takes long to make: one for each language serves all. */
function once<Maker>(make: (locale: string) => Maker): (words: InLanguage) => Maker {
  const made = new Map<string, Maker>()
  return ({ language: { locale } }) => {
    const maker = made.get(locale) ?? make(locale)
    made.set(locale, maker)
    return maker
  }
}

const dates = (weekday: 'short' | 'long') =>
  once(
    (locale) =>
      new Intl.DateTimeFormat(locale, { weekday, day: 'numeric', month: 'long', timeZone: 'UTC' }),
  )
const shortDates = dates('short')
const longDates = dates('long')
const sums = once((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }))
const amounts = once(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const decimals = once((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }))
const lists = once((locale) => new Intl.ListFormat(locale))
const countries = once((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
const plurals = once((locale) => new Intl.PluralRules(locale))

/**
 * The weekday and month of a day in a language. Only the names come from `Intl`: their order and
 * the marks between them differ from one browser to the next, and the page is drawn by two.
 */
function namesOf(words: InLanguage, day: EpochDay, weekday: 'short' | 'long') {
  const parts = (weekday === 'short' ? shortDates : longDates)(words).formatToParts(day * DAY_MS)
  const { year, dayOfMonth } = partsOf(day)
  const name = (type: 'weekday' | 'month') =>
    parts.find((part) => part.type === type)!.value.replace(/\.$/, '')
  return { weekday: name('weekday'), day: dayOfMonth, month: name('month'), year }
}

/** A day as a guest reads it in their language. */
export function dayInWords(words: InLanguage, style: DayStyle, day: EpochDay): string {
  const long = style === 'spoken' || style === 'weekday'
  const names = namesOf(words, day, long ? 'long' : 'short')
  if (style === 'weekday' || style === 'shortWeekday') return names.weekday
  return fillText(words.date[style === 'spoken' ? 'day' : style], names)
}

/**
 * `do 11 tot zo 14 juni`; over a month's end `di 30 juni tot do 2 juli`; over a year's end both
 * years are named.
 */
export function stayInWords(words: InLanguage, arrival: EpochDay, departure: EpochDay): string {
  return fillText(words.date.stay, daysOfStay(words, arrival, departure))
}

/**
 * The two days of the same, of which the last may always name its year: `do 11` and `zo 14 juni
 * 2026`.
 */
export function daysOfStay(
  words: InLanguage,
  arrival: EpochDay,
  departure: EpochDay,
  as: 'day' | 'dayYear' = 'day',
): { arrival: string; departure: string } {
  const from = partsOf(arrival)
  const until = partsOf(departure)
  const style = from.year === until.year ? 'day' : 'dayYear'
  return {
    arrival:
      style === 'day' && from.month === until.month
        ? fillText(words.date.dayOfMonth, namesOf(words, arrival, 'short'))
        : dayInWords(words, style, arrival),
    departure: dayInWords(words, style === 'day' ? as : style, departure),
  }
}

/** A text that begins a line: with a capital, as its language writes it. */
export function withCapital({ language }: InLanguage, text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.locale) + text.slice(1)
}

/** A sum of whole cents: `€ 1.234,50`, `€1,234.50`; below zero with a real minus. */
export function sumInWords(words: InLanguage, cents: number): string {
  return withMinus(sums(words).formatToParts(eurosOf(cents)))
}

/** The same without its sign, for tables whose head says euro: `1.234,50`. */
export function amountInWords(words: InLanguage, cents: number): string {
  return withMinus(amounts(words).formatToParts(eurosOf(cents)))
}

/** `Intl` writes a minus before a zero that was turned round. */
function eurosOf(cents: number): number {
  return cents === 0 ? 0 : cents / 100
}

function withMinus(parts: Intl.NumberFormatPart[]): string {
  return parts.map(({ type, value }) => (type === 'minusSign' ? '−' : value)).join('')
}

/** A country by its code (ISO 3166-1): `België`. */
export function countryInWords(words: InLanguage, code: string): string {
  return countries(words).of(code) ?? code
}

/**
 * A minute of the day: `9.05`, `14.30`, and `00.08` in the first hour, which a single 0 would hide.
 */
export function timeInWords({ date }: InLanguage, minuteOfDay: number): string {
  const hours = Math.floor(minuteOfDay / 60)
  const minutes = String(minuteOfDay % 60).padStart(2, '0')
  return fillText(date.time, { hours: hours === 0 ? '00' : hours, minutes })
}

/** A number with what is behind its point: `4,5`. */
export function decimalInWords(words: InLanguage, number: number): string {
  return decimals(words).format(number)
}

/** `a, b en c`. */
export function listInWords(words: InLanguage, parts: readonly string[]): string {
  return lists(words).format(parts)
}

/** The parts of the same list, for one with elements in it. */
export function listParts(
  words: InLanguage,
  parts: readonly string[],
): ReturnType<Intl.ListFormat['formatToParts']> {
  return lists(words).formatToParts(parts)
}

/**
 * The form of a counted text for a number: `nights_one` for 1 where the language has such a form,
 * else `nights`. For a text with elements in its blanks; `textOf` chooses by itself.
 */
export function formOf<
  Texts extends Readonly<Record<string, string>>,
  Name extends string & keyof Texts,
>(words: InLanguage, texts: Texts, name: Name, n: number): Texts[Name] {
  const form = `${name}_${plurals(words).select(n)}`
  return (Object.hasOwn(texts, form) ? texts[form] : texts[name]) as Texts[Name]
}
