/**
 * A calendar day as text, `YYYY-MM-DD`. What leaves the rules (quotes, refusals, the API) speaks
 * this.
 */
export type Day = string

/** Days since 1970-01-01. What the rules count with: an integer, no clock, no zone. */
export type EpochDay = number

/** A stay `[arrival, departure)`: the night of `departure` is not part of it. */
export interface Stay {
  arrival: EpochDay
  departure: EpochDay
}

/**
 * The moment a rule is asked at, always a parameter; `today` and `minuteOfDay` are
 * Europe/Amsterdam.
 */
export interface Moment {
  today: EpochDay
  minuteOfDay: number
  /** Milliseconds since 1970-01-01 UTC, for holds that end at an instant. */
  instant: number
}

/** A day's year, month (January 1) and day of the month. */
export interface DayParts {
  year: number
  month: number
  dayOfMonth: number
}

/** The days of a Gregorian cycle of 400 years. */
const cycle = 146_097
/**
 * Days from 0000-03-01 to 1970-01-01: the count starts in March, so that a leap day is the last of
 * its year.
 */
const marchZero = 719_468

/** The epoch day of a year, month (January 1) and day of the month, which must be a real date. */
export function dayOf(year: number, month: number, dayOfMonth: number): EpochDay {
  const y = month <= 2 ? year - 1 : year
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOfMonth - 1
  return (
    365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - marchZero
  )
}

/** The year, month (January 1) and day of the month of an epoch day. */
export function partsOf(day: EpochDay): DayParts {
  const z = day + marchZero
  const era = Math.floor(z / cycle)
  const dayOfEra = z - era * cycle
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const march = Math.floor((5 * dayOfYear + 2) / 153)
  const month = march < 10 ? march + 3 : march - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * march + 2) / 5) + 1,
  }
}

/** How many days a month (January 1) has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/**
 * Reads `YYYY-MM-DD`. Null for anything else, and for a date that does not exist: 2025-02-29 is no
 * day.
 */
export function parseDay(text: string): EpochDay | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(5, 7))
  const dayOfMonth = Number(text.slice(8))
  const exists =
    month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month)
  return exists ? dayOf(year, month, dayOfMonth) : null
}

/** Writes an epoch day as `YYYY-MM-DD`. For the years 0 to 9999. */
export function formatDay(day: EpochDay): Day {
  const { year, month, dayOfMonth } = partsOf(day)
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${dayOfMonth < 10 ? '0' : ''}${dayOfMonth}`
}

/** The ISO weekday: Monday 1 to Sunday 7. 1970-01-01 was a Thursday. */
export function weekday(day: EpochDay): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (((((day + 3) % 7) + 7) % 7) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/**
 * The nights of a stay: departure − arrival (reading `nights`). The literal "difference minus 1" of
 * BO §9 gives 0 for one night.
 */
export function nightsOf(stay: Stay): number {
  return stay.departure - stay.arrival
}
