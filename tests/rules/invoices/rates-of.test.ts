import { describe, expect, it } from 'vitest'
import { ratesOf } from '../../../rules/invoices/rates-of.ts'

describe('The rates of what was sold', () => {
  it('are reckoned once per rate, highest first and outside VAT last', () => {
    const rates = ratesOf([
      { cents: 500, vatCategory: 'none', vatBasisPoints: 0 },
      { cents: 109, vatCategory: 'food', vatBasisPoints: 900 },
      { cents: 121, vatCategory: 'standard', vatBasisPoints: 2100 },
      { cents: 109, vatCategory: 'food', vatBasisPoints: 900 },
    ])
    expect(rates).toEqual([
      { vatBasisPoints: 2100, grossCents: 121, netCents: 100, vatCents: 21 },
      { vatBasisPoints: 900, grossCents: 218, netCents: 200, vatCents: 18 },
      { vatBasisPoints: null, grossCents: 500, netCents: 500, vatCents: 0 },
    ])
  })
})

it('A rate of nothing stands above what is outside VAT, whichever came first', () => {
  const none = { cents: 500, vatCategory: 'none', vatBasisPoints: 0 } as const
  const zero = { cents: 300, vatCategory: 'food', vatBasisPoints: 0 } as const
  for (const sums of [
    [none, zero],
    [zero, none],
  ])
    expect(ratesOf(sums).map(({ vatBasisPoints }) => vatBasisPoints)).toEqual([0, null])
})
