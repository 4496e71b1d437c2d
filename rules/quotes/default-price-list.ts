import { defaultBreakfastTariffs } from '../breakfast/default-breakfast-tariffs.ts'
import { defaultConditions } from '../cancellation/conditions.ts'
import { defaultFamilyTariffs } from '../family-room/default-family-tariffs.ts'
import { defaultSeasons } from '../seasons/default-seasons.ts'
import { defaultTariffs } from '../tourist-tax/default-tariffs.ts'
import { statutoryRates } from '../vat/statutory-rates.ts'
import type { PriceList } from './price-list.ts'

/**
 * The dated numbers the property starts with, each row with its source. From then on staff keep the
 * rows.
 */
export const defaultPriceList: PriceList = {
  seasons: defaultSeasons,
  touristTax: defaultTariffs,
  vat: statutoryRates,
  family: defaultFamilyTariffs,
  breakfast: defaultBreakfastTariffs,
  conditions: defaultConditions,
}
