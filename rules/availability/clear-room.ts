import { type Arrangement, chainOf, overlap, rearrange } from './rearrange.ts'
import type { RoomNights } from './room-nights.ts'

/**
 * Clears one room (its place in `RoomNights.rooms`) for the nights `[from, until)`, counted from
 * today: which bookings go to which other rooms. Null where one that is there may not be moved, the
 * room is closed, or no arrangement gives all others a room.
 */
export function clearRoom(
  nights: RoomNights,
  room: number,
  from: number,
  until: number,
): Arrangement | null {
  const bit = 1 << room
  const blocked = nights.blocked.slice()
  for (let night = from; night < until; night++) {
    if (blocked[night]! & bit) return null
    blocked[night]! |= bit
  }
  const wanted = { from, until }
  const reach = chainOf(nights.movable, wanted)
  let movable = nights.movable.map((stay) =>
    stay.room === room && overlap(stay, wanted) ? { ...stay, room: -1 } : stay,
  )
  // Each round finds a room for one without, and with it for all that are chained to it.
  for (;;) {
    const homeless = movable.find((stay) => stay.room < 0 && overlap(stay, reach))
    if (!homeless) break
    const others = movable.filter((stay) => stay !== homeless)
    const found = rearrange({ ...nights, blocked, movable: others }, homeless.from, homeless.until)
    if (!found) return null
    const homes = new Map(found.moved.map((move) => [move.bookingId, move.room]))
    homes.set(homeless.bookingId, found.room)
    movable = movable.map((stay) => ({ ...stay, room: homes.get(stay.bookingId) ?? stay.room }))
  }
  const moved = movable.filter((stay, index) => stay.room !== nights.movable[index]!.room)
  return { room, moved: moved.map(({ bookingId, room: home }) => ({ bookingId, room: home })) }
}
