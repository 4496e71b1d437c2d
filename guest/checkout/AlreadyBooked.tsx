import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { payPath } from '../../screens/guest-addresses.ts'
import { Message } from '../controls/Message.tsx'
import { Link } from '../page/Link.tsx'
import { useOwnWords } from '../property/PropertyContext.tsx'
import type { ChosenStay } from '../stay/stay-choice.ts'
import { stayWords } from '../stay/words.ts'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'

/**
 * This browser booked the stay before. Another booking of it is made only where the guest says so;
 * where no room is left for one, `onAnother` is left out.
 */
export function AlreadyBooked({
  stay,
  room,
  bookingId,
  onAnother,
}: {
  stay: ChosenStay
  room: RoomTypeView
  bookingId: string
  onAnother?: () => void
}) {
  const known = useWords()
  const own = useOwnWords()
  const { siteCheckout: words } = known
  return (
    <div className="panel panel--narrow">
      <div className="beam" />
      <div className="panel__body">
        <Message kind="notice" role="alert" title={words.alreadyBooked}>
          <p>
            <Sentence
              text={words.alreadyBookedStay}
              values={{ room: own(room.name), stay: stayWords(known, stay) }}
            />
          </p>
        </Message>
        <div className="buttons">
          <Link className="button" to={payPath({ bookingId, roomKind: room.kind })}>
            {words.toBooking}
          </Link>
          {onAnother && (
            <button className="button button--quiet" type="button" onClick={onAnother}>
              {words.bookAnother}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
