import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saleQuote } from '../../../rules/cash-desk/sale-quote.ts'
import type { QuoteLine } from '../../../rules/quotes/quote.ts'

const lines = fc.array(
  fc.record({
    cents: fc.integer({ min: 1, max: 100_000 }),
    taxed: fc.constantFrom(
      { vatCategory: 'food', vatBasisPoints: 900 } as const,
      { vatCategory: 'standard', vatBasisPoints: 2100 } as const,
      { vatCategory: 'none', vatBasisPoints: 0 } as const,
    ),
  }),
  { minLength: 1, maxLength: 8 },
)

describe('A discount', () => {
  it('takes exactly itself off, and at no rate more than was sold at it', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (sold, part) => {
        const asked = sold.map(({ cents, taxed }): QuoteLine => ({
          item: 'extra',
          night: null,
          persons: 1,
          cents,
          ...taxed,
          rule: 'BO §9',
          reading: null,
        }))
        const full = asked.reduce((sum, { cents }) => sum + cents, 0)
        const cents = Math.floor(full * part)
        const quote = saleQuote(asked, { cents, name: 'x' })
        expect(quote.totalCents).toBe(full - cents)
        for (const rate of [0, 900, 2100]) {
          const atRate = quote.lines.filter(({ vatBasisPoints }) => vatBasisPoints === rate)
          expect(atRate.reduce((sum, line) => sum + line.cents, 0)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
