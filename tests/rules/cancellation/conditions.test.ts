import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CancellationConditions,
  defaultConditions,
  refundCents,
} from '../../../rules/cancellation/conditions.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from '../quotes/days.ts'
import { checkAlways } from '../seen.ts'

const stay = { soldOn: day('2026-05-01'), arrival: day('2026-06-11'), totalCents: 21_501 }

function refund(cancelledOn: string, rows = defaultConditions, sold = stay) {
  return refundCents(sold, day(cancelledOn), rows, defaultReadings)
}

describe('What goes back of a cancelled stay (cancellation.conditions)', () => {
  it.each([
    ['2026-05-01', 21_501],
    ['2026-06-04', 21_501],
    ['2026-06-05', 10_751],
    ['2026-06-10', 10_751],
    ['2026-06-11', 0],
    ['2026-06-12', 0],
  ])(
    'for an arrival on 11 June and a total of 215.01, cancelled on %s, is %i cents',
    (on, cents) => {
      expect(refund(on)).toBe(cents)
    },
  )

  it('follows the row of the day of sale, not that of the cancellation', () => {
    const strict: CancellationConditions = {
      validFrom: day('2026-05-02'),
      steps: [{ daysBefore: 30, basisPoints: 2500 }],
      source: 'staff',
    }
    const rows = [strict, ...defaultConditions]
    expect(refund('2026-06-04', rows)).toBe(21_501)
    const later = { ...stay, soldOn: strict.validFrom }
    expect(refund('2026-05-12', rows, later)).toBe(5375)
    expect(refund('2026-06-04', rows, later)).toBe(0)
  })

  it('is for staff to decide where nothing was agreed', () => {
    expect(refund('2026-06-04', [])).toBeNull()
    expect(
      refund('2026-06-04', defaultConditions, { ...stay, soldOn: day('2020-12-31') }),
    ).toBeNull()
    const readings = { ...defaultReadings, 'cancellation.conditions': 'by-staff' } as const
    expect(refundCents(stay, day('2026-06-04'), defaultConditions, readings)).toBeNull()
  })

  it('is never less than nothing or more than was paid, and never more for waiting', () => {
    const steps = fc.array(
      fc.record({
        daysBefore: fc.integer({ min: 0, max: 60 }),
        basisPoints: fc.integer({ min: 0, max: 10_000 }),
      }),
      { maxLength: 4 },
    )
    checkAlways(
      fc.property(steps, fc.nat(500_000), fc.nat(90), fc.nat(90), (some, totalCents, a, b) => {
        const rows = [{ validFrom: 0, steps: some, source: 'staff' }]
        const sold = { soldOn: 1, arrival: 100, totalCents }
        const [early, late] = [a, b]
          .toSorted((x, y) => x - y)
          .map((daysOn) => refundCents(sold, 10 + daysOn, rows, defaultReadings)) as [
          number,
          number,
        ]
        expect(early).toBeLessThanOrEqual(totalCents)
        expect(late).toBeGreaterThanOrEqual(0)
        expect(early).toBeGreaterThanOrEqual(late)
      }),
    )
  })
})
