import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { payPath } from '../../screens/guest-addresses.ts'
import { Message } from '../controls/Message.tsx'
import { Link } from '../page/Link.tsx'
import type { ChosenStay } from '../stay/stay-choice.ts'
import { stayWords } from '../stay/words.ts'

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
  return (
    <div className="panel panel--narrow">
      <div className="beam" />
      <div className="panel__body">
        <Message kind="notice" role="alert" title="Dit verblijf heb je al geboekt.">
          <p>
            Je hebt de {room.name.toLowerCase()} geboekt van {stayWords(stay)}. Kijk hoe het met je
            boeking staat, of betaal alsnog.
          </p>
        </Message>
        <div className="buttons">
          <Link className="button" to={payPath({ bookingId, roomKind: room.kind })}>
            Naar je boeking
          </Link>
          {onAnother && (
            <button className="button button--quiet" type="button" onClick={onAnother}>
              Nog een kamer boeken
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
