import type { z } from 'zod'
import {
  checkCancellationConditions,
  parseDaysBefore,
} from '../../rules/forms/check-cancellation-conditions.ts'
import { formatPercentage, parsePercentage } from '../../rules/money/parse-percentage.ts'
import type { KeptTable } from '../edits/kept-table.ts'
import { CancellationConditionsEntity } from './cancellation-conditions-entity.ts'
import {
  type CancellationConditionsView,
  cancellationConditionsShape,
  cancellationConditionsViewShape,
} from './cancellation-conditions-shape.ts'
import { datedColumns, sameStart } from './dated-row.ts'

/** What goes back to a guest who cancels, for stays sold from a day on. */
export const cancellationConditionsTable: KeptTable<
  CancellationConditionsEntity,
  z.output<typeof cancellationConditionsShape>,
  CancellationConditionsView
> = {
  noun: 'cancellation_conditions',
  resource: 'cancellation-conditions',
  entity: CancellationConditionsEntity,
  unknown: 'Deze annuleringsvoorwaarden bestaan niet.',
  sorts: ['id', 'validFrom'],
  otherwise: ['validFrom', 'DESC'],
  searched: ['source'],
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
  clashes: sameStart,
  viewOf: ({ steps, ...row }) => ({
    ...row,
    steps: steps.map(({ daysBefore, basisPoints }) => ({
      daysBefore: String(daysBefore),
      percentage: formatPercentage(basisPoints),
    })),
  }),
}
