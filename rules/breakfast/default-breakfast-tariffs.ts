import { dayOf } from '../calendar/day.ts'
import type { BreakfastTariff } from '../quotes/price-list.ts'
import { breakfastPrices } from './breakfast-prices.ts'

/** The breakfast prices the house starts with: one row. Staff add a row when the prices change. */
export const defaultBreakfastTariffs: BreakfastTariff[] = [
  { validFrom: dayOf(2021, 1, 1), ...breakfastPrices, source: 'BO §9, G §9' },
]
