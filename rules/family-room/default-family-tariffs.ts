import { dayOf } from '../calendar/day.ts'
import type { FamilyTariff } from '../quotes/price-list.ts'

/**
 * The family room's prices the property starts with: one row. Staff add a row when the prices change.
 */
export const defaultFamilyTariffs: FamilyTariff[] = [
  {
    validFrom: dayOf(2021, 1, 1),
    weekendCents: 44_900,
    midweekCents: 59_900,
    weekCents: 79_900,
    cleaningCents: 4000,
    extraByPersons: [0, 1000, 1000, 1000, 0, 1000, 2000],
    extraPersonCents: 1000,
    source: 'Prijslijst van het huis',
  },
]
