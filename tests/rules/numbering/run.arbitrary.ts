import fc from 'fast-check'
import { dayOf } from '../../../rules/calendar/day.ts'
import type { Readings } from '../../../rules/readings/readings.ts'

interface Numbered {
  day: number
  reading: Readings['number.booking']
  orderReading: Readings['number.order']
}

/**
 * Up to 60 bookings one after the other, over up to five years, the readings switched at any time;
 * the running number starts anywhere.
 */
export const anyRun: fc.Arbitrary<{ moments: Numbered[]; first: number }> = fc
  .record({
    steps: fc.array(
      fc.record({
        days: fc.oneof({ weight: 4, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(60) }),
        reading: fc.constantFrom('rising' as const, 'rising' as const, 'dashed' as const),
        orderReading: fc.constantFrom('count-plus-one' as const, 'count' as const),
      }),
      { minLength: 1, maxLength: 60 },
    ),
    first: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 1200 })),
  })
  .map(({ steps, first }) => {
    let day = dayOf(2026, 1, 15)
    return {
      first,
      moments: steps.map(({ days, reading, orderReading }) => {
        day += days
        return { day, reading, orderReading }
      }),
    }
  })
