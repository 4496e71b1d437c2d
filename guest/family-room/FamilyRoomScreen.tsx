import { useQuery } from '@tanstack/react-query'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { roomTypesRead } from '../calls/reads.ts'
import { PageHead } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { inPlace } from '../property/property-words.ts'
import { RoomAbout } from '../room/RoomAbout.tsx'
import { StayPayBar, StayPicker } from '../room/StayPicker.tsx'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'
import { useStay } from '../stay/use-stay.ts'
import { useWords } from '../texts/words.ts'
import { ArrangementChoice } from './ArrangementChoice.tsx'

/**
 * The family room (G §2): what it is like, the arrangements, and a calendar in which one press
 * chooses arrival and departure. Two addresses lead here; `/familie-kamer` is the canonical one.
 */
export function FamilyRoomScreen() {
  const { siteRooms: words } = useWords()
  const rooms = useQuery(roomTypesRead())
  return (
    <>
      <PageHead title={words.familyRoomTitle} canonical={null} />
      <Loaded
        query={rooms}
        what={words.theFamilyRoom}
        waiting={
          <div className="wrap scene">
            <Waiting>{words.fetchingFamilyRoom}</Waiting>
            <PanelBones />
          </div>
        }
      >
        {(list) => {
          const room = list.find(({ kind }) => kind === 'family')
          return room ? (
            <FamilyRoom room={room} />
          ) : (
            <NotFoundScreen title={words.noFamilyRoomTitle}>{words.noFamilyRoom}</NotFoundScreen>
          )
        }}
      </Loaded>
    </>
  )
}

function FamilyRoom({ room }: { room: RoomTypeView }) {
  const words = useWords()
  const [choice, act] = useStay()
  return (
    <>
      <PageHead
        title={room.name}
        description={fillText(words.siteRooms.familyRoomDescription, {
          room: room.name,
          inPlace: inPlace(words, useProperty().city),
          least: room.minPersons,
          most: room.maxPersons,
        })}
        canonical={guestScreens.familyRoom.path}
        picture={room.images[0]?.url}
      />
      <RoomAbout room={room} />
      {!room.neverOffered && (
        <section className="section section--arrangements" aria-labelledby="arrangements-title">
          <div className="wrap">
            <div className="section__head">
              <h2 id="arrangements-title">{words.siteRooms.howLong}</h2>
            </div>
            <ArrangementChoice room={room} choice={choice} act={act} />
          </div>
        </section>
      )}
      <StayPicker room={room} />
      <StayPayBar room={room} />
    </>
  )
}
