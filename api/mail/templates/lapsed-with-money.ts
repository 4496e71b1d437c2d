import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailLapsedWithMoneyTexts as texts } from '../../../rules/texts/mail-lapsed-with-money.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import type { MailTemplate } from '../mail-template.ts'
import type { BookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, isNewlyLapsed } from './booking-mail-record.ts'
import { newBooking } from './new-booking.ts'
import { stayFacts } from './stay-parts.ts'

/**
 * To the property: a booking lapsed with money on it, which nobody may overlook. Money that goes
 * back at once by itself is none.
 */
export const lapsedWithMoney: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'lapsed-with-money',
  name: 'Geld op een vervallen boeking (aan u)',
  subjectKind: 'booking',
  withdrawnBy: ['confirmed'],
  due: (booking, now) => (isNewlyLapsed(booking, now) && booking.lapsedCents > 0 ? now : null),
  facts: newBooking.facts,
  content(facts) {
    const amount = formatEuro(-facts.balanceCents)
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: fillText(texts.title, { amount }),
      parts: [
        {
          kind: 'text',
          text: fillText(texts.why, { guest: facts.guest ?? facts.recipient.name, amount }),
        },
        { kind: 'text', text: texts.what },
        stayFacts(facts),
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
