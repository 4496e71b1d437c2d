import type { z } from 'zod'
import {
  checkTouristTaxTariff,
  parseChildAge,
  parseNightCap,
  parseTouristTax,
} from '../../rules/forms/check-tourist-tax-tariff.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { formatPercentage, parsePercentage } from '../../rules/money/parse-percentage.ts'
import type { KeptTable } from '../edits/kept-table.ts'
import { datedColumns, sameStart } from './dated-row.ts'
import { TouristTaxTariffEntity } from './tourist-tax-tariff-entity.ts'
import {
  type TouristTaxTariffView,
  touristTaxTariffShape,
  touristTaxTariffViewShape,
} from './tourist-tax-tariff-shape.ts'

/** The municipality's tourist tax, one row for each by-law (BO §2, §9). */
export const touristTaxTariffTable: KeptTable<
  TouristTaxTariffEntity,
  z.output<typeof touristTaxTariffShape>,
  TouristTaxTariffView
> = {
  noun: 'tourist_tax_tariffs',
  resource: 'tourist-tax-tariffs',
  entity: TouristTaxTariffEntity,
  unknown: 'Dit tarief van de toeristenbelasting bestaat niet.',
  sorts: ['id', 'validFrom'],
  otherwise: ['validFrom', 'DESC'],
  searched: ['source'],
  shape: touristTaxTariffShape,
  viewShape: touristTaxTariffViewShape,
  check: checkTouristTaxTariff,
  rowOf({ amount, percentage, childAgeLimit, residentsExempt, nightCap, ...order }) {
    const dated = datedColumns(order)
    return (
      dated && {
        ...dated,
        cents: parseTouristTax(amount),
        basisPoints: parsePercentage(percentage),
        childAgeLimit: parseChildAge(childAgeLimit),
        residentsExempt,
        nightCap: parseNightCap(nightCap),
      }
    )
  },
  clashes: sameStart,
  viewOf: ({ cents, basisPoints, childAgeLimit, nightCap, ...row }) => ({
    ...row,
    amount: cents === null ? '' : formatAmount(cents),
    percentage: basisPoints === null ? '' : formatPercentage(basisPoints),
    childAgeLimit: String(childAgeLimit ?? ''),
    nightCap: String(nightCap ?? ''),
  }),
}
