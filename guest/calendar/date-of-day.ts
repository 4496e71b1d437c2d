import { type Day, dayOf, formatDay, partsOf } from '../../rules/calendar/day.ts'
import { epochDay } from '../stay/words.ts'

/** A day as the picker wants it: local midnight. Only the calendar knows of `Date`. */
export function dateOf(day: Day): Date {
  const { year, month, dayOfMonth } = partsOf(epochDay(day))
  return new Date(year, month - 1, dayOfMonth)
}

/** The day a picker's date stands for. */
export function dayOfDate(date: Date): Day {
  return formatDay(dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate()))
}
