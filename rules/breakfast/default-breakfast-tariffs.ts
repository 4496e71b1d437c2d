import { dayOf } from '../calendar/day.ts'
import type { BreakfastTariff } from '../quotes/price-list.ts'

/** The breakfast prices the property starts with: one row. A new price is a new row. */
export const defaultBreakfastTariffs: BreakfastTariff[] = [
  {
    validFrom: dayOf(2021, 1, 1),
    boxCents: 1395,
    kidsBoxCents: 695,
    deliveryCents: 395,
    homeVillage: 'Elsloo',
    source: 'Prijslijst van het huis',
  },
]
