import { describe, expect, it } from 'vitest'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { lodgingRateOn } from '../../../rules/vat/lodging-rate.ts'
import { rateOfLine } from '../../../rules/vat/rate-of-line.ts'
import { splitAllIn } from '../../../rules/vat/split-all-in.ts'
import { splitVat } from '../../../rules/vat/split-vat.ts'
import { statutoryRates } from '../../../rules/vat/statutory-rates.ts'
import { vatRateOn } from '../../../rules/vat/vat-rate-on.ts'
import { day } from '../quotes/days.ts'

describe('the statutory VAT rates', () => {
  it.each([
    ['lodging', '2021-06-01', 900],
    ['lodging', '2025-12-31', 900],
    ['lodging', '2026-01-01', 2100],
    ['food', '2025-12-31', 900],
    ['food', '2026-01-01', 900],
    ['standard', '2025-12-31', 2100],
    ['standard', '2026-01-01', 2100],
    ['none', '2026-01-01', 0],
  ] as const)('ask of %s on %s %i basis points', (category, on, basisPoints) => {
    expect(vatRateOn(statutoryRates, category, day(on))).toBe(basisPoints)
  })

  it('count from the first row for days before it, and ask nothing of a category without rows', () => {
    expect(vatRateOn(statutoryRates, 'lodging', day('2010-01-01'))).toBe(900)
    expect(vatRateOn([], 'lodging', day('2026-01-01'))).toBe(0)
  })

  it('are found in rows of any order', () => {
    const reversed = statutoryRates.toReversed()
    expect(
      ['2010-01-01', '2025-12-31', '2026-01-01'].map((on) =>
        vatRateOn(reversed, 'lodging', day(on)),
      ),
    ).toEqual([900, 900, 2100])
    expect(
      vatRateOn(
        [{ ...statutoryRates[0]!, category: 'none', basisPoints: 500 }],
        'none',
        day('2026-01-01'),
      ),
    ).toBe(0)
  })

  it('give way to the percentage stored with the room under vat.lodging=stored (BO §3: 9)', () => {
    const stored = { ...defaultReadings, 'vat.lodging': 'stored' } as const
    expect(lodgingRateOn(day('2026-01-01'), { vatBasisPoints: 900 }, statutoryRates, stored)).toBe(
      900,
    )
    expect(
      lodgingRateOn(day('2026-01-01'), { vatBasisPoints: 900 }, statutoryRates, defaultReadings),
    ).toBe(2100)
  })
})

describe('the VAT rate of a line that was sold', () => {
  const sold2024 = { vatCategory: 'lodging' as const, vatBasisPoints: 900 }
  it('is that of its date of supply: a night in 2026 that was sold at 9 % is taxed at 21 %', () => {
    expect(rateOfLine(sold2024, day('2026-01-01'), statutoryRates, defaultReadings)).toBe(2100)
    expect(rateOfLine(sold2024, day('2025-12-31'), statutoryRates, defaultReadings)).toBe(900)
    const tax = { vatCategory: 'none' as const, vatBasisPoints: 0 }
    expect(rateOfLine(tax, day('2026-01-01'), statutoryRates, defaultReadings)).toBe(0)
  })

  it('is that of the sale for lodging under vat.lodging=stored', () => {
    const stored = { 'vat.lodging': 'stored' as const }
    expect(rateOfLine(sold2024, day('2026-01-01'), statutoryRates, stored)).toBe(900)
    const food = { vatCategory: 'food' as const, vatBasisPoints: 600 }
    expect(rateOfLine(food, day('2026-01-01'), statutoryRates, stored)).toBe(900)
  })
})

describe('the VAT inside a price', () => {
  it.each([
    [9250, 2100, 7645, 1605],
    [12_100, 2100, 10_000, 2100],
    [10_900, 900, 10_000, 900],
    [500, 0, 500, 0],
    [-9250, 2100, -7645, -1605],
  ])(
    'of %i cents at %i basis points leaves %i net and %i VAT',
    (gross, rate, netCents, vatCents) => {
      expect(splitVat(gross, rate)).toEqual({ netCents, vatCents })
    },
  )
})

describe('an all-in price', () => {
  it('is split over its parts by their market value', () => {
    const parts = [
      { category: 'lodging', marketCents: 9000 },
      { category: 'food', marketCents: 3000 },
    ] as const
    expect(splitAllIn(10_000, parts).map((part) => part.cents)).toEqual([7500, 2500])
  })

  it('loses no cent to rounding', () => {
    const thirds = [1, 1, 1].map((marketCents) => ({ category: 'standard' as const, marketCents }))
    expect(splitAllIn(10_000, thirds).reduce((sum, part) => sum + part.cents, 0)).toBe(10_000)
  })

  it('cannot be split by parts without a value', () => {
    expect(() => splitAllIn(10_000, [{ category: 'food', marketCents: 0 }])).toThrow(RangeError)
  })
})

it('Each statutory rate names its law', () => {
  for (const { source } of statutoryRates) expect(source).toMatch(/Wet OB|Belastingplan/)
})
