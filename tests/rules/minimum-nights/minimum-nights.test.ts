import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../rules/calendar/day.ts'
import {
  minimumNights,
  summerMinimum,
  weekendMinimum,
} from '../../../rules/minimum-nights/minimum-nights.ts'

describe('the fewest nights of an arrival', () => {
  it('are two on Friday and Saturday, one on any other day (BO §9, G §5)', () => {
    const monday = dayOf(2026, 6, 8)
    expect([0, 1, 2, 3, 4, 5, 6].map((later) => weekendMinimum(monday + later))).toEqual([
      1, 1, 1, 1, 2, 2, 1,
    ])
  })

  it('are two from 1 July to 3 September, one before and after (BO §9, G §5)', () => {
    for (const year of [2025, 2026, 2028]) {
      const arrivals = [
        dayOf(year, 6, 30),
        dayOf(year, 7, 1),
        dayOf(year, 8, 31),
        dayOf(year, 9, 1),
        dayOf(year, 9, 3),
        dayOf(year, 9, 4),
      ]
      expect(arrivals.map((day) => summerMinimum(day))).toEqual([1, 2, 2, 2, 2, 1])
    }
  })

  it('are the same day by day over three years, with the summer or without', () => {
    const from = dayOf(2025, 8, 20)
    const days = 1100
    const expected = (asksSummer: boolean) =>
      Array.from({ length: days }, (_, day) =>
        Math.max(weekendMinimum(from + day), asksSummer ? summerMinimum(from + day) : 1),
      )
    expect([...minimumNights(from, days, true)]).toEqual(expected(true))
    expect([...minimumNights(from, days, false)]).toEqual(expected(false))
  })
})
