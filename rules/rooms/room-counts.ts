import { activeRooms } from './active-rooms.ts'
import { shownRoomTypes } from './missing-for-sale.ts'
import type { RoomCounts } from './rooms-in-words.ts'

/** The rooms of the room types that guests are shown, of each kind. */
export function roomCounts(facts: Parameters<typeof shownRoomTypes>[0]): RoomCounts {
  const counts = { ordinary: 0, family: 0 }
  for (const { id, kind } of shownRoomTypes(facts))
    counts[kind] += activeRooms(facts.rooms, id).length
  return counts
}
