import type { Stay } from '../calendar/day.ts'
import { type RoomAssignment, assignRoomIn, assignmentOf } from './assign-room.ts'
import { fewestMoves } from './fewest-moves.ts'
import type { PropertyFacts } from './property-facts.ts'
import type { RoomNights } from './room-nights.ts'
import { hadGuest } from './without-booking.ts'

interface Wish extends Stay {
  roomTypeId: number
  roomId: number | null
}

interface FormerRoom {
  roomTypeId: number
  roomId: number | null
}

/**
 * A room for the changed stay of a booking (reading `change.room-number`), with the fewest moves of
 * others; null where there is none. The room it has is given again where that is empty, and to
 * guests in house also where others have to move for it; else the best one, as to a new booking.
 *
 * @param nights laid out from `facts`, which are without the booking
 */
export function assignAgain(
  to: Wish,
  former: FormerRoom,
  nights: RoomNights,
  facts: PropertyFacts,
): RoomAssignment | null {
  const until = to.departure - nights.today
  if (until <= 0) return roomOfPastStay(to, former, nights, facts)
  const from = Math.max(0, to.arrival - nights.today)
  if (to.roomId !== null) return withFewestMoves(nights, to.roomId, from, until)
  const own = withFewestMoves(nights, former.roomId, from, until)
  const isEmpty = own !== null && own.moves.length === 0 && own.release.length === 0
  const isInHouse = to.arrival <= nights.today
  return isEmpty || (own && isInHouse) ? own : withFewestMoves(nights, null, from, until)
}

function withFewestMoves(
  nights: RoomNights,
  roomId: number | null,
  from: number,
  until: number,
): RoomAssignment | null {
  const known = assignRoomIn(nights, from, until, roomId)
  // Around a booking without a room every arrangement is a new one.
  if (!known || nights.movable.some(({ room }) => room < 0)) return known
  const room = roomId === null ? null : nights.rooms.findIndex(({ id }) => id === roomId)
  const fewer = fewestMoves(nights, room, from, until, known.moves.length - 1)
  return fewer ? assignmentOf(nights, fewer, from, until) : known
}

/** What is over needs no allocation, only a room in which nobody else was. */
function roomOfPastStay(
  to: Wish,
  former: FormerRoom,
  { rooms }: RoomNights,
  { occupancies }: PropertyFacts,
): RoomAssignment | null {
  const known = rooms.map(({ id }) => id)
  const own = former.roomTypeId === to.roomTypeId && former.roomId !== null ? [former.roomId] : []
  const choice = to.roomId === null ? [...own, ...known] : [to.roomId]
  const roomId = choice.find(
    (id) => [...own, ...known].includes(id) && !hadGuest(id, to.arrival, to.departure, occupancies),
  )
  return roomId === undefined ? null : { roomId, moves: [], release: [] }
}
