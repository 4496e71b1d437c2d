import { type EpochDay, partsOf } from '../calendar/day.ts'

/** The key of a day's month in the revenue list (BO §3): `072020` is July 2020 (reading `revenue.month-key`). */
export function monthKey(day: EpochDay): string {
  const { year, month } = partsOf(day)
  return `${String(month).padStart(2, '0')}${year}`
}
