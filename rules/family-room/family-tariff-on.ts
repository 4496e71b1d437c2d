import type { EpochDay } from '../calendar/day.ts'
import type { FamilyTariff } from '../quotes/price-list.ts'
import { defaultFamilyTariffs } from './default-family-tariffs.ts'

/**
 * The row for an arrival: the latest valid by then, the first row for days before it, the prices of
 * BO §9 where there is no row.
 */
export function familyTariffOn(
  tariffs: readonly FamilyTariff[] | undefined,
  arrival: EpochDay,
): FamilyTariff {
  let found: FamilyTariff | undefined
  let first: FamilyTariff | undefined
  for (const tariff of tariffs ?? []) {
    if (!first || tariff.validFrom < first.validFrom) first = tariff
    if (tariff.validFrom <= arrival && (!found || tariff.validFrom > found.validFrom))
      found = tariff
  }
  return found ?? first ?? defaultFamilyTariffs[0]!
}
