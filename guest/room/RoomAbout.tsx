import type { RoomTypeView } from '../../api/rooms/room-views.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../page/Link.tsx'
import { Facilities } from '../rooms/Facilities.tsx'
import { FromWords } from '../rooms/FromWords.tsx'
import { KeyTag } from '../rooms/KeyTag.tsx'
import { useKeptStay } from '../stay/use-kept-stay.ts'
import { personWords } from '../stay/words.ts'
import { Gallery } from './Gallery.tsx'

/** What a room is like: its name and from-price, its pictures, its words and what it has. */
export function RoomAbout({ room }: { room: RoomTypeView }) {
  const kept = useKeptStay()
  return (
    <>
      <div className="wrap room-page">
        <Link className="more" to={kept(guestScreens.rooms.path)}>
          <Icon name="back" /> Alle kamers
        </Link>
        <div className="room-head">
          <div className="stack stack--close">
            <h1>{room.name}</h1>
            <p className="fact">
              <Icon name="person" />
              {room.minPersons > 1 ? `${room.minPersons} tot ` : 'Max. '}
              {personWords(room.maxPersons)}
            </p>
            <FromWords room={room} />
          </div>
          <KeyTag room={room} loose />
        </div>
        <Gallery images={room.images} />
      </div>
      <section className="section" aria-label="Over de kamer">
        <div className="wrap split split--top">
          <div className="stack">
            <h2>Over deze kamer</h2>
            {room.description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {room.registrationNumber && (
              <p className="soft small">Registratienummer {room.registrationNumber}</p>
            )}
          </div>
          <div className="stack">
            <h2 className="h3">Faciliteiten</h2>
            <Facilities facilities={room.facilities} label="Faciliteiten" />
          </div>
        </div>
      </section>
    </>
  )
}
