import type { EpochDay } from '../calendar/day.ts'
import { rowOn } from '../quotes/row-on.ts'
import type { Readings } from '../readings/readings.ts'
import { type Message, message } from '../texts/message.ts'
import type { CancellationConditions } from './conditions.ts'
import { shareInWords, tellingSteps } from './describe-conditions.ts'

/** A time before arrival, and what goes back to who cancels then. */
export interface GeneralCondition {
  when: Message
  share: Message
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
    when: untilWords(daysBefore),
    share: shareInWords(basisPoints),
  }))
  const last = told.length === 0 ? 'cancellation.always' : 'cancellation.afterwards'
  return [...told, { when: message(last), share: message('cancellation.none') }]
}

function untilWords(daysBefore: number): Message {
  if (daysBefore === 0) return message('cancellation.untilArrival')
  return daysBefore === 1
    ? message('cancellation.untilDayBefore')
    : message('cancellation.untilDays', { n: daysBefore })
}
