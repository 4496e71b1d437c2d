import type { ReactNode } from 'react'
import { Link } from '../page/Link.tsx'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { Icon } from '../icons/Icon.tsx'
import { personWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { FromWords } from './FromWords.tsx'
import { KeyTag } from './KeyTag.tsx'
import { RoomCover } from './RoomCover.tsx'
import { useLangOf } from '../property/PropertyContext.tsx'

/** A room hanging on its hook. The name is the link, and the whole card answers to it. */
export function RoomCard(props: {
  room: RoomTypeView
  to: string
  /** The last of an odd number lies down in two columns, so that no hole stays. */
  odd?: boolean
  first?: boolean
  /** Where the card stands in the outline of its page. */
  headingLevel?: 2 | 3
  /** In place of the from-price: what the chosen stay costs. */
  children?: ReactNode
}) {
  const words = useWords()
  const { siteRooms } = words
  const langOf = useLangOf()
  const { room } = props
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li className={props.odd ? 'room-card room-card--odd' : 'room-card'}>
      <RoomCover
        room={room}
        first={props.first}
        sizes="(min-width: 64rem) 24rem, (min-width: 44rem) 50vw, 100vw"
      />
      <div className="beam" />
      <div className="room-card__body">
        <Heading>
          <Link to={props.to} lang={langOf(room.name)}>
            {room.name}
          </Link>
        </Heading>
        <p className="fact">
          <Icon name="person" />
          {fillText(siteRooms.mostPersons, { persons: personWords(words, room.maxPersons) })}
        </p>
        {props.children ?? (
          <>
            <KeyTag room={room} />
            <FromWords room={room} className="room-card__text" />
          </>
        )}
        <span className="more room-card__text" aria-hidden="true">
          {siteRooms.viewRoom} <Icon name="arrow" />
        </span>
      </div>
    </li>
  )
}
