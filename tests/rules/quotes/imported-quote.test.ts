import { describe, expect, it } from 'vitest'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { importedQuote } from '../../../rules/quotes/imported-quote.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from './days.ts'
import { knusseKamer } from './rooms.ts'

describe('a booking imported with a total only', () => {
  it('has its total shared over its nights, each at the VAT rate of its day', () => {
    const stay = {
      ...{ roomType: knusseKamer, persons: 2, screen: 'bills' as const },
      arrival: day('2025-12-30'),
      departure: day('2026-01-02'),
    }
    const quote = importedQuote(stay, 10_000, defaultPriceList, defaultReadings)
    expect(quote).toMatchObject({ totalCents: 10_000, nights: 3, persons: 2 })
    expect(quote.lines[0]).toMatchObject({ item: 'room-night', rule: 'BO §3' })
    expect(
      quote.lines.map(({ night, cents, vatBasisPoints }) => [night, cents, vatBasisPoints]),
    ).toEqual([
      ['2025-12-30', 3_334, 900],
      ['2025-12-31', 3_333, 900],
      ['2026-01-01', 3_333, 2_100],
    ])
  })
})
