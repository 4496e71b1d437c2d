import type { EpochDay } from '../calendar/day.ts'
import { dutchDay } from '../calendar/dutch.ts'
import { rowOn } from '../quotes/row-on.ts'
import type { Readings } from '../readings/readings.ts'
import type { CancellationConditions, ConditionStep } from './conditions.ts'

/**
 * What goes back to a guest who cancels, in Dutch sentences with the days of this stay: `Tot en met
 * do 4 juni krijg je alles terug.` Days before the sale are left out. Empty where nothing was
 * agreed and staff decide (reading `cancellation.conditions`). `refundCents` says the same in cents.
 */
export function describeConditions(
  { soldOn, arrival }: { soldOn: EpochDay; arrival: EpochDay },
  rows: readonly CancellationConditions[],
  readings: Pick<Readings, 'cancellation.conditions'>,
): string[] {
  const conditions = rowOn(rows, soldOn)
  if (!conditions || readings['cancellation.conditions'] === 'by-staff') return []
  const said = tellingSteps(conditions)
    .filter(({ daysBefore }) => arrival - daysBefore >= soldOn)
    .toReversed()
    .map(
      ({ daysBefore, basisPoints }) =>
        `Tot en met ${dutchDay(arrival - daysBefore)} krijg je ${shareInWords(basisPoints)} terug.`,
    )
  return [...said, said.length === 0 ? 'Je krijgt niets terug.' : 'Daarna krijg je niets terug.']
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
export function shareInWords(basisPoints: number): string {
  if (basisPoints === 10_000) return 'alles'
  if (basisPoints === 5000) return 'de helft'
  return `${String(basisPoints / 100).replace('.', ',')}%`
}
