import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailLapsedWithMoneyTexts } from '../../../rules/texts/mail-lapsed-with-money.ts'
import { mailNewBookingTexts } from '../../../rules/texts/mail-new-booking.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import { button, text } from '../mail-content.ts'
import { type BookingMail, ofBooking } from './booking-mail-facts.ts'
import { isNewlyLapsed } from './booking-mail-record.ts'
import { priceLines, stayFacts, stayWords } from './stay-parts.ts'

/**
 * A guest or a channel booked. Only for a property that wants it, and of no booking that was made
 * before (settings, `new-booking-mail`).
 */
export const newBooking: BookingMail = {
  kind: 'new-booking',
  name: 'Nieuwe boeking (aan u)',
  ...ofBooking,
  toProperty: true,
  byItself: true,
  withdrawnBy: ['cancelled'],
  due: ({ state, propertyIsTold }, now) => (state === 'confirmed' && propertyIsTold ? now : null),
  content(facts) {
    const texts = mailNewBookingTexts
    const { number, recipient, balanceCents, publicUrl, bookingId } = facts
    const amount = formatEuro(balanceCents)
    return {
      subject: fillText(texts.subject, { number, stay: stayWords(facts) }),
      title: fillText(texts.title, { guest: recipient.name }),
      parts: [
        stayFacts(facts),
        priceLines(facts),
        text(balanceCents > 0 ? fillText(texts.toPay, { amount }) : texts.paid),
        button(texts.see, publicUrl + recordAddress('booking', bookingId)),
      ],
    }
  },
}

/**
 * A booking lapsed with money on it, which nobody may overlook. Money that goes back at once by
 * itself is none.
 */
export const lapsedWithMoney: BookingMail = {
  kind: 'lapsed-with-money',
  name: 'Geld op een vervallen boeking (aan u)',
  ...ofBooking,
  toProperty: true,
  withdrawnBy: ['confirmed'],
  due: (booking, now) => (isNewlyLapsed(booking, now) && booking.lapsedCents > 0 ? now : null),
  content(facts) {
    const texts = mailLapsedWithMoneyTexts
    const { number, recipient, balanceCents, publicUrl, bookingId } = facts
    const amount = formatEuro(-balanceCents)
    return {
      subject: fillText(texts.subject, { number }),
      title: fillText(texts.title, { amount }),
      parts: [
        text(fillText(texts.why, { guest: recipient.name, amount })),
        text(texts.what),
        stayFacts(facts),
        button(texts.see, publicUrl + recordAddress('booking', bookingId)),
      ],
    }
  },
}
