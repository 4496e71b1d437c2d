import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { cutDescription } from '../../rules/texts/cut-description.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../page/Link.tsx'
import { calendarPath, roomPath, type StayChoice } from '../stay/stay-choice.ts'
import { personWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { Facilities } from './Facilities.tsx'
import { FromWords } from './FromWords.tsx'
import { KeyTag } from './KeyTag.tsx'
import { PersonPrices } from './PersonPrices.tsx'
import { RoomCover } from './RoomCover.tsx'
import { useLangOf, useOwnWords } from '../property/PropertyContext.tsx'

/**
 * A room on the overview: picture, what it has, the first 200 characters about it and its prices (G
 * §2).
 */
export function RoomEntry({
  room,
  choice,
  first,
}: {
  room: RoomTypeView
  choice: StayChoice
  first: boolean
}) {
  const words = useWords()
  const own = useOwnWords()
  const { siteRooms, stay } = words
  const langOf = useLangOf()
  const { name } = room
  const { text, more } = cutDescription(room.description)
  const to = roomPath(choice)
  return (
    <li className="room-entry">
      <div className="room-entry__picture">
        <RoomCover room={room} first={first} sizes="(min-width: 64rem) 34rem, 100vw" />
        <div className="beam" />
      </div>
      <div className="room-entry__about">
        <div className="room-entry__head">
          <div className="stack stack--close">
            <h2>
              <Link to={to} lang={langOf(room.name)}>
                {room.name}
              </Link>
            </h2>
            <p className="fact">
              <Icon name="person" />
              {fillText(siteRooms.mostPersons, {
                persons: personWords(words, room.maxPersons),
              })}
            </p>
            <FromWords room={room} />
          </div>
          <KeyTag room={room} loose />
        </div>
        <p>
          {own(room.description, more ? `${text}… ` : text)}
          {more && (
            <Link
              to={to}
              aria-label={fillText(siteRooms.readMoreOf, { link: stay.readMore, room: name })}
            >
              {stay.readMore}
            </Link>
          )}
        </p>
      </div>
      <Facilities
        rooms={[room]}
        facilities={room.facilities}
        label={fillText(siteRooms.facilitiesOf, { room: name })}
      />
      <div className="room-entry__price">
        <PersonPrices prices={room.fromPrices} />
        <Link
          className="button"
          to={calendarPath(choice)}
          aria-label={fillText(siteRooms.availabilityOf, {
            link: siteRooms.showAvailability,
            room: name,
          })}
        >
          {siteRooms.showAvailability}
        </Link>
      </div>
    </li>
  )
}
