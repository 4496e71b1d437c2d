import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { z } from 'zod'
import type { Day } from '../../rules/calendar/day.ts'
import type { ConditionStep } from '../../rules/cancellation/conditions.ts'
import {
  checkCancellationConditions,
  parseDaysBefore,
} from '../../rules/forms/check-cancellation-conditions.ts'
import { formatPercentage, parsePercentage } from '../../rules/money/parse-percentage.ts'
import { typedText } from '../edits/kept-shape.ts'
import { keptTable } from '../edits/kept-table.ts'
import { datedColumns, datedOrder, datedRows, datedView } from './dated-row.ts'

/** Body of `POST` and `PUT /api/back-office/cancellation-conditions`. */
const cancellationConditionsShape = z.object({
  ...datedOrder,
  steps: z
    .array(z.object({ daysBefore: typedText, percentage: typedText }))
    .max(50)
    .nullish()
    .transform((steps) => steps ?? []),
})

/** A row of `GET /api/back-office/cancellation-conditions`. */
const cancellationConditionsViewShape = z.object({
  ...datedView,
  steps: z.array(
    z.object({
      daysBefore: z.string().meta({ description: 'Until so many days before the arrival …' }),
      percentage: z.string().meta({ description: '… this share goes back.' }),
    }),
  ),
})
export type CancellationConditionsView = z.output<typeof cancellationConditionsViewShape>

/** What goes back to a guest who cancels, for stays sold from a day on. */
@Entity('cancellation_conditions')
@Check('cancellation_conditions_steps_check', `jsonb_typeof(steps) = 'array'`)
class CancellationConditionsEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('date', { unique: true })
  validFrom!: Day

  @Column('jsonb')
  steps!: ConditionStep[]

  @Column('text')
  source!: string
}

/** What goes back to a guest who cancels, for stays sold from a day on. */
export const cancellationConditionsTable = keptTable({
  name: 'CancellationConditions',
  resource: 'cancellation-conditions',
  entity: CancellationConditionsEntity,
  unknown: 'Deze annuleringsvoorwaarden bestaan niet.',
  ...datedRows,
  shape: cancellationConditionsShape,
  viewShape: cancellationConditionsViewShape,
  check: checkCancellationConditions,
  rowOf({ steps, ...order }) {
    const dated = datedColumns(order)
    if (!dated) return null
    const read = steps.flatMap((step) => {
      const daysBefore = parseDaysBefore(step.daysBefore)
      const basisPoints = parsePercentage(step.percentage)
      return daysBefore === null || basisPoints === null ? [] : [{ daysBefore, basisPoints }]
    })
    return { ...dated, steps: read.toSorted((a, b) => b.daysBefore - a.daysBefore) }
  },
  viewOf: ({ steps, ...row }) => ({
    ...row,
    steps: steps.map(({ daysBefore, basisPoints }) => ({
      daysBefore: String(daysBefore),
      percentage: formatPercentage(basisPoints),
    })),
  }),
})
