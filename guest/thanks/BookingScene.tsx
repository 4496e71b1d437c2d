import { useEffect } from 'react'
import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import { thanksPath } from '../../screens/guest-addresses.ts'
import { forgetAttempt, forgetHeld } from '../checkout/attempt.ts'
import { GuestInvoices } from '../invoices/GuestInvoices.tsx'
import { bookingInvoices } from '../invoices/invoice-reads.ts'
import { forgetOwnBooking, keepOwnBooking } from '../stay/own-booking.ts'
import { useWords } from '../texts/words.ts'
import { BeforeYouCome } from './BeforeYouCome.tsx'
import { BookingRecap } from './BookingRecap.tsx'
import { bookingScenes } from './booking-scenes.tsx'
import { SceneCard } from './SceneCard.tsx'
import { type ThanksState, thanksState } from './thanks-state.ts'

/** /bedankt in each of its states: picture, word, what happened, what can be done. */
export function BookingScene({ booking }: { booking: BookingStatusView }) {
  const words = useWords()
  const state = thanksState(booking)
  const scene = bookingScenes(words)[state]
  const { id, roomKind, quote } = booking
  useEffect(() => {
    endAttempt(state, id)
    const address = thanksPath({ bookingId: id, roomKind })
    const { arrival, departure } = quote
    if (isCertain(state)) keepOwnBooking({ address, arrival, departure })
    if (state === 'cancelled') forgetOwnBooking(address)
  }, [state, id, roomKind, quote])
  return (
    <SceneCard
      scene={scene}
      of={booking}
      after={
        <>
          {isCertain(state) && <BeforeYouCome />}
          {(isCertain(state) || state === 'cancelled') && (
            <GuestInvoices
              path={bookingInvoices(booking.id)}
              email={booking.email}
              when={words.sitePayment.atDeparture}
            />
          )}
        </>
      }
    >
      <BookingRecap booking={booking} amount={scene.amount} />
    </SceneCard>
  )
}

/** The guest will come: paid, or booked and still to pay. */
const isCertain = (state: ThanksState) => state === 'confirmed' || state === 'booked-unpaid'

/**
 * What is decided ends the attempt in this tab: booking the same stay once more is then a new
 * booking, not this one's answer.
 */
function endAttempt(state: ThanksState, bookingId: string) {
  const over =
    state === 'expired' ||
    state === 'expired-unheard' ||
    state === 'too-little' ||
    state === 'refunded' ||
    state === 'cancelled'
  if (over || state === 'confirmed' || state === 'booked-unpaid') forgetAttempt()
  if (over) forgetHeld(bookingId)
}
