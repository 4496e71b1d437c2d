import type { z } from 'zod'
import { checkVatRate } from '../../rules/forms/check-vat-rate.ts'
import { formatPercentage, parsePercentage } from '../../rules/money/parse-percentage.ts'
import type { KeptTable } from '../edits/kept-table.ts'
import { datedColumns, sameStart } from './dated-row.ts'
import { VatRateEntity } from './vat-rate-entity.ts'
import { type VatRateView, vatRateShape, vatRateViewShape } from './vat-rate-shape.ts'

/** The VAT rates, one row for each change of the law (BO §3). */
export const vatRateTable: KeptTable<VatRateEntity, z.output<typeof vatRateShape>, VatRateView> = {
  noun: 'vat_rates',
  resource: 'vat-rates',
  entity: VatRateEntity,
  unknown: 'Dit btw-tarief bestaat niet.',
  sorts: ['id', 'category', 'validFrom', 'basisPoints'],
  otherwise: ['validFrom', 'DESC'],
  searched: ['source'],
  shape: vatRateShape,
  viewShape: vatRateViewShape,
  check: checkVatRate,
  rowOf({ category, percentage, ...order }) {
    const dated = datedColumns(order)
    const basisPoints = parsePercentage(percentage)
    return dated && category && basisPoints !== null ? { ...dated, category, basisPoints } : null
  },
  clashes: sameStart,
  amongst: ({ category }) => ({ category }),
  viewOf: ({ basisPoints, ...row }) => ({ ...row, percentage: formatPercentage(basisPoints) }),
}
