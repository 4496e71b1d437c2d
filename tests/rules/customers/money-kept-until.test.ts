import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, formatDay, parseDay, partsOf } from '../../../rules/calendar/day.ts'
import { booksKeptFrom, moneyKeptUntil } from '../../../rules/customers/money-kept-until.ts'

const keptUntil = (day: string) => formatDay(moneyKeptUntil(parseDay(day)!))

describe('A record of money', () => {
  it('is kept for seven years after the end of its year', () => {
    expect(keptUntil('2026-01-01')).toBe('2034-01-01')
    expect(keptUntil('2026-12-31')).toBe('2034-01-01')
    expect(keptUntil('2024-02-29')).toBe('2032-01-01')
  })

  it('is kept for at least seven years and no more than eight, whatever its day', () => {
    const days = fc.integer({ min: dayOf(1970, 1, 1), max: dayOf(2200, 12, 31) })
    fc.assert(
      fc.property(days, (day) => {
        const { year, month, dayOfMonth } = partsOf(moneyKeptUntil(day))
        expect([month, dayOfMonth]).toEqual([1, 1])
        expect(year - partsOf(day).year).toBe(8)
      }),
    )
  })

  it('is of before the first day whose books are kept exactly when its term is over', () => {
    const days = fc.integer({ min: dayOf(1990, 1, 1), max: dayOf(2060, 12, 31) })
    fc.assert(
      fc.property(days, days, (day, today) => {
        expect(day < booksKeptFrom(today)).toBe(moneyKeptUntil(day) <= today)
      }),
    )
    expect(formatDay(booksKeptFrom(parseDay('2026-11-22')!))).toBe('2019-01-01')
  })
})
