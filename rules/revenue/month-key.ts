import { type EpochDay, partsOf } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'

/**
 * The key of a day's month in the revenue list (BO §3): `072020` is July 2020, or August under
 * `revenue.month-key` = `zero-based`.
 */
export function monthKey(day: EpochDay, reading: Readings['revenue.month-key']): string {
  const { year, month } = partsOf(day)
  return `${String(reading === 'zero-based' ? month - 1 : month).padStart(2, '0')}${year}`
}
