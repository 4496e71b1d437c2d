import { momentInAmsterdam } from '../calendar/amsterdam.ts'
import { type EpochDay, dayOf, daysInMonth, parseDay, partsOf } from '../calendar/day.ts'

/**
 * What the parts of a day can mean, the likeliest first. `fault` says why they do not mean it of
 * themselves.
 */
export interface DayMeant {
  days: EpochDay[]
  fault: 'day-that-does-not-exist' | 'month-beyond-december' | null
}

/**
 * A year, a month counted from zero (BO §3) and a day. Month 12 was counted from one; or it is the
 * next January, as a date in the old pages runs on. So does a day beyond its month: 31 February is 3
 * March. Nothing where it cannot be a day of 1990 to 2100.
 */
export function dayMeant(year: number, month: number, dayOfMonth: number): DayMeant {
  if (![year, month, dayOfMonth].every(Number.isInteger)) return { days: [], fault: null }
  if (year < 1990 || year > 2100 || month < 0 || month > 12 || dayOfMonth < 0 || dayOfMonth > 31)
    return { days: [], fault: null }
  if (month === 12)
    return {
      days: [...dayMeant(year, 11, dayOfMonth).days, ...dayMeant(year + 1, 0, dayOfMonth).days],
      fault: 'month-beyond-december',
    }
  const day = dayOf(year, month + 1, 1) + dayOfMonth - 1
  const exists = dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month + 1)
  return { days: [day], fault: exists ? null : 'day-that-does-not-exist' }
}

/** A day written as a text or a number. `usual`: `2024-07-03` or `3-7-2024`. */
export interface DayText {
  meant: DayMeant
  usual: boolean
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec mrt mei okt'.split(' ')
/** May, March and October in Dutch stand after the English ones. */
const monthOf = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 2, 4, 9]

/**
 * Reads a day as the old site wrote it: `2024,6,3` with its month from zero, `2024-07-03`, `3-7-2024`
 * or with slashes, `3 juli 2024`, `Wed Jul 03 2024 …`, an instant, or its milliseconds. Null where it
 * is none.
 */
export function readDayText(value: unknown): DayText | null {
  const instant = typeof value === 'number' ? value : instantOf(value)
  if (instant !== null) {
    const { year, month, dayOfMonth } = partsOf(momentInAmsterdam(instant).today)
    return some(dayMeant(year, month - 1, dayOfMonth), false)
  }
  if (typeof value !== 'string' || value.length > 100) return null
  const text = value.trim()
  const iso = parseDay(text)
  if (iso !== null) return some({ days: [iso], fault: null }, true)
  const commas = /^(\d{4}),\s*(\d{1,2}),\s*(\d{1,2})$/.exec(text)
  if (commas) return some(dayMeant(Number(commas[1]), Number(commas[2]), Number(commas[3])), false)
  const dashes = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/.exec(text)
  if (dashes && Number(dashes[3]) <= 12) {
    const meant = dayMeant(Number(dashes[4]), Number(dashes[3]) - 1, Number(dashes[1]))
    return some(meant, text === written(meant.days[0]))
  }
  const named =
    /^(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})$/i.exec(text) ??
    /^[a-z]{3} (?<month>[a-z]{3}) (?<day>\d{2}) (?<year>\d{4})\b/i.exec(text)
  const name = named?.groups?.month ?? named?.[2] ?? ''
  const month = monthOf[months.indexOf(name.toLowerCase())]
  if (!named || month === undefined) return null
  const { year = named[3], day = named[1] } = named.groups ?? {}
  return some(dayMeant(Number(year), month, Number(day)), false)
}

/** The milliseconds of an instant as JSON writes it; null where it is none. */
function instantOf(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(value)) return null
  const instant = Date.parse(value)
  return Number.isNaN(instant) ? null : instant
}

function some(meant: DayMeant, usual: boolean): DayText | null {
  return meant.days.length === 0 ? null : { meant, usual }
}

/** `3-7-2024`, as the cash desk wrote days (BO §3). */
function written(day: EpochDay | undefined): string {
  if (day === undefined) return ''
  const { year, month, dayOfMonth } = partsOf(day)
  return `${dayOfMonth}-${month}-${year}`
}
