import type { EpochDay } from '../calendar/day.ts'
import { rowOn } from '../quotes/row-on.ts'
import type { Readings } from '../readings/readings.ts'
import { type Message, message } from '../texts/message.ts'
import type { CancellationConditions, ConditionStep } from './conditions.ts'

/**
 * What goes back to a guest who cancels, in sentences with the days of this stay: `Tot en met do 4
 * juni krijg je alles terug.` Days before the sale are left out. Empty where nothing was
 * agreed and staff decide (reading `cancellation.conditions`). `refundCents` says the same in cents.
 */
export function describeConditions(
  { soldOn, arrival }: { soldOn: EpochDay; arrival: EpochDay },
  rows: readonly CancellationConditions[],
  readings: Pick<Readings, 'cancellation.conditions'>,
): Message[] {
  const conditions = rowOn(rows, soldOn)
  if (!conditions || readings['cancellation.conditions'] === 'by-staff') return []
  const said = tellingSteps(conditions)
    .filter(({ daysBefore }) => arrival - daysBefore >= soldOn)
    .toReversed()
    .map(({ daysBefore, basisPoints }) =>
      message('cancellation.until', {
        day: { day: arrival - daysBefore, as: 'day' },
        share: shareInWords(basisPoints),
      }),
    )
  const last = said.length === 0 ? 'cancellation.nothing' : 'cancellation.afterwardsNothing'
  return [...said, message(last)]
}

/** The steps that give more than every later one, the last day first. */
export function tellingSteps({ steps }: CancellationConditions): ConditionStep[] {
  let most = 0
  return steps
    .toSorted((a, b) => a.daysBefore - b.daysBefore || b.basisPoints - a.basisPoints)
    .filter(({ basisPoints }) => {
      const isMore = basisPoints > most
      most = Math.max(most, basisPoints)
      return isMore
    })
}

/** `alles`, `de helft`, or a percentage, of basis points. */
export function shareInWords(basisPoints: number): Message {
  if (basisPoints === 10_000) return message('cancellation.all')
  if (basisPoints === 5000) return message('cancellation.half')
  return message('cancellation.percentage', { n: { decimal: basisPoints / 100 } })
}
