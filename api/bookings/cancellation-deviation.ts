import type { CancellationOffer } from './booking-views.ts'
import type { Cancellation } from './staff-changes.ts'

/** What is said where money goes back otherwise and nobody said why. */
export const WITHOUT_REASON = {
  field: 'reason',
  text: 'Schrijf op waarom er iets anders teruggaat dan volgens de voorwaarden.',
}

/** Whether other money goes back than the conditions say, and nobody said why. */
export function isDeviation(
  asked: Cancellation,
  { paidCents, refundCents }: CancellationOffer,
): boolean {
  const isOther = paidCents > 0 && refundCents !== null && asked.refundCents !== refundCents
  return isOther && asked.reason.trim() === ''
}
