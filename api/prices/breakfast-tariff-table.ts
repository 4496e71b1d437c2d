import type { z } from 'zod'
import { checkBreakfastTariff, parseBoxAmount } from '../../rules/forms/check-breakfast-tariff.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import type { KeptTable } from '../edits/kept-table.ts'
import { BreakfastTariffEntity } from './breakfast-tariff-entity.ts'
import {
  type BreakfastTariffView,
  breakfastTariffShape,
  breakfastTariffViewShape,
} from './breakfast-tariff-shape.ts'
import { datedColumns, sameStart } from './dated-row.ts'

type Order = z.output<typeof breakfastTariffShape>

/** The prices of breakfast boxes and their delivery from a day on (BO §9, G §9). */
export const breakfastTariffTable: KeptTable<BreakfastTariffEntity, Order, BreakfastTariffView> = {
  noun: 'breakfast_tariffs',
  resource: 'breakfast-tariffs',
  entity: BreakfastTariffEntity,
  unknown: 'Dit tarief van het ontbijt bestaat niet.',
  sorts: ['id', 'validFrom'],
  otherwise: ['validFrom', 'DESC'],
  searched: ['source'],
  shape: breakfastTariffShape,
  viewShape: breakfastTariffViewShape,
  check: checkBreakfastTariff,
  rowOf({ box, kidsBox, delivery, homeVillage, ...order }) {
    const dated = datedColumns(order)
    const boxCents = parseBoxAmount(box)
    const kidsBoxCents = parseBoxAmount(kidsBox)
    const deliveryCents = parseBoxAmount(delivery)
    if (!dated || boxCents === null || kidsBoxCents === null || deliveryCents === null) return null
    return { ...dated, boxCents, kidsBoxCents, deliveryCents, homeVillage: homeVillage.trim() }
  },
  clashes: sameStart,
  viewOf: ({ boxCents, kidsBoxCents, deliveryCents, ...row }) => ({
    ...row,
    box: formatAmount(boxCents),
    kidsBox: formatAmount(kidsBoxCents),
    delivery: formatAmount(deliveryCents),
  }),
}
