import type { EpochDay } from '../calendar/day.ts'
import type { FamilyTariff, PriceList } from '../quotes/price-list.ts'
import { firstRow, rowOn } from '../quotes/row-on.ts'
import { defaultFamilyTariffs } from './default-family-tariffs.ts'

/**
 * The row for an arrival: the latest valid by then, the first row for days before it. Null where the
 * house has no row: it has no price then. A list that leaves the rows out is of before they were
 * kept, with the prices of BO §9.
 */
export function familyTariffOn(
  tariffs: readonly FamilyTariff[] = defaultFamilyTariffs,
  arrival: EpochDay,
): FamilyTariff | null {
  return rowOn(tariffs, arrival) ?? firstRow(tariffs) ?? null
}

/** Whether the family room has a price at all. */
export function hasFamilyTariff({ family }: Pick<PriceList, 'family'>): boolean {
  return family?.length !== 0
}
