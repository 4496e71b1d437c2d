import { type EpochDay, dayOf, partsOf } from '../../rules/calendar/day.ts'

/** The picker wants local dates; noon is the same day in every zone's summer and winter. */
export function browserDate(day: EpochDay): Date {
  const { year, month, dayOfMonth } = partsOf(day)
  return new Date(year, month - 1, dayOfMonth, 12)
}

export function dayOfBrowserDate(date: Date): EpochDay {
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate())
}
