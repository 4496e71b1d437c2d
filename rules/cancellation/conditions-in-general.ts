import type { EpochDay } from '../calendar/day.ts'
import { rowOn } from '../quotes/row-on.ts'
import type { Readings } from '../readings/readings.ts'
import type { CancellationConditions } from './conditions.ts'
import { shareInWords, tellingSteps } from './describe-conditions.ts'

/** A time before arrival, and what goes back to who cancels then. */
export interface GeneralCondition {
  when: string
  share: string
}

/**
 * The conditions of a stay sold on a day, without its dates: `Tot en met 7 dagen voor aankomst`,
 * `alles`. Empty where nothing was agreed and staff decide (reading `cancellation.conditions`).
 */
export function conditionsInGeneral(
  soldOn: EpochDay,
  rows: readonly CancellationConditions[],
  readings: Pick<Readings, 'cancellation.conditions'>,
): GeneralCondition[] {
  const conditions = rowOn(rows, soldOn)
  if (!conditions || readings['cancellation.conditions'] === 'by-staff') return []
  const steps = tellingSteps(conditions).toReversed()
  const told = steps.map(({ daysBefore, basisPoints }) => ({
    when: `Tot en met ${dayWords(daysBefore)}`,
    share: shareInWords(basisPoints),
  }))
  return [...told, { when: told.length === 0 ? 'Altijd' : 'Daarna', share: 'niets' }]
}

function dayWords(daysBefore: number): string {
  if (daysBefore === 0) return 'de dag van aankomst'
  return daysBefore === 1 ? 'de dag voor aankomst' : `${daysBefore} dagen voor aankomst`
}
