import { type EpochDay, weekday } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import { parseCheckInHours } from './parse-check-in-hours.ts'

/** Check-in from 15:00 until 18:00 (BO §9, G §9). */
export const defaultCheckInHours = '15:00–18:00'

/**
 * The check-in hours of each weekday, Monday first, by the reading `check-in`: those kept in the
 * company settings (BO §3), the constant where none are kept or by the other value.
 */
export function checkInHoursOfWeek(
  kept: readonly string[],
  reading: Readings['check-in'],
): string[] {
  return Array.from(
    { length: 7 },
    (_, day) =>
      (reading === 'per-weekday' && parseCheckInHours(kept[day] ?? '')) || defaultCheckInHours,
  )
}

/** The check-in hours of an arrival day, by its weekday. */
export function checkInHours(
  arrival: EpochDay,
  kept: readonly string[],
  reading: Readings['check-in'],
): string {
  return checkInHoursOfWeek(kept, reading)[weekday(arrival) - 1]!
}
