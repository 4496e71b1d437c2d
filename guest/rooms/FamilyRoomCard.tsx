import type { RoomTypeView } from '../../api/rooms/room-views.ts'
import { CallUs, MailUs } from '../house/ReachUs.tsx'
import { useHouse } from '../house/HouseContext.tsx'
import { Icon } from '../icons/Icon.tsx'
import { personWords } from '../stay/words.ts'
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
  const house = useHouse()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const allIn = house.readings['price.from'] === 'all-in'
  return (
    <li className="room-card room-card--wide">
      <RoomCover room={room} />
      <div className="beam" />
      <div className="room-card__body">
        <Heading>{room.name}</Heading>
        <KeyTag cents={room.fromPriceCents} unit={room.fromPriceUnit} loose />
        <p className="fact">
          <Icon name="person" />
          Max. {personWords(room.maxPersons)}
        </p>
        <p className="room-card__text">{room.description}</p>
        <p className="small soft room-card__text">
          3&nbsp;nachten met 4&nbsp;personen, {allIn ? 'met' : 'zonder'} schoonmaak en
          toeristenbelasting
        </p>
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
