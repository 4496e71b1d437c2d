import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { z } from 'zod'
import type { Day } from '../../rules/calendar/day.ts'
import {
  checkTouristTaxTariff,
  parseChildAge,
  parseNightCap,
  parseTouristTax,
} from '../../rules/forms/check-tourist-tax-tariff.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { formatPercentage, parsePercentage } from '../../rules/money/parse-percentage.ts'
import { typedText } from '../edits/kept-shape.ts'
import { keptTable } from '../edits/kept-table.ts'
import { datedColumns, datedOrder, datedRows, datedView } from './dated-row.ts'

/** Body of `POST` and `PUT /api/back-office/tourist-tax-tariffs`: an amount or a percentage. */
const touristTaxTariffShape = z.object({
  ...datedOrder,
  amount: typedText,
  percentage: typedText,
  childAgeLimit: typedText,
  residentsExempt: z
    .boolean()
    .nullish()
    .transform((ticked) => ticked ?? false),
  nightCap: typedText,
})

/** A row of `GET /api/back-office/tourist-tax-tariffs`; what it has not is empty. */
const touristTaxTariffViewShape = z.object({
  ...datedView,
  amount: z.string().meta({ description: 'A person a night, as staff type it: `2,50`.' }),
  percentage: z.string().meta({ description: 'Of the price of the night, as staff type it.' }),
  childAgeLimit: z.string().meta({ description: 'Younger guests pay nothing.' }),
  residentsExempt: z.boolean(),
  nightCap: z.string(),
})
export type TouristTaxTariffView = z.output<typeof touristTaxTariffViewShape>

/** The municipality's tourist tax from a day on: an amount p.p.p.n. in cents, or a percentage. */
@Entity('tourist_tax_tariffs')
@Check('tourist_tax_tariffs_check', '(cents IS NULL) <> (basis_points IS NULL)')
class TouristTaxTariffEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('date', { unique: true })
  validFrom!: Day

  @Column('integer', { nullable: true })
  cents!: number | null

  @Column('integer', { nullable: true })
  basisPoints!: number | null

  /** Guests younger than this pay nothing. */
  @Column('smallint', { nullable: true })
  childAgeLimit!: number | null

  @Column('boolean', { default: false })
  residentsExempt!: boolean

  @Column('smallint', { nullable: true })
  nightCap!: number | null

  @Column('text')
  source!: string
}

/** The municipality's tourist tax, one row for each by-law (BO §2, §9). */
export const touristTaxTariffTable = keptTable({
  name: 'TouristTaxTariffs',
  resource: 'tourist-tax-tariffs',
  entity: TouristTaxTariffEntity,
  unknown: 'Dit tarief van de toeristenbelasting bestaat niet.',
  ...datedRows,
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
  viewOf: ({ cents, basisPoints, childAgeLimit, nightCap, ...row }) => ({
    ...row,
    amount: cents === null ? '' : formatAmount(cents),
    percentage: basisPoints === null ? '' : formatPercentage(basisPoints),
    childAgeLimit: String(childAgeLimit ?? ''),
    nightCap: String(nightCap ?? ''),
  }),
})
