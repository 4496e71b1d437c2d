import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { stayTexts } from '../../rules/texts/stay.ts'
import { Message } from '../controls/Message.tsx'
import { CallUs, MailUs } from '../property/ReachUs.tsx'

/** In place of a calendar full of taken days, where the site can never sell the room. */
export function NeverOffered({ room }: { room: RoomTypeView }) {
  return (
    <Message title={stayTexts.neverOffered}>
      <p>Bel of mail ons gerust, dan kijken we samen wat er kan.</p>
      <div className="buttons">
        <CallUs number />
        <MailUs subject={room.name} />
      </div>
    </Message>
  )
}
