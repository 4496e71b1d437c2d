import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { Message } from '../controls/Message.tsx'
import type { ChosenStay } from '../stay/stay-choice.ts'
import { useWords } from '../texts/words.ts'
import { AlreadyBooked } from './AlreadyBooked.tsx'
import { OrderUnreachable } from './OrderUnreachable.tsx'
import { StayLost } from './StayLost.tsx'
import { TooManyHolds } from './TooManyHolds.tsx'
import { TotalChanged } from './TotalChanged.tsx'
import type { OrderProblem } from './place-booking.ts'

/**
 * An order that did not become a booking: each reason has its own screen, and each says what can be
 * done now.
 */
export function OrderOutcomeScreen(props: {
  outcome: OrderProblem
  room: RoomTypeView
  stay: ChosenStay
  /** Goes on with the changed price. */
  onAccept(quote: Quote): void
  /** Asks once more, as the same attempt. */
  onAgain(): void
  /** Books a stay once more that was booked before. */
  onAnother(): void
  onBack(): void
  /** To the fields that the server refused. */
  onFields(fields: FieldError[]): void
}) {
  const { siteCheckout: words, sitePage } = useWords()
  const { outcome, room, stay } = props
  switch (outcome.kind) {
    case 'total-changed':
      return (
        <TotalChanged
          stay={stay}
          seenCents={outcome.seenCents}
          quote={outcome.quote}
          onAccept={() => props.onAccept(outcome.quote)}
        />
      )
    case 'refused':
      return (
        <StayLost
          room={room}
          stay={stay}
          refusals={outcome.refusals}
          suggestions={outcome.suggestions}
          step="betalen"
        />
      )
    case 'already-booked':
      return (
        <AlreadyBooked
          stay={stay}
          room={room}
          bookingId={outcome.bookingId}
          onAnother={props.onAnother}
        />
      )
    case 'too-many-holds':
      return <TooManyHolds text={outcome.text} onAgain={props.onAgain} />
    case 'unreachable':
      return <OrderUnreachable fault={outcome.fault} onAgain={props.onAgain} />
    case 'fields-refused':
      return (
        <Message kind="danger" role="alert" title={outcome.text}>
          <p>{sitePage.nothingBooked}</p>
          <div className="buttons">
            {outcome.fields.every(({ field }) => field === 'method') ? (
              <button className="button" type="button" onClick={props.onBack}>
                {words.choosePaymentMethod}
              </button>
            ) : (
              <button
                className="button"
                type="button"
                onClick={() => props.onFields(outcome.fields)}
              >
                {words.toDetails}
              </button>
            )}
          </div>
        </Message>
      )
    case 'failed':
      return (
        <Message kind="danger" role="alert" title={outcome.text}>
          <p>
            {sitePage.nothingBooked} {words.detailsStay}
          </p>
          <div className="buttons">
            <button className="button" type="button" onClick={props.onBack}>
              {words.backToPayment}
            </button>
          </div>
        </Message>
      )
  }
}
