import { type EpochDay, weekday } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'

/** Check-in from 15:00 until 18:00 (BO §9, G §9). */
export const defaultCheckInHours = '15:00–18:00'

/**
 * The check-in hours of an arrival day by the reading `check-in`: those kept for its weekday in the
 * company settings (Monday first, BO §3), the constant where none are kept or by the other value.
 */
export function checkInHours(
  arrival: EpochDay,
  kept: readonly string[],
  reading: Readings['check-in'],
): string {
  return (reading === 'per-weekday' && kept[weekday(arrival) - 1]) || defaultCheckInHours
}
