import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm'
import { z } from 'zod'
import type { Day } from '../../rules/calendar/day.ts'
import { checkVatRate, vatCategories } from '../../rules/forms/check-vat-rate.ts'
import { formatPercentage, parsePercentage } from '../../rules/money/parse-percentage.ts'
import { textId } from '../../rules/texts/message.ts'
import type { VatCategory } from '../../rules/vat/vat-rate-on.ts'
import { typedText } from '../edits/kept-shape.ts'
import { keptTable } from '../edits/kept-table.ts'
import { datedColumns, datedOrder, datedRows, datedView } from './dated-row.ts'

/** Body of `POST` and `PUT /api/back-office/vat-rates`. */
const vatRateShape = z.object({
  ...datedOrder,
  category: z
    .enum(vatCategories, { error: textId('datedRow.vatCategory') })
    .nullish()
    .transform((category) => category ?? null),
  percentage: typedText,
})

/** A rate of `GET /api/back-office/vat-rates`. */
const vatRateViewShape = z.object({
  ...datedView,
  category: z.enum([...vatCategories, 'none']),
  percentage: z.string().meta({ description: 'As staff type it: `9`.' }),
})
export type VatRateView = z.output<typeof vatRateViewShape>

/** The VAT rate of a category from a day on, in basis points (2100 = 21 %). */
@Entity('vat_rates')
@Unique('vat_rates_category_valid_from_key', ['category', 'validFrom'])
@Check('vat_rates_category_check', `category IN ('lodging', 'food', 'standard', 'none')`)
@Check('vat_rates_basis_points_check', 'basis_points >= 0')
class VatRateEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('text')
  category!: VatCategory

  @Column('date')
  validFrom!: Day

  @Column('integer')
  basisPoints!: number

  @Column('text')
  source!: string
}

/** The VAT rates, one row for each change of the law (BO §3). */
export const vatRateTable = keptTable({
  name: 'VatRates',
  resource: 'vat-rates',
  entity: VatRateEntity,
  unknown: 'Dit btw-tarief bestaat niet.',
  ...datedRows,
  sorts: ['id', 'category', 'validFrom', 'basisPoints'],
  shape: vatRateShape,
  viewShape: vatRateViewShape,
  check: checkVatRate,
  rowOf({ category, percentage, ...order }) {
    const dated = datedColumns(order)
    const basisPoints = parsePercentage(percentage)
    return dated && category && basisPoints !== null ? { ...dated, category, basisPoints } : null
  },
  amongst: ({ category }) => ({ category }),
  viewOf: ({ basisPoints, ...row }) => ({ ...row, percentage: formatPercentage(basisPoints) }),
})
