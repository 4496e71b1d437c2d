import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { Status } from '../controls/Status.tsx'
import { Conditions } from '../payment/Conditions.tsx'
import { HouseTerms } from '../payment/HouseTerms.tsx'
import { PaymentForm } from '../payment/PaymentForm.tsx'
import { bookingPayments } from '../payment/payments-path.ts'
import { useWords } from '../texts/words.ts'
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
  const words = useWords()
  const { price, sitePayment, siteThanks } = words
  const { id, state, balanceCents: cents, paymentUrl, guestName, payUntil } = booking
  const isHeld = state === 'held'
  return (
    <PaymentForm
      owed={{ payments: bookingPayments(id), cents, paymentUrl }}
      terms={<HouseTerms />}
      onChange={onChange}
    >
      <div className="stack stack--close thanks__news">
        <Status kind="notice">{isHeld ? siteThanks.notYetPaid : siteThanks.bookedUnpaid}</Status>
        <h1>{sitePayment.linkTitle}</h1>
        <p>
          {fillText(sitePayment.stillOpen, { name: guestName, amount: sumInWords(words, cents) })}{' '}
          {isHeld ? untilWords(words, booking) : sitePayment.roomCertain}
          {payUntil &&
            ` ${fillText(sitePayment.linkWorksUntil, { day: lastDayWords(words, payUntil) })}`}
        </p>
      </div>
      <BookingRecap booking={booking} amount={price.total} />
      <Conditions conditions={booking.conditions} />
    </PaymentForm>
  )
}
