import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { Status } from '../controls/Status.tsx'
import { CallUs, MailUs } from '../property/ReachUs.tsx'
import { BookingRecap } from '../thanks/BookingRecap.tsx'
import { lastDayWords } from './last-day-words.ts'

/** The link pays no more: what is open, and who sends a new one. The booking itself stands. */
export function LinkEnded({ booking }: { booking: BookingStatusView }) {
  const { guestName, number, balanceCents, payUntil } = booking
  return (
    <article className="scene-card scene-card--side thanks">
      <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
      <div className="scene-card__body">
        <div className="stack stack--close thanks__news" role="status">
          <Status kind="notice">Geboekt, nog te betalen</Status>
          <h1>Deze betaallink is verlopen</h1>
          <p>
            Dag {guestName}, je boeking staat vast en er staat nog {formatEuro(balanceCents)} open.
            Deze link werkte {payUntil === null ? 'tot nu toe' : lastDayWords(payUntil)}. Vraag ons
            een nieuwe; noem daarbij {number}. Heb je net betaald, dan hoef je niets te doen.
          </p>
        </div>
        <BookingRecap booking={booking} amount="Totaal" />
        <div className="buttons">
          <CallUs main number />
          <MailUs subject={`Nieuwe betaallink voor ${number}`} />
        </div>
      </div>
    </article>
  )
}
