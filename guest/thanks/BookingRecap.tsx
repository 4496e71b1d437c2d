import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import { dutchDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { arrivalWords } from '../../rules/stay-times/arrival-words.ts'
import { hoursWords } from '../property/property-words.ts'
import { epochDay, personWords } from '../stay/words.ts'

/** The booking in a few facts, as it was sold, and what of it is still open. */
export function BookingRecap({ booking, amount }: { booking: BookingStatusView; amount: string }) {
  const { quote, balanceCents, receivedCents, state } = booking
  // Of a booking that ended the sum is what came in, which may be less than it was to cost.
  const cents = state === 'expired' && receivedCents > 0 ? receivedCents : quote.totalCents
  const isPartlyOpen = balanceCents > 0 && balanceCents < quote.totalCents
  return (
    <dl className="recap">
      <dt>Boeking</dt>
      <dd className="num">{booking.number}</dd>
      <dt>Kamer</dt>
      <dd>
        {quote.roomTypeName}, {personWords(quote.persons)}
      </dd>
      <dt>Aankomst</dt>
      <dd>
        {dutchDayYear(epochDay(quote.arrival))}, {hoursWords(booking.checkIn)}
        {booking.arrivalWindow && <small>Je komt {arrivalWords(booking.arrivalWindow)}.</small>}
      </dd>
      <dt>Vertrek</dt>
      <dd>
        {dutchDayYear(epochDay(quote.departure))}, tot {hoursWords(booking.checkOut)}
      </dd>
      {booking.wish && (
        <>
          <dt>Opmerking</dt>
          <dd>{booking.wish}</dd>
        </>
      )}
      <dt>{amount}</dt>
      <dd className="price">{formatEuro(cents)}</dd>
      {isPartlyOpen && (
        <>
          <dt>Ontvangen</dt>
          <dd className="price">{formatEuro(quote.totalCents - balanceCents)}</dd>
          <dt>Nog te betalen</dt>
          <dd className="price">{formatEuro(balanceCents)}</dd>
        </>
      )}
    </dl>
  )
}
