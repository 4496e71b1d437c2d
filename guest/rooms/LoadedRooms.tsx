import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { roomTypesRead } from '../calls/reads.ts'
import { RoomBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'

/** All rooms, once they are there. */
export function LoadedRooms({ children }: { children(rooms: RoomTypeView[]): ReactNode }) {
  return (
    <Loaded
      query={useQuery(roomTypesRead())}
      what="de kamers"
      waiting={
        <>
          <Waiting>We halen de kamers op…</Waiting>
          <RoomBones />
        </>
      }
    >
      {children}
    </Loaded>
  )
}
