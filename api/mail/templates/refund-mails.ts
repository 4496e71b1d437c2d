import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailLatePaymentRefundTexts } from '../../../rules/texts/mail-late-payment-refund.ts'
import { mailOverpaymentRefundTexts } from '../../../rules/texts/mail-overpayment-refund.ts'
import { button, text } from '../mail-content.ts'
import {
  type BookingMail,
  type BookingMailFacts,
  loadBookingFacts,
  ofBooking,
} from './booking-mail-facts.ts'
import {
  type BookingMailRecord,
  type MailedRefund,
  isBack,
  isWrittenTo,
} from './booking-mail-record.ts'
import { wentBack, whereItIsBack } from './money-back.ts'
import { greeting, stayWords } from './stay-parts.ts'

/** A property that was away does not tell of money that went back long ago, ms. */
const TOLD_WITHIN_MS = 14 * 86_400_000

/**
 * The payment came when the room was no longer held, and no room was left; or it was less than the
 * stay costs. First what did not happen, then what does.
 */
export const latePaymentRefund: BookingMail = {
  kind: 'late-payment-refund',
  name: 'Mail over terugbetaling',
  ...ofBooking,
  withdrawnBy: [],
  due(booking, now) {
    const isGivenBack = booking.state === 'expired' && booking.refunds.some(isBack)
    return isGivenBack && isWrittenTo(booking) ? now : null
  },
  content(facts) {
    const texts = mailLatePaymentRefundTexts
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: texts.title,
      parts: [
        greeting(facts),
        text(`${texts.noRoom} ${whyTooLate(facts)}`),
        wentBack(facts),
        button(texts.searchAgain, `${facts.publicUrl}/home`),
      ],
    }
  },
}

function whyTooLate(facts: BookingMailFacts): string {
  const { tooLate, tooLittle } = mailLatePaymentRefundTexts
  const { receivedCents, quote } = facts
  const stay = stayWords(facts)
  if (receivedCents >= quote.totalCents) return fillText(tooLate, { stay })
  const [received, total] = [formatEuro(receivedCents), formatEuro(quote.totalCents)]
  return fillText(tooLittle, { stay, received, total })
}

/**
 * Money came twice, for a booking that was cancelled, or late once more: it went back. One mail for
 * each refund. A booking that stands is said to stand, so that nobody fears for the room; one that
 * never came to be is said not to.
 */
export const overpaymentRefund: BookingMail = {
  kind: 'overpayment-refund',
  name: 'Mail over te veel betaald',
  ...ofBooking,
  withdrawnBy: [],
  due(booking, now) {
    const isRecent = untoldRefunds(booking).some(
      ({ changedAt }) => now - changedAt < TOLD_WITHIN_MS,
    )
    return isWrittenTo(booking) && isRecent ? now : null
  },
  tellsOf: (booking) => untoldRefunds(booking).map(({ id }) => id),
  facts: async (...asked) => whereItIsBack(await loadBookingFacts(...asked)),
  content(facts) {
    const texts = mailOverpaymentRefundTexts
    const stands = text(fillText(texts.stands, { stay: stayWords(facts) }))
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: texts.title,
      parts: [
        greeting(facts),
        text(whyTooMuch(facts)),
        wentBack(facts),
        ...(facts.state === 'confirmed' ? [stands] : []),
      ],
    }
  },
}

function whyTooMuch({ state }: BookingMailFacts): string {
  switch (state) {
    case 'expired':
    case 'held':
      return mailOverpaymentRefundTexts.tooLate
    case 'cancelled':
      return mailOverpaymentRefundTexts.afterCancellation
    case 'confirmed':
      return mailOverpaymentRefundTexts.tooMuch
  }
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
