import type { EpochDay } from '../calendar/day.ts'
import type { TouristTaxTariff } from '../quotes/price-list.ts'
import { rowOn } from '../quotes/row-on.ts'

/**
 * The row of the tariff that counts for a night: the latest valid by then. Null before the first
 * row: no tax is known of.
 */
export function tariffOn(
  tariffs: readonly TouristTaxTariff[],
  night: EpochDay,
): TouristTaxTariff | null {
  return rowOn(tariffs, night) ?? null
}
