import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { roomTypesRead } from '../calls/reads.ts'
import { RoomBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { useWords } from '../texts/words.ts'

/** All rooms, once they are there. */
export function LoadedRooms({ children }: { children(rooms: RoomTypeView[]): ReactNode }) {
  const { siteRooms: words } = useWords()
  return (
    <Loaded
      query={useQuery(roomTypesRead())}
      what={words.rooms}
      waiting={
        <>
          <Waiting>{words.fetchingRooms}</Waiting>
          <RoomBones />
        </>
      }
    >
      {children}
    </Loaded>
  )
}
