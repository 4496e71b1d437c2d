import { describe, expect, it } from 'vitest'
import { formatDay } from '../../../rules/calendar/day.ts'
import { minimumNights, summerMinimum, summerNights, weekendMinimum, weekendNights } from '../../../rules/minimum-nights/minimum-nights.ts'
import { day } from '../availability/house.ts'

describe('the minimum of a weekend', () => {
  it('is 2 nights for an arrival on Friday or Saturday (BO §9, G §5)', () => {
    expect(weekendNights).toBe(2)
    expect([8, 9, 10, 11, 12, 13, 14].map((date) => weekendMinimum(day(`2026-06-${String(date).padStart(2, '0')}`)))).toEqual([1, 1, 1, 1, 2, 2, 1])
  })
})

describe('the minimum of the summer', () => {
  it('is 2 nights for an arrival from 1 July to 3 September (BO §9, G §5)', () => {
    expect(summerNights).toBe(2)
    const days = Array.from({ length: 730 }, (_, index) => day('2026-01-01') + index)
    const asked = days.filter((arrival) => summerMinimum(arrival) === 2).map(formatDay)
    expect(asked).toHaveLength(2 * (31 + 31 + 3))
    expect([asked[0], asked[64], asked[65], asked.at(-1)]).toEqual(['2026-07-01', '2026-09-03', '2027-07-01', '2027-09-03'])
    expect(days.every((arrival) => [1, 2].includes(summerMinimum(arrival)))).toBe(true)
  })
})

describe('the minimums of days on end', () => {
  it('are those of each day', () => {
    for (const asksSummer of [true, false]) {
      const from = day('2026-05-20')
      const least = Array.from(minimumNights(from, 900, asksSummer))
      expect(least).toEqual(least.map((_, index) => Math.max(weekendMinimum(from + index), asksSummer ? summerMinimum(from + index) : 1)))
    }
  })
})
