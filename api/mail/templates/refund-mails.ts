import { formatEuro } from '../../../rules/money/format-euro.ts'
import { bookingMail } from './booking-mail-facts.ts'
import {
  type BookingMailRecord,
  type MailedRefund,
  isBack,
  isWrittenTo,
} from './booking-mail-record.ts'
import { wentBack } from './money-back.ts'
import { greeting } from './stay-parts.ts'

/** A property that was away does not tell of money that went back long ago, ms. */
const TOLD_WITHIN_MS = 14 * 86_400_000

export const refundMails = {
  /**
   * The payment came when the room was no longer held, and no room was left; or it was less than the
   * stay costs. First what did not happen, then what does.
   */
  'late-payment-refund': bookingMail({
    name: 'Mail over terugbetaling',
    due(booking, now) {
      const isGivenBack = booking.state === 'expired' && booking.refunds.some(isBack)
      return isGivenBack && isWrittenTo(booking) ? now : null
    },
    area: 'mailLatePaymentRefund',
    blanks: ({ receivedCents, quote }) => ({
      received: formatEuro(receivedCents),
      total: formatEuro(quote.totalCents),
    }),
    parts: [
      greeting,
      ({ receivedCents, quote }) => ({
        together: ['noRoom', receivedCents >= quote.totalCents ? 'tooLate' : 'tooLittle'],
      }),
      wentBack,
      { button: 'searchAgain', url: ({ publicUrl }) => `${publicUrl}/home` },
    ],
  }),

  /**
   * Money came twice, for a booking that was cancelled, or late once more: it went back. One mail
   * for each refund. A booking that stands is said to stand, so that nobody fears for the room; one
   * that never came to be is said not to.
   */
  'overpayment-refund': bookingMail({
    name: 'Mail over te veel betaald',
    due(booking, now) {
      const isRecent = untoldRefunds(booking).some(
        ({ changedAt }) => now - changedAt < TOLD_WITHIN_MS,
      )
      return isWrittenTo(booking) && isRecent ? now : null
    },
    tellsOf: (booking) => untoldRefunds(booking).map(({ id }) => id),
    area: 'mailOverpaymentRefund',
    parts: [
      greeting,
      ({ state }) => {
        if (state === 'confirmed') return 'tooMuch'
        return state === 'cancelled' ? 'afterCancellation' : 'tooLate'
      },
      wentBack,
      ({ state }) => (state === 'confirmed' ? 'stands' : null),
    ],
  }),
}

/**
 * The refunds of money that went back by itself and that no mail has told the guest of, the oldest
 * first. What staff pay back they tell with the cancellation. The mail about late money tells of
 * all that went back until then, and is the first that the guest of an expired booking gets: what
 * goes back after it is told by itself.
 */
function untoldRefunds({ state, refunds, mails }: BookingMailRecord): MailedRefund[] {
  const late = mails.filter(({ kind }) => kind === 'late-payment-refund')
  if (state !== 'confirmed' && state !== 'cancelled' && late.length === 0) return []
  const isTold = ({ id, changedAt }: MailedRefund) =>
    mails.some(({ kind, about }) => kind === 'overpayment-refund' && about === id) ||
    late.some(({ createdAt }) => createdAt >= changedAt)
  return refunds.filter((refund) => isBack(refund) && refund.by === null && !isTold(refund))
}
