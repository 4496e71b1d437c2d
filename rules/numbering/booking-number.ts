import { type EpochDay, partsOf } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import { type NextNumber, nextFree } from './next-number.ts'

/**
 * The number of a booking made on `day`, the `running`-th (from 1), by the reading `number.booking`
 * (BO §3, G §3): 21 November 2026 and 1 make `B2026101`, the month counted from zero, or
 * `B-2026-11-0001` with the calendar's month. Without padding December's 1 and February's 11 are
 * both `B2026111`: the running number must rise for ever, and a number already taken is skipped
 * (`nextBookingNumber`).
 */
export function bookingNumber(
  day: EpochDay,
  running: number,
  reading: Readings['number.booking'],
): string {
  const { year, month } = partsOf(day)
  return reading === 'dashed'
    ? `B-${year}-${String(month).padStart(2, '0')}-${String(running).padStart(4, '0')}`
    : `B${year}${month - 1}${running}`
}

/**
 * The next booking number that nobody has, from the running number on. The next one starts after
 * the `running` of the answer.
 */
export function nextBookingNumber(
  day: EpochDay,
  running: number,
  reading: Readings['number.booking'],
  taken: (number: string) => boolean,
): NextNumber {
  return nextFree((next) => bookingNumber(day, next, reading), running, taken)
}
