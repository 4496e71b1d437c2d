import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../rules/calendar/day.ts'
import { soldQuote } from '../../../rules/old-site/sold-quote.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'

const ordinary = { id: 1, name: 'Knusse kamer', kind: 'ordinary', vatBasisPoints: 900 } as const
const family = { ...ordinary, id: 4, name: 'Familiekamer', kind: 'family' } as const

const sold = (
  arrival: string,
  departure: string,
  persons: number,
  priceCents: number | null,
  {
    type = ordinary,
    soldNights = null,
  }: { type?: typeof ordinary | typeof family; soldNights?: number | null } = {},
) => {
  const stay = { arrival: parseDay(arrival)!, departure: parseDay(departure)! }
  const booking = { ...stay, persons, priceCents, soldNights }
  return soldQuote(booking, type, defaultPriceList, defaultReadings)
}

describe('the quote that an old booking was sold with', () => {
  it('is the night’s price by the nights, and 2.25 tourist tax per person and night', () => {
    expect(sold('2025-06-10', '2025-06-12', 2, 9_500)).toMatchObject({
      ...{ totalCents: 19_900, nights: 2, persons: 2 },
      lines: [
        { item: 'room-night', night: '2025-06-10', cents: 9_500, vatBasisPoints: 900 },
        { item: 'tourist-tax', cents: 450, reading: 'tourist-tax.bills=2.25' },
        { item: 'room-night', night: '2025-06-11', cents: 9_500 },
        { item: 'tourist-tax', cents: 450 },
      ],
    })
  })

  it('has the VAT of each night', () => {
    const lines = sold('2025-12-31', '2026-01-02', 1, 9_500)!.lines
    expect(
      lines.filter(({ item }) => item === 'room-night').map(({ vatBasisPoints }) => vatBasisPoints),
    ).toEqual([900, 2_100])
  })

  it('keeps the sum of the nights that were sold where the dates say another number', () => {
    const quote = sold('2025-06-10', '2025-06-13', 1, 10_000, { soldNights: 2 })!
    expect(quote.totalCents).toBe(20_450)
    expect(quote.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(20_450)
  })

  it('of the family room is its fixed price for the stay, with cleaning: 449.00, 40.00 and 27.00 tax', () => {
    expect(sold('2025-06-13', '2025-06-16', 4, 44_900, { type: family })?.totalCents).toBe(51_600)
  })

  it('is none where the old site knew no price', () => {
    expect(sold('2025-06-10', '2025-06-12', 2, null)).toBeNull()
  })
})
