import { formatEuro } from '../../../rules/money/format-euro.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import { type BookingMailFacts, bookingMail } from './booking-mail-facts.ts'
import { isNewlyLapsed } from './booking-mail-record.ts'
import { priceLines, stayFacts } from './stay-parts.ts'

const addressForStaff = ({ publicUrl, bookingId }: BookingMailFacts) =>
  publicUrl + recordAddress('booking', bookingId)

export const bookingMailsToProperty = {
  /**
   * A guest or a channel booked. Only for a property that wants it, and of no booking that was made
   * before (settings, `new-booking-mail`).
   */
  'new-booking': bookingMail({
    name: 'Nieuwe boeking (aan u)',
    toProperty: true,
    byItself: true,
    withdrawnBy: ['cancelled'],
    due: ({ state, propertyIsTold }, now) => (state === 'confirmed' && propertyIsTold ? now : null),
    area: 'mailNewBooking',
    blanks: ({ balanceCents }) => ({ amount: formatEuro(balanceCents) }),
    parts: [
      stayFacts,
      priceLines,
      ({ balanceCents }) => (balanceCents > 0 ? 'toPay' : 'paid'),
      { button: 'see', url: addressForStaff },
    ],
  }),

  /**
   * A booking lapsed with money on it, which nobody may overlook. Money that goes back at once by
   * itself is none.
   */
  'lapsed-with-money': bookingMail({
    name: 'Geld op een vervallen boeking (aan u)',
    toProperty: true,
    withdrawnBy: ['confirmed'],
    due: (booking, now) => (isNewlyLapsed(booking, now) && booking.lapsedCents > 0 ? now : null),
    area: 'mailLapsedWithMoney',
    blanks: ({ balanceCents }) => ({ amount: formatEuro(-balanceCents) }),
    parts: ['why', 'what', stayFacts, { button: 'see', url: addressForStaff }],
  }),
}
