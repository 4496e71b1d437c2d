import { dayOf } from '../calendar/day.ts'
import type { TouristTaxTariff } from '../quotes/price-list.ts'

/**
 * The municipal tariff the property starts with: one row, 2.50 per person per night until the by-law
 * is looked up. Staff add a row when the municipality changes its by-law.
 */
export const defaultTariffs: TouristTaxTariff[] = [
  {
    validFrom: dayOf(2021, 1, 1),
    cents: 250,
    basisPoints: null,
    childAgeLimit: null,
    residentsExempt: false,
    nightCap: null,
    source: 'Verordening van de gemeente',
  },
]
