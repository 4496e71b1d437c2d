import { describe, expect, it } from 'vitest'
import { discountKinds } from '../../../rules/cash-desk/discount-kinds.ts'
import { saleQuote } from '../../../rules/cash-desk/sale-quote.ts'
import type { QuoteLine } from '../../../rules/quotes/quote.ts'

const line = (name: string, cents: number, vatBasisPoints: number): QuoteLine => ({
  item: 'extra',
  night: null,
  persons: 1,
  cents,
  vatCategory: vatBasisPoints === 900 ? 'food' : 'standard',
  vatBasisPoints,
  rule: 'BO §9',
  reading: null,
  name,
})
const seat = line('Kinderzitje', 1000, 2100)
const flowers = line('Bloemen', 500, 900)

describe('What the desk sells', () => {
  it('comes to the sum of its lines', () => {
    expect(saleQuote([seat, flowers], null)).toEqual({ lines: [seat, flowers], totalCents: 1500 })
    expect(saleQuote([], null)).toEqual({ lines: [], totalCents: 0 })
  })

  it('has a discount shared over what is taxed alike, by its price', () => {
    const { lines, totalCents } = saleQuote([seat, flowers], {
      cents: 300,
      name: 'Korting: Vaste gast',
    })
    expect(totalCents).toBe(1200)
    expect(
      lines.slice(2).map(({ name, cents, vatBasisPoints }) => [name, cents, vatBasisPoints]),
    ).toEqual([
      ['Korting: Vaste gast', -200, 2100],
      ['Korting: Vaste gast', -100, 900],
    ])
  })

  it('has a discount apart for each category and each rate', () => {
    const depositLine = { ...seat, vatCategory: 'none' as const, vatBasisPoints: 0 }
    const zero = { ...seat, vatBasisPoints: 0 }
    const { lines } = saleQuote([depositLine, zero, seat], {
      cents: 300,
      name: 'Korting: Lekkage',
    })
    expect(lines.slice(3)).toMatchObject([
      { vatCategory: 'none', vatBasisPoints: 0, cents: -100 },
      { vatCategory: 'standard', vatBasisPoints: 0, cents: -100 },
      { vatCategory: 'standard', vatBasisPoints: 2100, cents: -100 },
    ])
    expect(lines[3]).toEqual({
      ...{ item: 'extra', night: null, persons: 0, cents: -100 },
      ...{ vatCategory: 'none', vatBasisPoints: 0, rule: 'BO §3', reading: null },
      name: 'Korting: Lekkage',
    })
  })

  it('has no line of a discount too small to share', () => {
    const { lines } = saleQuote([seat, { ...flowers, cents: 1 }], { cents: 1, name: 'x' })
    expect(lines.slice(2).map(({ cents }) => cents)).toEqual([-1])
    const free = { ...flowers, cents: 0 }
    expect(saleQuote([free], { cents: 0, name: 'x' }).lines).toEqual([free])
  })

  it('has one line of discount where all of it is taxed alike, and none of nothing', () => {
    const discount = { cents: 1500, name: 'Lekkage' }
    expect(saleQuote([seat, { ...seat, cents: 500 }], discount).lines).toHaveLength(3)
    expect(saleQuote([seat], { ...discount, cents: 0 }).lines).toEqual([seat])
  })

  it('is never sold for less than nothing', () => {
    expect(() => saleQuote([seat], { cents: 1001, name: 'x' })).toThrow('at most the price')
  })

  it('has a few kinds of discount to choose from', () => {
    expect(discountKinds).toEqual(['regular-guest', 'damaged', 'offer', 'goodwill'])
  })
})
