import { type EpochDay, dayOf } from '../calendar/day.ts'
import { roundCents } from '../money/round-cents.ts'
import { rowOn } from '../quotes/row-on.ts'
import type { Readings } from '../readings/readings.ts'

/** Until `daysBefore` days before arrival this share goes back, in basis points. */
export interface ConditionStep {
  daysBefore: number
  basisPoints: number
}

/** The conditions of stays that were sold from a date on. */
export interface CancellationConditions {
  validFrom: EpochDay
  steps: readonly ConditionStep[]
  source: string
}

/**
 * What the property starts with: all back until 7 days before arrival, half until 1 day, then nothing.
 * Staff add a row when the conditions change.
 */
export const defaultConditions: CancellationConditions[] = [
  {
    validFrom: dayOf(2021, 1, 1),
    steps: [
      { daysBefore: 7, basisPoints: 10_000 },
      { daysBefore: 1, basisPoints: 5000 },
    ],
    source: 'Voorwaarden bij de start',
  },
]

/** A sold stay, as far as its cancellation asks. */
export interface CancelledStay {
  soldOn: EpochDay
  arrival: EpochDay
  totalCents: number
}

/**
 * What goes back to the guest, in cents, when a stay is cancelled on a day (reading
 * `cancellation.conditions`): of 215.00, 215.00 seven days before arrival, 107.50 the day before,
 * nothing on the day itself. Half a cent is the guest's. Null where nothing was agreed and staff
 * decide: by the other value of the reading, or for a stay sold before the first row.
 */
export function refundCents(
  { soldOn, arrival, totalCents }: CancelledStay,
  cancelledOn: EpochDay,
  rows: readonly CancellationConditions[],
  readings: Pick<Readings, 'cancellation.conditions'>,
): number | null {
  if (readings['cancellation.conditions'] === 'by-staff') return null
  const conditions = rowOn(rows, soldOn)
  if (!conditions) return null
  const daysLeft = arrival - cancelledOn
  const shares = conditions.steps.map(({ daysBefore, basisPoints }) =>
    daysLeft >= daysBefore ? basisPoints : 0,
  )
  return roundCents((totalCents * Math.max(0, ...shares)) / 10_000)
}
