import { describe, expect, it } from 'vitest'
import { nightRuns } from '../../../rules/availability/night-runs.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { formatDay } from '../../../rules/calendar/day.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { booked, closed, momentOn, property } from './property.ts'

/** The runs of the family room, which one booking fills, in words. */
function runs(facts: PropertyFacts, today = '2026-12-14') {
  return nightRuns(4, momentOn(today), facts).map(
    ({ from, until, look }) => `${formatDay(from)} ${formatDay(until)} ${look}`,
  )
}

describe('the nights of a date picker for staff', () => {
  it('are runs of alike nights from today to the last one on sale, the closed season apart', () => {
    const facts = property({
      occupancies: [booked(12, '2026-12-18', '2026-12-21')],
      closures: [closed({ number: 12 }, '2027-02-01', '2027-02-08')],
    })
    expect(runs(facts)).toEqual([
      '2026-12-14 2026-12-18 free',
      '2026-12-18 2026-12-21 taken',
      '2026-12-21 2026-12-24 free',
      '2026-12-24 2027-01-06 season',
      '2027-01-06 2027-02-01 free',
      '2027-02-01 2027-02-08 closed',
      '2027-02-08 2027-12-24 free',
      '2027-12-24 2028-01-06 season',
      '2028-01-06 2028-01-18 free',
    ])
  })

  it('show a taken night of the closed season as taken', () => {
    const occupancies = [booked(12, '2026-12-25', '2026-12-28')]
    expect(runs(property({ occupancies })).slice(1, 4)).toEqual([
      '2026-12-24 2026-12-25 season',
      '2026-12-25 2026-12-28 taken',
      '2026-12-28 2027-01-06 season',
    ])
  })

  it('have no season where the reading has none, and nothing for an unknown type', () => {
    const readings = { ...defaultReadings, 'closed-season.family': 'none' } as const
    expect(runs(property({ readings }))).toEqual(['2026-12-14 2028-01-18 free'])
    expect(nightRuns(9, momentOn('2026-12-14'), property())).toEqual([])
  })
})
