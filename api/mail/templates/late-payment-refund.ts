import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
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
      subject: `Je betaling voor boeking ${facts.number} gaat terug`,
      title: 'Je betaling gaat terug',
      parts: [
        greeting(facts),
        { kind: 'text', text: `Er is geen kamer geboekt. ${why(facts)}` },
        wentBack(facts),
        { kind: 'button', label: 'Zoek een ander verblijf', url: `${facts.publicUrl}/home` },
      ],
      attachments: [],
    }
  },
}

function why({ arrival, departure, receivedCents, quote }: BookingMailFacts): string {
  const stay = dutchStay(parseDay(arrival)!, parseDay(departure)!)
  return receivedCents < quote.totalCents
    ? `Voor ${stay} kwam ${formatEuro(receivedCents)} binnen, en het kost ${formatEuro(quote.totalCents)}. We houden de kamer niet langer voor je vast.`
    : `Je betaling voor ${stay} kwam binnen toen we de kamer niet meer voor je vasthielden, en er was er geen meer vrij.`
}
