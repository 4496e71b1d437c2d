import { fillText } from '../../rules/texts/fill-text.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { PageHead, siteName } from '../page/PageHead.tsx'
import { usePlace } from '../page/router.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { houseWords } from '../property/house-words.ts'
import { inPlace } from '../property/property-words.ts'
import { roomPath, stayFromAddress, stayIn } from '../stay/stay-choice.ts'
import { useWords } from '../texts/words.ts'
import { FamilyRoomCard } from './FamilyRoomCard.tsx'
import { LoadedRooms } from './LoadedRooms.tsx'
import { RoomEntry } from './RoomEntry.tsx'

/** All rooms one below the other, with what they have and cost (G §2). */
export function OverviewScreen() {
  const words = useWords()
  const { search } = usePlace()
  const property = useProperty()
  const { name, city } = property
  const line = houseWords(words, 'roomsLine', property)
  const choice = stayFromAddress(new URLSearchParams(search))
  return (
    <>
      <PageHead
        title={words.siteRooms.overviewTitle}
        description={fillText(words.siteRooms.overviewDescription, {
          house: name || siteName,
          inPlace: inPlace(words, city),
        })}
        canonical={guestScreens.rooms.path}
      />
      <div className="wrap page-head">
        <h1>{words.siteRooms.overviewHeading}</h1>
        {line && <p>{line}</p>}
      </div>
      <div className="wrap overview">
        <LoadedRooms>
          {(list) => (
            <ul className="overview__list">
              {list.map((room, place) =>
                room.kind === 'family' ? (
                  <FamilyRoomCard
                    key={room.slug}
                    room={room}
                    to={roomPath(stayIn(room, choice))}
                    headingLevel={2}
                  />
                ) : (
                  <RoomEntry
                    key={room.slug}
                    room={room}
                    first={place === 0}
                    choice={{ ...choice, room: room.slug }}
                  />
                ),
              )}
            </ul>
          )}
        </LoadedRooms>
      </div>
    </>
  )
}
