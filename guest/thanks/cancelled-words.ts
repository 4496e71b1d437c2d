import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'

type Money = Pick<BookingStatusView, 'balanceCents' | 'receivedCents' | 'refundedCents'>

/** What becomes of the money of a booking that was cancelled, sentence by sentence. */
export function cancelledWords(
  { siteThanks: words }: GuestWords,
  { balanceCents, receivedCents, refundedCents }: Money,
): string {
  const backCents = Math.max(0, -balanceCents)
  const keptCents = receivedCents - refundedCents - backCents
  const sentences = [
    words.roomReleased,
    refundedCents > 0 && fillText(words.moneyRefunded, { amount: formatEuro(refundedCents) }),
    backCents > 0 && fillText(words.moneyBack, { amount: formatEuro(backCents) }),
    keptCents > 0 && fillText(words.moneyWithheld, { amount: formatEuro(keptCents) }),
    balanceCents > 0 && fillText(words.moneyOpen, { amount: formatEuro(balanceCents) }),
    words.anyQuestion,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
