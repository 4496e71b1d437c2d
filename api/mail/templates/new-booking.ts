import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailNewBookingTexts as texts } from '../../../rules/texts/mail-new-booking.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import type { BookingMailRecord } from './booking-mail-record.ts'
import { priceLines, stayFacts } from './stay-parts.ts'

/**
 * To the property: a guest or a channel booked. Only for a property that wants it, and of no booking
 * that was made before (settings, `new-booking-mail`).
 */
export const newBooking: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'new-booking',
  name: 'Nieuwe boeking (aan u)',
  subjectKind: 'booking',
  byItself: true,
  withdrawnBy: ['cancelled'],
  due: ({ state, propertyIsTold }, now) => (state === 'confirmed' && propertyIsTold ? now : null),
  async facts(source, bookingId, about) {
    const facts = await bookingMailFacts(source, bookingId, about)
    if (!facts) return null
    const { name, email } = facts.property
    return { ...facts, guest: facts.recipient.name, recipient: { name, email } }
  },
  content(facts) {
    const stay = dutchStay(parseDay(facts.arrival)!, parseDay(facts.departure)!)
    return {
      subject: fillText(texts.subject, { number: facts.number, stay }),
      title: fillText(texts.title, { guest: facts.guest ?? facts.recipient.name }),
      parts: [
        stayFacts(facts),
        priceLines(facts),
        { kind: 'text', text: paymentOf(facts) },
        {
          kind: 'button',
          label: texts.see,
          url: facts.publicUrl + recordAddress('booking', facts.bookingId),
        },
      ],
      attachments: [],
    }
  },
}

function paymentOf({ balanceCents }: BookingMailFacts): string {
  return balanceCents > 0 ? fillText(texts.toPay, { amount: formatEuro(balanceCents) }) : texts.paid
}
