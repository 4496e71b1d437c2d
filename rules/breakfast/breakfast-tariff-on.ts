import type { EpochDay } from '../calendar/day.ts'
import type { BreakfastTariff } from '../quotes/price-list.ts'
import { firstRow, rowOn } from '../quotes/row-on.ts'
import { defaultBreakfastTariffs } from './default-breakfast-tariffs.ts'

/**
 * The prices of a delivery: the latest row valid on its day, the first row for days before it, the
 * prices of BO §9 where there is no row.
 */
export function breakfastTariffOn(
  tariffs: readonly BreakfastTariff[] | undefined,
  delivery: EpochDay,
): BreakfastTariff {
  return rowOn(tariffs ?? [], delivery) ?? firstRow(tariffs ?? []) ?? defaultBreakfastTariffs[0]!
}
