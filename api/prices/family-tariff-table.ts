import type { z } from 'zod'
import {
  checkFamilyTariff,
  familyPersonFields,
  parseNightAmount,
  parseStayAmount,
} from '../../rules/forms/check-family-tariff.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import type { KeptTable } from '../edits/kept-table.ts'
import { datedColumns, sameStart } from './dated-row.ts'
import { FamilyTariffEntity } from './family-tariff-entity.ts'
import {
  type FamilyTariffView,
  familyTariffShape,
  familyTariffViewShape,
} from './family-tariff-shape.ts'

type Order = z.output<typeof familyTariffShape>

/** The family room's fixed prices, for arrivals from a day on (BO §9). */
export const familyTariffTable: KeptTable<FamilyTariffEntity, Order, FamilyTariffView> = {
  noun: 'family_tariffs',
  resource: 'family-tariffs',
  entity: FamilyTariffEntity,
  unknown: 'Dit tarief van de familiekamer bestaat niet.',
  sorts: ['id', 'validFrom'],
  otherwise: ['validFrom', 'DESC'],
  searched: ['source'],
  shape: familyTariffShape,
  viewShape: familyTariffViewShape,
  check: checkFamilyTariff,
  rowOf(order) {
    const dated = datedColumns(order)
    if (!dated || checkFamilyTariff(order).length > 0) return null
    const extras = familyPersonFields.map((field) => parseNightAmount(order[field])!)
    return {
      ...dated,
      weekendCents: parseStayAmount(order.weekend)!,
      midweekCents: parseStayAmount(order.midweek)!,
      weekCents: parseStayAmount(order.week)!,
      cleaningCents: parseStayAmount(order.cleaning)!,
      // Index 0 is not used: a number of persons is its own place.
      extraByPersons: [0, ...extras],
      extraPersonCents: parseNightAmount(order.extraPerson)!,
    }
  },
  clashes: sameStart,
  viewOf: ({ id, validFrom, source, extraByPersons, ...cents }) => ({
    id,
    validFrom,
    source,
    weekend: formatAmount(cents.weekendCents),
    midweek: formatAmount(cents.midweekCents),
    week: formatAmount(cents.weekCents),
    cleaning: formatAmount(cents.cleaningCents),
    ...(Object.fromEntries(
      familyPersonFields.map((field, place) => [
        field,
        formatAmount(extraByPersons[place + 1] ?? 0),
      ]),
    ) as Record<(typeof familyPersonFields)[number], string>),
    extraPerson: formatAmount(cents.extraPersonCents),
  }),
}
