import type { RoomTypeView } from '../../api/rooms/room-views.ts'
import { CallUs, MailUs } from '../property/ReachUs.tsx'
import { Icon } from '../icons/Icon.tsx'
import { personWords } from '../stay/words.ts'
import { FromWords } from './FromWords.tsx'
import { KeyTag } from './KeyTag.tsx'
import { RoomCover } from './RoomCover.tsx'

/**
 * The family room: shown with its price, booked by telephone or mail for as long as its own page is
 * not there.
 */
export function FamilyRoomCard({
  room,
  headingLevel,
}: {
  room: RoomTypeView
  headingLevel?: 2 | 3
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li className="room-card room-card--wide">
      <RoomCover room={room} />
      <div className="beam" />
      <div className="room-card__body">
        <Heading>{room.name}</Heading>
        <KeyTag room={room} loose />
        <p className="fact">
          <Icon name="person" />
          Max. {personWords(room.maxPersons)}
        </p>
        <p className="room-card__text">{room.description}</p>
        <FromWords room={room} className="room-card__text" />
        <div className="room-card__text stack stack--close">
          <p>De familiekamer boek je nog bij ons zelf.</p>
          <div className="buttons">
            <CallUs number />
            <MailUs subject="Familiekamer" />
          </div>
        </div>
      </div>
    </li>
  )
}
