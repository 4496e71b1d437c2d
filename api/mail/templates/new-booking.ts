import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
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
      subject: `Nieuwe boeking ${facts.number}: ${stay}`,
      title: `Nieuwe boeking van ${facts.guest ?? facts.recipient.name}`,
      parts: [
        stayFacts(facts),
        priceLines(facts),
        { kind: 'text', text: paymentOf(facts) },
        {
          kind: 'button',
          label: 'Bekijk de boeking',
          url: facts.publicUrl + recordAddress('booking', facts.bookingId),
        },
      ],
      attachments: [],
    }
  },
}

function paymentOf({ balanceCents }: BookingMailFacts): string {
  return balanceCents > 0
    ? `Nog te betalen: ${formatEuro(balanceCents)}.`
    : 'De boeking is betaald.'
}
