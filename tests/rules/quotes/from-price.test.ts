import { describe, expect, it } from 'vitest'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { fromPrice } from '../../../rules/quotes/from-price.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from './days.ts'
import { familiekamer, knusseKamer } from './rooms.ts'

const literal = { ...defaultReadings, 'price.from': 'literal' } as const

describe('the from-price of a room card', () => {
  it('is the cheapest night with every mandatory cost: 75.00 + 10.00 season + 2.50 tax', () => {
    expect(fromPrice(knusseKamer, day('2026-06-10'), defaultPriceList, defaultReadings)).toBe(8750)
  })

  it('is the bare number under price.from=literal', () => {
    expect(fromPrice(knusseKamer, day('2026-06-10'), defaultPriceList, literal)).toBe(7500)
  })

  it('of the family room is its weekend for four with cleaning and tax, 519.00, against the literal 449.00', () => {
    for (const today of ['2026-06-10', '2026-06-12', '2026-06-13']) {
      expect(fromPrice(familiekamer, day(today), defaultPriceList, defaultReadings)).toBe(51_900)
      expect(fromPrice(familiekamer, day(today), defaultPriceList, literal)).toBe(44_900)
    }
  })

  it('is 0 for a type that has no price yet', () => {
    expect(
      fromPrice(
        { ...knusseKamer, prices: [] },
        day('2026-06-10'),
        defaultPriceList,
        defaultReadings,
      ),
    ).toBe(0)
  })
})
