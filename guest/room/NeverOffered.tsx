import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { Message } from '../controls/Message.tsx'
import { CallUs, MailUs } from '../property/ReachUs.tsx'
import { useWords } from '../texts/words.ts'

/** In place of a calendar full of taken days, where the site can never sell the room. */
export function NeverOffered({ room }: { room: RoomTypeView }) {
  const words = useWords()
  return (
    <Message title={words.stay.neverOffered}>
      <p>{words.siteRooms.neverOffered}</p>
      <div className="buttons">
        <CallUs number />
        <MailUs subject={room.name} />
      </div>
    </Message>
  )
}
