import type { EpochDay } from '../calendar/day.ts'
import type { FamilyTariff } from '../quotes/price-list.ts'
import { firstRow, rowOn } from '../quotes/row-on.ts'
import { defaultFamilyTariffs } from './default-family-tariffs.ts'

/**
 * The row for an arrival: the latest valid by then, the first row for days before it, the prices of
 * BO §9 where there is no row.
 */
export function familyTariffOn(
  tariffs: readonly FamilyTariff[] | undefined,
  arrival: EpochDay,
): FamilyTariff {
  return rowOn(tariffs ?? [], arrival) ?? firstRow(tariffs ?? []) ?? defaultFamilyTariffs[0]!
}
