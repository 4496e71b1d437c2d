import type { BookingStatusView } from '../../../api/bookings/booking-views.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import { answerRead } from './answer.ts'

/** A guest who has filled in everything, as the tab keeps it. */
export const liesbeth = {
  guest: {
    firstName: 'Liesbeth',
    lastName: 'van der Meer',
    email: 'liesbeth@voorbeeld.nl',
    phone: '06 12 34 56 78',
    city: 'Elsloo',
    address: 'Dorpsstraat 4',
    postcode: '6181 AB',
  },
  arrivalWindow: { from: 960, until: 1020 },
  remark: 'We komen met de fiets.',
}

/** Before the scene: this guest has been here in this tab. */
export function remember(draft: Partial<typeof liesbeth> = liesbeth): void {
  sessionStorage.setItem('kamersleutel.checkout', JSON.stringify(draft))
}

/** What the stay of the stories costs, as the rules say it. */
export function quoteOfStory(): Quote {
  const { body } = answerRead(
    '/api/quotes?room=knusse-kamer&arrival=2026-06-09&departure=2026-06-12&persons=2',
  )
  return (body as { quote: Quote }).quote
}

/** The address of the checkout of that stay. */
export const checkoutUrl =
  '/online-afrekenen?kamer=knusse-kamer&aankomst=2026-06-09&vertrek=2026-06-12&personen=2'

/** The status of a booking of that stay. */
export function bookingStatus(now: Partial<BookingStatusView>): BookingStatusView {
  const paid = now.paid ?? now.paymentState === 'paid'
  return {
    id: '0e8a',
    number: 'B2026517',
    state: 'held',
    paymentState: 'open',
    paymentUrl: null,
    holdUntil: '2026-06-03T08:20:00.000Z',
    balanceCents: paid ? 0 : 22_000,
    paid,
    refunded: false,
    guestName: 'Liesbeth van der Meer',
    email: 'liesbeth@voorbeeld.nl',
    quote: quoteOfStory(),
    checkIn: '15:00–18:00',
    checkOut: '10:30',
    ...now,
  }
}
