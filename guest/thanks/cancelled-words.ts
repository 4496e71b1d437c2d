import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'

type Money = Pick<BookingStatusView, 'balanceCents' | 'receivedCents' | 'refundedCents'>

/** What becomes of the money of a booking that was cancelled, sentence by sentence. */
export function cancelledWords({ balanceCents, receivedCents, refundedCents }: Money): string {
  const backCents = Math.max(0, -balanceCents)
  const keptCents = receivedCents - refundedCents - backCents
  const sentences = [
    'We houden de kamer niet langer voor je vast.',
    refundedCents > 0 && `We hebben ${formatEuro(refundedCents)} teruggestort.`,
    backCents > 0 && `${formatEuro(backCents)} krijg je terug.`,
    keptCents > 0 && `Van je betaling houden we ${formatEuro(keptCents)}.`,
    balanceCents > 0 && `Er staat nog ${formatEuro(balanceCents)} open.`,
    'Heb je hier een vraag over, bel of mail ons.',
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
