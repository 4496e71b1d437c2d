import { useQuery } from '@tanstack/react-query'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
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
import { ArrangementChoice } from './ArrangementChoice.tsx'

/**
 * The family room (G §2): what it is like, the arrangements, and a calendar in which one press
 * chooses arrival and departure. Two addresses lead here; `/familie-kamer` is the canonical one.
 */
export function FamilyRoomScreen() {
  const rooms = useQuery(roomTypesRead())
  return (
    <>
      <PageHead title="Familiekamer" canonical={null} />
      <Loaded
        query={rooms}
        what="de familiekamer"
        waiting={
          <div className="wrap scene">
            <Waiting>We halen de familiekamer op…</Waiting>
            <PanelBones />
          </div>
        }
      >
        {(list) => {
          const room = list.find(({ kind }) => kind === 'family')
          return room ? (
            <FamilyRoom room={room} />
          ) : (
            <NotFoundScreen title="Er is nu geen familiekamer">
              Kijk of een van de andere kamers bij je past, of bel ons even.
            </NotFoundScreen>
          )
        }}
      </Loaded>
    </>
  )
}

function FamilyRoom({ room }: { room: RoomTypeView }) {
  const [choice, act] = useStay()
  return (
    <>
      <PageHead
        title={room.name}
        description={`${room.name}${inPlace(useProperty().city)} voor ${room.minPersons} tot ${room.maxPersons} personen: een weekend, een midweek of een week. Zie wat vrij is en wat je verblijf kost.`}
        canonical={guestScreens.familyRoom.path}
        picture={room.images[0]?.url}
      />
      <RoomAbout room={room} />
      {!room.neverOffered && (
        <section className="section section--arrangements" aria-labelledby="arrangements-title">
          <div className="wrap">
            <div className="section__head">
              <h2 id="arrangements-title">Hoe lang blijf je?</h2>
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
