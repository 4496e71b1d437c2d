import { type Arrangement, overlap } from './rearrange.ts'
import type { MovableStay, RoomNights } from './room-nights.ts'

/** The bound on one search, in rooms tried: past it the arrangement that is known already stands. */
export const mostRoomsTried = 40_000

/** A stay that has its new room. */
interface Placed {
  stay: MovableStay
  room: number
}

/**
 * Arranges a stay for the nights `[from, until)` by as few moves of other bookings as there can be,
 * at most `most` of them. Rooms are places in `RoomNights.rooms`. Deepening: who is put in a room
 * turns those out who stand in it, and each of these needs a room in turn, so one more move is
 * allowed only once fewer have proved not to do.
 *
 * @param room the only room that will do; null, any
 * @returns null where so few moves do not do, or the bound is reached
 */
export function fewestMoves(
  nights: RoomNights,
  room: number | null,
  from: number,
  until: number,
  most: number,
): Arrangement | null {
  const fresh: MovableStay = { bookingId: '', room: -1, from, until }
  const budget = { tries: mostRoomsTried }
  for (let moves = 0; moves <= most; moves++) {
    const placed = place(nights, [fresh], [], moves, room, budget)
    if (placed) {
      const [own, ...moved] = placed
      return {
        room: own!.room,
        moved: moved.map(({ stay, room: home }) => ({ bookingId: stay.bookingId, room: home })),
      }
    }
  }
  return null
}

/** Gives each of `homeless` a room, turning out at most `moves` more bookings. */
function place(
  nights: RoomNights,
  homeless: readonly MovableStay[],
  placed: readonly Placed[],
  moves: number,
  onlyRoom: number | null,
  budget: { tries: number },
): readonly Placed[] | null {
  const [stay, ...waiting] = homeless
  if (!stay) return placed
  const isFresh = stay.room < 0
  for (let room = 0; room < nights.rooms.length; room++) {
    if (isFresh && onlyRoom !== null && room !== onlyRoom) continue
    if (--budget.tries < 0) return null
    if (isBlocked(nights, room, stay)) continue
    if (placed.some((other) => other.room === room && overlap(other.stay, stay))) continue
    const turnedOut = nights.movable.filter(
      (other) =>
        other.room === room &&
        overlap(other, stay) &&
        !waiting.includes(other) &&
        !placed.some((one) => one.stay === other),
    )
    if (turnedOut.length > moves) continue
    const rest = [...waiting, ...turnedOut]
    const all = [...placed, { stay, room }]
    const found = place(nights, rest, all, moves - turnedOut.length, onlyRoom, budget)
    if (found) return found
  }
  return null
}

function isBlocked({ blocked }: RoomNights, room: number, { from, until }: MovableStay): boolean {
  for (let night = from; night < until; night++) if ((blocked[night]! >>> room) & 1) return true
  return false
}
