import { type EpochDay, partsOf } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'

/** What stands before the running number, and how many digits the running number has at least. */
export interface BookingNumberForm {
  prefix: string
  digits: number
}

/**
 * How the number of a booking made on `day` is written, by the reading `number.booking` (BO §3,
 * G §3): `B` with the year and the month counted from zero, or `B-2026-11-` and four digits. The
 * running number is given by the database, inside the function that writes the booking: it rises for
 * ever, and a number already taken is skipped there (docs/why-is-a-booking-number-skipped.md).
 */
export function bookingNumberForm(
  day: EpochDay,
  reading: Readings['number.booking'],
): BookingNumberForm {
  const { year, month } = partsOf(day)
  return reading === 'dashed'
    ? { prefix: `B-${year}-${String(month).padStart(2, '0')}-`, digits: 4 }
    : { prefix: `B${year}${month - 1}`, digits: 1 }
}

/**
 * The number of a booking made on `day`, the `running`-th (from 1): 21 November 2026 and 1 make
 * `B2026101`, or `B-2026-11-0001`. Without padding December's 1 and February's 11 are both
 * `B2026111`.
 */
export function bookingNumber(
  day: EpochDay,
  running: number,
  reading: Readings['number.booking'],
): string {
  const { prefix, digits } = bookingNumberForm(day, reading)
  return prefix + String(running).padStart(digits, '0')
}
