import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../rules/calendar/day.ts'
import { defaultFamilyTariffs } from '../../../rules/family-room/default-family-tariffs.ts'
import { familyPriceOf } from '../../../rules/old-site/family-price.ts'
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

  it('of the family room has its cleaning last, at the VAT of its last night', () => {
    const { lines } = sold('2025-12-29', '2026-01-01', 4, 44_900, { type: family })!
    expect(lines.map(({ item }) => item)).toEqual([
      ...['family-night', 'tourist-tax', 'family-night', 'tourist-tax'],
      ...['family-night', 'tourist-tax', 'cleaning'],
    ])
    expect(lines.at(-1)).toMatchObject({ night: null, cents: 4_000, vatBasisPoints: 900 })
    expect(new Set(lines.map(({ rule }) => rule))).toEqual(new Set(['BO §9']))
  })

  it('of the family room does not grow with its nights where this house asks more: 449.00 beside 499.00', () => {
    const dearer = { ...defaultFamilyTariffs[0]!, weekendCents: 49_900 }
    const stay = { arrival: parseDay('2025-06-13')!, departure: parseDay('2025-06-16')! }
    const booking = { ...stay, persons: 4, priceCents: 44_900, soldNights: 3 }
    const prices = { ...defaultPriceList, family: [dearer] }
    expect(soldQuote(booking, family, prices, defaultReadings)?.totalCents).toBe(51_600)
  })

  it('of the family room is the stay’s price where 440.00 was agreed for a weekend', () => {
    expect(sold('2025-06-13', '2025-06-16', 4, 44_000, { type: family })?.totalCents).toBe(50_700)
  })

  it.each([
    ['a weekend of nights at 149.67', '2025-06-16', 14_967, 51_601],
    ['a midweek at 599.00', '2025-06-17', 59_900, 67_500],
    ['a week at 799.00', '2025-06-20', 79_900, 90_200],
  ])('of the family room is the stay’s or the nights’ for %s', (_what, departure, cents, total) => {
    expect(sold('2025-06-13', departure, 4, cents, { type: family })?.totalCents).toBe(total)
  })

  it.each([
    [44_900, false],
    [14_967, false],
    [26_500, true],
    [25_000, true],
    [5_000, true],
    [90_000, true],
  ])('of a family weekend for %i cents is doubtful: %s', (cents, isDoubtful) => {
    const stay = { arrival: parseDay('2025-06-13')!, departure: parseDay('2025-06-16')! }
    expect(familyPriceOf(stay, cents).isDoubtful).toBe(isDoubtful)
  })

  it('is none where the old site knew no price', () => {
    expect(sold('2025-06-10', '2025-06-12', 2, null)).toBeNull()
  })
})
