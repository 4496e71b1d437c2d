import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailLatePaymentRefundTexts as texts } from '../../../rules/texts/mail-late-payment-refund.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, isBack, isWrittenTo } from './booking-mail-record.ts'
import { greeting, wentBack } from './stay-parts.ts'

/**
 * The payment came when the room was no longer held, and no room was left; or it was less than the
 * stay costs. First what did not happen, then what does.
 */
export const latePaymentRefund: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'late-payment-refund',
  name: 'Mail over terugbetaling',
  subjectKind: 'booking',
  withdrawnBy: [],
  /** Once it is back. */
  due(booking, now) {
    const wentBack = booking.refunds.some(isBack)
    return isWrittenTo(booking) && booking.state === 'expired' && wentBack ? now : null
  },
  facts: bookingMailFacts,
  content(facts) {
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: texts.title,
      parts: [
        greeting(facts),
        { kind: 'text', text: `${texts.noRoom} ${why(facts)}` },
        wentBack(facts),
        { kind: 'button', label: texts.searchAgain, url: `${facts.publicUrl}/home` },
      ],
      attachments: [],
    }
  },
}

function why({ arrival, departure, receivedCents, quote }: BookingMailFacts): string {
  const stay = dutchStay(parseDay(arrival)!, parseDay(departure)!)
  return receivedCents < quote.totalCents
    ? fillText(texts.tooLittle, {
        stay,
        received: formatEuro(receivedCents),
        total: formatEuro(quote.totalCents),
      })
    : fillText(texts.tooLate, { stay })
}
