import { useQuery } from '@tanstack/react-query'
import { Redirect } from '../page/router.tsx'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { roomTypesRead } from '../calls/reads.ts'
import { PageHead } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { inPlace } from '../property/property-words.ts'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'
import { roomOf, roomPath, stayIn } from '../stay/stay-choice.ts'
import { useStay } from '../stay/use-stay.ts'
import { personWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { RoomAbout } from './RoomAbout.tsx'
import { StayPayBar, StayPicker } from './StayPicker.tsx'
import { roomAddress } from '../../screens/guest-addresses.ts'
import { guestScreens } from '../../screens/guest-screens.ts'

/** One room: pictures, what it is like, and the calendar in which a stay is chosen. */
export function RoomScreen() {
  const { siteRooms: words } = useWords()
  const [choice] = useStay()
  const rooms = useQuery(roomTypesRead())
  if (choice.room === '') return <Redirect to={guestScreens.rooms.path} />
  return (
    <>
      <PageHead title={words.roomTitle} canonical={null} />
      <Loaded
        query={rooms}
        what={words.thisRoom}
        waiting={
          <div className="wrap scene">
            <Waiting>{words.fetchingRoom}</Waiting>
            <PanelBones />
          </div>
        }
      >
        {(list) => {
          const room = roomOf(list, choice)
          if (room?.kind === 'family') return <Redirect to={roomPath(stayIn(room, choice))} />
          return room ? (
            <Room room={room} />
          ) : (
            <NotFoundScreen title={words.unknownRoomTitle}>{words.unknownRoom}</NotFoundScreen>
          )
        }}
      </Loaded>
    </>
  )
}

function Room({ room }: { room: RoomTypeView }) {
  const words = useWords()
  return (
    <>
      <PageHead
        title={room.name}
        description={fillText(words.siteRooms.roomDescription, {
          room: room.name,
          inPlace: inPlace(words, useProperty().city),
          persons: personWords(words, room.maxPersons),
        })}
        canonical={roomAddress(room.slug)}
        picture={room.images[0]?.url}
      />
      <RoomAbout room={room} />
      <StayPicker room={room} />
      <StayPayBar room={room} />
    </>
  )
}
