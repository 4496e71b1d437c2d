import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'

type Money = Pick<BookingStatusView, 'balanceCents' | 'receivedCents' | 'refundedCents'>

/** What becomes of the money of a booking that was cancelled, sentence by sentence. */
export function cancelledWords(
  known: GuestWords,
  { balanceCents, receivedCents, refundedCents }: Money,
): string {
  const { siteThanks: words } = known
  const backCents = Math.max(0, -balanceCents)
  const keptCents = receivedCents - refundedCents - backCents
  const sentences = [
    words.roomReleased,
    refundedCents > 0 &&
      fillText(words.moneyRefunded, { amount: sumInWords(known, refundedCents) }),
    backCents > 0 && fillText(words.moneyBack, { amount: sumInWords(known, backCents) }),
    keptCents > 0 && fillText(words.moneyWithheld, { amount: sumInWords(known, keptCents) }),
    balanceCents > 0 && fillText(words.moneyOpen, { amount: sumInWords(known, balanceCents) }),
    words.anyQuestion,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
