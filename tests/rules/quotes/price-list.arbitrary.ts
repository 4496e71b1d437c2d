import fc from 'fast-check'
import type {
  FamilyTariff,
  PriceList,
  Season,
  TouristTaxTariff,
} from '../../../rules/quotes/price-list.ts'
import type { VatRate } from '../../../rules/vat/vat-rate-on.ts'
import { october2025 } from '../../../rules/seasons/october-2025.ts'
import { statutoryRates } from '../../../rules/vat/statutory-rates.ts'
import { day } from './days.ts'

/**
 * The days that generated stays and rows lie in: both seasons of BO §9, the change of VAT and the
 * end of the rows.
 */
export const firstDay = day('2024-12-01')
export const lastDay = day('2027-03-01')
export const anyDay = fc.integer({ min: firstDay, max: lastDay })

const season: fc.Arbitrary<Season> = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 60 }), fc.integer({ min: -500, max: 3000 }))
  .map(([firstNight, days, cents]) => ({
    firstNight,
    lastDate: firstNight + days,
    cents,
    source: 'staff',
  }))

/** Rows of any dates, often overlapping, the disputed one of October 2025 half of the time. */
export const anySeasons: fc.Arbitrary<Season[]> = fc
  .tuple(fc.array(season, { maxLength: 20 }), fc.boolean())
  .map(([rows, disputed]) => (disputed ? [...rows, october2025] : rows))

const rowLimits = {
  validFrom: fc.oneof(anyDay, fc.constant(firstDay - 400)),
  childAgeLimit: fc.option(fc.integer({ min: 1, max: 18 })),
  residentsExempt: fc.boolean(),
  source: fc.constant('by-law'),
}
const cap = fc.option(fc.integer({ min: 0, max: 10 }))
const amount = { cents: fc.integer({ min: 0, max: 600 }), basisPoints: fc.constant(null) }
const percentage = { cents: fc.constant(null), basisPoints: fc.integer({ min: 0, max: 1500 }) }

/** Tariffs of one to three rows: amounts, percentages, or either, with a cap or without. */
function tariffs(...rows: fc.Arbitrary<TouristTaxTariff>[]): fc.Arbitrary<TouristTaxTariff[]> {
  return fc.array(fc.oneof(...rows), { minLength: 1, maxLength: 3 })
}
const uncapped = { ...rowLimits, nightCap: fc.constant(null) }
const capped = { ...rowLimits, nightCap: cap }
export const uncappedAmounts = tariffs(fc.record({ ...uncapped, ...amount }))
export const uncappedPercentages = tariffs(fc.record({ ...uncapped, ...percentage }))
const lowCap = { nightCap: fc.integer({ min: 1, max: 4 }), validFrom: fc.constant(firstDay - 400) }
export const cappedPercentages = tariffs(fc.record({ ...rowLimits, ...percentage, ...lowCap }))
export const anyTariffs = tariffs(
  fc.record({ ...capped, ...amount }),
  fc.record({ ...capped, ...percentage }),
)

const lodgingRate: fc.Arbitrary<VatRate> = fc.record({
  category: fc.constant('lodging'),
  validFrom: anyDay,
  basisPoints: fc.constantFrom(0, 600, 900, 1350, 2100),
  source: fc.constant('law'),
})
export const anyVat: fc.Arbitrary<VatRate[]> = fc
  .array(lodgingRate, { maxLength: 3 })
  .map((rows) => [...rows, ...statutoryRates])

const familyTariff: fc.Arbitrary<FamilyTariff> = fc.record({
  validFrom: anyDay,
  weekendCents: fc.integer({ min: 20_000, max: 60_000 }),
  midweekCents: fc.integer({ min: 20_000, max: 80_000 }),
  weekCents: fc.integer({ min: 50_000, max: 90_000 }),
  cleaningCents: fc.integer({ min: 0, max: 6000 }),
  extraByPersons: fc.tuple(...[0, 1, 2, 3, 4, 5, 6].map(() => fc.integer({ min: 0, max: 2500 }))),
  extraPersonCents: fc.integer({ min: 0, max: 2500 }),
  source: fc.constant('staff'),
})

/** A price list with these tariffs; any rows otherwise. */
export function priceListWith(
  touristTax: fc.Arbitrary<TouristTaxTariff[]>,
): fc.Arbitrary<PriceList> {
  const family = fc.array(familyTariff, { minLength: 1, maxLength: 3 })
  return fc.record({ seasons: anySeasons, touristTax, vat: anyVat, family })
}

export const anyPriceList = priceListWith(anyTariffs)
