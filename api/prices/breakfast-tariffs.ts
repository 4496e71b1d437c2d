import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { z } from 'zod'
import type { Day } from '../../rules/calendar/day.ts'
import { checkBreakfastTariff, parseBoxAmount } from '../../rules/forms/check-breakfast-tariff.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { typedText } from '../edits/kept-shape.ts'
import { keptTable } from '../edits/kept-table.ts'
import { datedColumns, datedOrder, datedRows, datedView } from './dated-row.ts'

/** Body of `POST` and `PUT /api/back-office/breakfast-tariffs`. */
const breakfastTariffShape = z.object({
  ...datedOrder,
  box: typedText,
  kidsBox: typedText,
  delivery: typedText,
  homeVillage: typedText,
})

/** A row of `GET /api/back-office/breakfast-tariffs`: amounts as staff type them. */
const breakfastTariffViewShape = z.object({
  ...datedView,
  box: z.string().meta({ description: 'For one adult, such as `13,95`.' }),
  kidsBox: z.string(),
  delivery: z.string().meta({ description: 'One order, outside the home village.' }),
  homeVillage: z.string().meta({ description: 'Where delivery is free; empty: nowhere.' }),
})
export type BreakfastTariffView = z.output<typeof breakfastTariffViewShape>

/** The prices of breakfast boxes and their delivery from a day on, in cents (BO §9, G §9). */
@Entity('breakfast_tariffs')
@Check('breakfast_tariffs_check', 'least(box_cents, delivery_cents, kids_box_cents) >= 0')
class BreakfastTariffEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('date', { unique: true })
  validFrom!: Day

  /** A box for one adult. */
  @Column('integer')
  boxCents!: number

  /** One order, outside the home village. */
  @Column('integer')
  deliveryCents!: number

  @Column('integer')
  kidsBoxCents!: number

  /** Where delivery is free of charge; empty: nowhere. */
  @Column('text', { default: '' })
  homeVillage!: string

  @Column('text')
  source!: string
}

/** The prices of breakfast boxes and their delivery from a day on (BO §9, G §9). */
export const breakfastTariffTable = keptTable({
  name: 'BreakfastTariffs',
  resource: 'breakfast-tariffs',
  entity: BreakfastTariffEntity,
  unknown: 'Dit tarief van het ontbijt bestaat niet.',
  ...datedRows,
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
  viewOf: ({ boxCents, kidsBoxCents, deliveryCents, ...row }) => ({
    ...row,
    box: formatAmount(boxCents),
    kidsBox: formatAmount(kidsBoxCents),
    delivery: formatAmount(deliveryCents),
  }),
})
