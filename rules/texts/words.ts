import { fillText, haveSameBlanks } from './fill-text.ts'
import {
  type InLanguage,
  dayInWords,
  decimalInWords,
  formOf,
  listInWords,
  sumInWords,
  timeInWords,
} from './in-language.ts'
import type { Message, Text, Value } from './message.ts'

type AreasByName = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Areas by name, whichever were handed in, and what their language knows of days, sums and lists. */
export type SomeWords = AreasByName & InLanguage

/**
 * A text as it is read. Throws `RangeError` for an area that was not handed in: a programmer's
 * error.
 */
export function textOf(known: SomeWords, of: Text): string {
  if (typeof of === 'string') return of
  const { id, values = {} } = of
  const [area = '', name = ''] = id.split('.')
  const texts = known[area]
  const text =
    texts && (typeof values.n === 'number' ? formOf(known, texts, name, values.n) : texts[name])
  if (text === undefined) throw new RangeError(`no words for ${id}`)
  const filled = Object.entries(values).map(([blank, value]) => [blank, valueOf(known, value)])
  return fillText(text, Object.fromEntries(filled))
}

function valueOf(known: SomeWords, value: Value): string | number {
  if (typeof value !== 'object') return value
  if ('map' in value)
    return listInWords(
      known,
      value.map((one) => textOf(known, one)),
    )
  if ('id' in value) return textOf(known, value)
  if ('day' in value) return dayInWords(known, value.as, value.day)
  if ('cents' in value) return sumInWords(known, value.cents)
  return 'minuteOfDay' in value
    ? timeInWords(known, value.minuteOfDay)
    : decimalInWords(known, value.decimal)
}

/**
 * The words of an open page, as a later answer has them. The program may be newer by then, and know
 * other texts or ask for other blanks: there the page keeps its own.
 */
export function following<Of extends AreasByName>(own: Of, later: AreasByName): Of {
  const followed = Object.entries(own).map(([area, texts]) => {
    const names = Object.entries(texts).map(([name, text]) => {
      const other = later[area]?.[name]
      const fits = other !== undefined && haveSameBlanks(other, text)
      return [name, fits ? other : text]
    })
    return [area, Object.fromEntries(names)]
  })
  return Object.fromEntries(followed) as Of
}

/** What holds sentences, with each of them as it is read. */
export type Worded<Of> = Of extends Message
  ? string
  : Of extends Date
    ? Of
    : Of extends readonly (infer One)[]
      ? Worded<One>[]
      : Of extends object
        ? { [Key in keyof Of]: Worded<Of[Key]> }
        : Of

/** Puts every sentence in an answer into words, however deep it lies. The answer stays as it is. */
export function worded<Of>(known: SomeWords, of: Of): Worded<Of> {
  if (typeof of !== 'object' || of === null) return of as Worded<Of>
  if (Array.isArray(of)) return of.map((one: unknown) => worded(known, one)) as Worded<Of>
  if (!isPlain(of)) return of as Worded<Of>
  if (isMessage(known, of)) return textOf(known, of) as Worded<Of>
  const entries = Object.entries(of).map(([key, value]) => [key, worded(known, value)])
  return Object.fromEntries(entries) as Worded<Of>
}

function isMessage(known: SomeWords, of: object): of is Message {
  if (!('id' in of) || typeof of.id !== 'string') return false
  const [area = '', name = ''] = of.id.split('.')
  return (
    Object.hasOwn(known, area) &&
    Object.hasOwn(known[area]!, name) &&
    Object.keys(of).every((key) => /^(id|values)$/.test(key))
  )
}

/** Not a date, a map or anything else of a class. */
function isPlain(of: object): boolean {
  const above: unknown = Object.getPrototypeOf(of)
  return above === Object.prototype || above === null
}
