import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import { arrivalWords } from '../../rules/stay-times/arrival-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { dayInWords, sumInWords } from '../../rules/texts/in-language.ts'
import { textOf } from '../../rules/texts/words.ts'
import { useOwnWords } from '../property/PropertyContext.tsx'
import { checkOutWords, hoursWords } from '../property/property-words.ts'
import { epochDay, personWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

/** The booking in a few facts, as it was sold, and what of it is still open. */
export function BookingRecap({ booking, amount }: { booking: BookingStatusView; amount: string }) {
  const words = useWords()
  const own = useOwnWords()
  const { siteThanks } = words
  const { quote, balanceCents, receivedCents, state } = booking
  // Of a booking that ended the sum is what came in, which may be less than it was to cost.
  const cents = state === 'expired' && receivedCents > 0 ? receivedCents : quote.totalCents
  const isPartlyOpen = balanceCents > 0 && balanceCents < quote.totalCents
  return (
    <dl className="recap">
      <dt>{siteThanks.booking}</dt>
      <dd className="num">{booking.number}</dd>
      <dt>{siteThanks.room}</dt>
      <dd>
        {own(quote.roomTypeName)}, {personWords(words, quote.persons)}
      </dd>
      <dt>{siteThanks.arrival}</dt>
      <dd>
        {dayInWords(words, 'dayYear', epochDay(quote.arrival))},{' '}
        {hoursWords(words, booking.checkIn)}
        {booking.arrivalWindow && (
          <small>
            {fillText(siteThanks.youCome, {
              when: textOf(words, arrivalWords(booking.arrivalWindow)),
            })}
          </small>
        )}
      </dd>
      <dt>{siteThanks.departure}</dt>
      <dd>
        {dayInWords(words, 'dayYear', epochDay(quote.departure))}, {checkOutWords(words, booking)}
      </dd>
      {booking.wish && (
        <>
          <dt>{siteThanks.remark}</dt>
          <dd>{booking.wish}</dd>
        </>
      )}
      <dt>{amount}</dt>
      <dd className="price">{sumInWords(words, cents)}</dd>
      {isPartlyOpen && (
        <>
          <dt>{siteThanks.received}</dt>
          <dd className="price">{sumInWords(words, quote.totalCents - balanceCents)}</dd>
          <dt>{siteThanks.stillToPay}</dt>
          <dd className="price">{sumInWords(words, balanceCents)}</dd>
        </>
      )}
    </dl>
  )
}
