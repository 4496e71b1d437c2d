import fc from 'fast-check'
import { instantInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import type { Moment } from '../../../rules/calendar/day.ts'
import { day } from './property.ts'

/**
 * Days before which something happens: a clock change, summer, September, the closed season, its
 * one winter, a leap day.
 */
const starts = [
  '2026-01-12',
  '2026-03-20',
  '2026-06-20',
  '2026-08-25',
  '2026-10-18',
  '2026-12-15',
  '2024-12-20',
  '2024-02-20',
  '2026-11-28',
]

/** A moment shortly before something of interest, on either side of 14:00. */
export const arbitraryMoment: fc.Arbitrary<Moment> = fc
  .record({
    start: fc.constantFrom(...starts),
    later: fc.nat(9),
    minuteOfDay: fc.constantFrom(0, 600, 839, 840, 1439),
  })
  .map(({ start, later, minuteOfDay }) => {
    const today = day(start) + later
    return { today, minuteOfDay, instant: instantInAmsterdam(today, minuteOfDay) }
  })
