import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../page/Link.tsx'
import { Facilities } from '../rooms/Facilities.tsx'
import { FromWords } from '../rooms/FromWords.tsx'
import { KeyTag, StayTag } from '../rooms/KeyTag.tsx'
import { checkoutPath } from '../stay/stay-choice.ts'
import { useKeptStay } from '../stay/use-kept-stay.ts'
import { useStay } from '../stay/use-stay.ts'
import { personWords, stayYearWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { Gallery } from './Gallery.tsx'
import { useStayVerdict } from './use-stay-verdict.ts'
import { useLangOf } from '../property/PropertyContext.tsx'

/**
 * What a room is like: its name and from-price, its pictures, its words and what it has. Who comes
 * with a stay chosen reads what that costs and can book it.
 */
export function RoomAbout({ room }: { room: RoomTypeView }) {
  const words = useWords()
  const { siteRooms } = words
  const langOf = useLangOf()
  const kept = useKeptStay()
  const [choice] = useStay()
  const verdict = useStayVerdict(room, choice)
  const quote = verdict.kind === 'accepted' ? verdict.quotes.get(choice.persons ?? 0) : undefined
  return (
    <>
      <div className="wrap room-page">
        <Link className="more" to={kept(guestScreens.rooms.path)}>
          <Icon name="back" /> {siteRooms.allRooms}
        </Link>
        <div className="room-head">
          <div className="stack stack--close">
            <h1 lang={langOf(room.name)}>{room.name}</h1>
            <p className="fact">
              <Icon name="person" />
              {fillText(
                room.minPersons > 1 ? siteRooms.leastToMostPersons : siteRooms.mostPersons,
                { least: room.minPersons, persons: personWords(words, room.maxPersons) },
              )}
            </p>
            {quote ? (
              <p className="small">
                {fillText(siteRooms.withAllCosts, {
                  stay: stayYearWords(words, quote),
                  persons: personWords(words, quote.persons),
                })}{' '}
                <a href="#when-title">{siteRooms.otherDates}</a>
              </p>
            ) : (
              <FromWords room={room} />
            )}
          </div>
          {quote ? (
            <>
              <StayTag quote={quote} loose />
              <Link className="button room-head__book" to={checkoutPath(choice)}>
                {words.stay.book}
              </Link>
            </>
          ) : (
            <KeyTag room={room} loose />
          )}
        </div>
        <Gallery images={room.images} />
      </div>
      <section className="section" aria-label={siteRooms.aboutLabel}>
        <div className="wrap split split--top">
          <div className="stack">
            <h2>{siteRooms.about}</h2>
            {room.description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph} lang={langOf(room.description)}>
                {paragraph}
              </p>
            ))}
            {room.registrationNumber && (
              <p className="soft small">
                {fillText(siteRooms.registrationNumber, { number: room.registrationNumber })}
              </p>
            )}
          </div>
          <div className="stack">
            <h2 className="h3">{siteRooms.facilities}</h2>
            <Facilities rooms={[room]} facilities={room.facilities} label={siteRooms.facilities} />
          </div>
        </div>
      </section>
    </>
  )
}
