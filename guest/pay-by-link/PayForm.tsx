import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { Status } from '../controls/Status.tsx'
import { Conditions } from '../payment/Conditions.tsx'
import { HouseTerms } from '../payment/HouseTerms.tsx'
import { PaymentForm } from '../payment/PaymentForm.tsx'
import { bookingPayments } from '../payment/payments-path.ts'
import { BookingRecap } from '../thanks/BookingRecap.tsx'
import { untilWords } from '../thanks/until-words.ts'
import { lastDayWords } from './last-day-words.ts'

/** What is open of a booking, under which conditions, and the ways to pay it. */
export function PayForm({
  booking,
  onChange,
}: {
  booking: BookingStatusView
  /** The booking is to be read again. */
  onChange(): void
}) {
  const { id, state, balanceCents: cents, paymentUrl, guestName, payUntil } = booking
  const isHeld = state === 'held'
  return (
    <PaymentForm
      owed={{ payments: bookingPayments(id), cents, paymentUrl }}
      terms={<HouseTerms />}
      onChange={onChange}
    >
      <div className="stack stack--close thanks__news">
        <Status kind="notice">{isHeld ? 'Nog niet betaald' : 'Geboekt, nog te betalen'}</Status>
        <h1>Betaal je boeking</h1>
        <p>
          Dag {guestName}, er staat nog {formatEuro(cents)} open.{' '}
          {isHeld ? untilWords(booking) : 'Je kamer staat vast.'}
          {payUntil && ` Deze link werkt ${lastDayWords(payUntil)}.`}
        </p>
      </div>
      <BookingRecap booking={booking} amount="Totaal" />
      <Conditions conditions={booking.conditions} />
    </PaymentForm>
  )
}
