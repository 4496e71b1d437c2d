import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { Link } from '../page/Link.tsx'
import { Icon } from '../icons/Icon.tsx'
import { personWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { FromWords } from './FromWords.tsx'
import { KeyTag } from './KeyTag.tsx'
import { RoomCover } from './RoomCover.tsx'
import { useLangOf } from '../property/PropertyContext.tsx'

/** The family room over the whole width, with its price for a weekend; it leads to its own page. */
export function FamilyRoomCard({
  room,
  to,
  headingLevel,
}: {
  room: RoomTypeView
  to: string
  headingLevel?: 2 | 3
}) {
  const words = useWords()
  const { siteRooms } = words
  const langOf = useLangOf()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li className="room-card room-card--wide">
      <RoomCover room={room} sizes="(min-width: 64rem) 34rem, 100vw" />
      <div className="beam" />
      <div className="room-card__body">
        <Heading>
          <Link to={to} lang={langOf(room.name)}>
            {room.name}
          </Link>
        </Heading>
        <KeyTag room={room} loose />
        <p className="fact">
          <Icon name="person" />
          {fillText(siteRooms.mostPersons, { persons: personWords(words, room.maxPersons) })}
        </p>
        <p className="room-card__text" lang={langOf(room.description)}>
          {room.description}
        </p>
        <FromWords room={room} className="room-card__text" />
        <span className="more room-card__text" aria-hidden="true">
          {siteRooms.viewFamilyRoom} <Icon name="arrow" />
        </span>
      </div>
    </li>
  )
}
