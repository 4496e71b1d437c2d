import { describe, expect, it } from 'vitest'
import { cheapestFamilyNight } from '../../../rules/family-room/cheapest-family-night.ts'
import { hasFamilyTariff } from '../../../rules/family-room/family-tariff-on.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import type { FamilyTariff, PriceList } from '../../../rules/quotes/price-list.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from '../quotes/days.ts'
import { familiekamer } from '../quotes/rooms.ts'

const night = day('2026-06-12')

/** 100.00 a night of a weekend, 90.00 of a midweek, 80.00 of a week. */
const tariff: FamilyTariff = {
  ...defaultPriceList.family![0]!,
  weekendCents: 30_000,
  midweekCents: 36_000,
  weekCents: 56_000,
  cleaningCents: 9000,
  extraByPersons: [0, 0, 0, 0, 0, 0, 0],
}

function cheapest(changes: Partial<PriceList> = {}, readings: Partial<Readings> = {}): number {
  const list = { ...defaultPriceList, family: [tariff], seasons: [], ...changes }
  return cheapestFamilyNight(familiekamer, night, list, { ...defaultReadings, ...readings })
}

describe('The least that a night of the family room brings', () => {
  it('is the night of its cheapest arrangement, rounded down, or the cleaning where that is less', () => {
    expect(cheapest()).toBe(8000)
    expect(cheapest({ family: [{ ...tariff, weekCents: 56_006 }] })).toBe(8000)
    expect(cheapest({ family: [{ ...tariff, weekendCents: 21_000 }] })).toBe(7000)
    expect(cheapest({ family: [{ ...tariff, cleaningCents: 4000 }] })).toBe(4000)
  })

  it('is that of the number of persons that pays least, one to six', () => {
    const family = (...extraByPersons: number[]) => [{ ...tariff, extraByPersons }]
    expect(cheapest({ family: family(0, -1000, 0, 0, 0, 0, 0) })).toBe(7000)
    expect(cheapest({ family: family(0, 0, 0, 0, 0, 0, -1500) })).toBe(6500)
    expect(cheapest({ family: family(-9000, 500, 500, 500, 500, 500, 500, -9000) })).toBe(8000)
  })

  it('is lower by a season’s discount on that night under family.seasons=as-ordinary alone', () => {
    const season = (firstNight: number) => [
      { firstNight, lastDate: firstNight + 1, cents: -2000, source: 'staff' },
    ]
    const asOrdinary = { 'family.seasons': 'as-ordinary' } as const
    expect(cheapest({ seasons: season(night) }, asOrdinary)).toBe(6000)
    expect(cheapest({ seasons: season(night) })).toBe(8000)
    expect(cheapest({ seasons: season(night + 1) }, asOrdinary)).toBe(8000)
  })

  it('is lower by the tourist tax of all persons where the price contains it', () => {
    const included = { 'family.tourist-tax': 'included' } as const
    expect(cheapest()).toBe(8000)
    expect(cheapest({}, included)).toBe(8000 - 6 * 250)
    expect(cheapest({ touristTax: [] }, included)).toBe(8000)
    // 10 % of what the tax leaves of 80.00 and of a season's 40.00: 10.91 out of 120.00.
    const touristTax = [{ ...defaultPriceList.touristTax[0]!, cents: null, basisPoints: 1000 }]
    const seasons = [{ firstNight: night, lastDate: night + 1, cents: 4000, source: 'staff' }]
    expect(
      cheapest(
        { touristTax, seasons },
        { ...included, 'family.seasons': 'as-ordinary', 'tourist-tax.percentage-base': 'with-vat' },
      ),
    ).toBe(8000 - 1091)
  })

  it('is by the row of any arrival whose week has the night, and of none after it', () => {
    const dear = { ...tariff, weekendCents: 60_000, midweekCents: 60_000, weekCents: 84_000 }
    const cheapestWithDearFrom = (validFrom: number) =>
      cheapest({ family: [tariff, { ...dear, cleaningCents: 12_000, validFrom }] })
    expect(cheapestWithDearFrom(night - 6)).toBe(12_000)
    expect(cheapestWithDearFrom(night - 5)).toBe(8000)
    const cheapFrom = (validFrom: number) =>
      cheapest({ family: [tariff, { ...tariff, weekCents: 7000, validFrom }] })
    expect(cheapFrom(night)).toBe(1000)
    expect(cheapFrom(night + 1)).toBe(8000)
  })

  it('is without end where the house has no tariff, and no night is sold', () => {
    expect(cheapest({ family: [] })).toBe(Infinity)
    expect([[], [tariff], undefined].map((family) => hasFamilyTariff({ family }))).toEqual([
      false,
      true,
      true,
    ])
  })
})
