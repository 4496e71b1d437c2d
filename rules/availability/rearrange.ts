import { type Budget, placeStays } from './place-stays.ts'
import type { MovableStay, RoomNights } from './room-nights.ts'

/** Where the new stay goes, and which bookings change rooms for it. Rooms are places in `RoomNights.rooms`. */
export interface Arrangement {
  room: number
  moved: { bookingId: string; room: number }[]
}

/**
 * The bound on one question, in placements tried: past it the stay is refused as taken, so that no house can stall the site. Finding rooms is
 * hard in the number of rooms (precolouring extension of interval graphs); see docs/why-rooms-are-searched.md for what was measured.
 */
export const mostPlacements = 40_000

function overlaps(stay: MovableStay, from: number, until: number): boolean {
  return stay.from < until && stay.until > from
}

/** Places the new stay and those of `moving`, around all others that stay in their rooms. */
function arrange(nights: RoomNights, fresh: MovableStay, moving: readonly MovableStay[], staying: readonly MovableStay[], budget: Budget): Arrangement | null {
  const stays = [fresh, ...moving].sort((a, b) => a.from - b.from)
  const { from, until } = hullOf(stays)
  const blocked = nights.blocked.slice(from, until)
  for (const stay of staying) {
    for (let night = Math.max(stay.from, from); night < Math.min(stay.until, until); night++) blocked[night - from]! |= 1 << stay.room
  }
  const roomOf = placeStays({ stays, rooms: nights.rooms.length, from, blocked }, budget)
  if (!roomOf) return null
  const moved = stays.flatMap((stay, index) =>
    stay !== fresh && roomOf[index] !== stay.room ? [{ bookingId: stay.bookingId, room: roomOf[index]! }] : [],
  )
  return { room: roomOf[stays.indexOf(fresh)]!, moved }
}

/** The nights from the first arrival to the last departure. */
function hullOf(stays: readonly MovableStay[]): { from: number; until: number } {
  return stays.reduce((hull, stay) => ({ from: Math.min(hull.from, stay.from), until: Math.max(hull.until, stay.until) }), {
    from: Number.POSITIVE_INFINITY,
    until: 0,
  })
}

/**
 * Finds a room for a new stay by moving bookings, or null when no arrangement has one. Exact, and moves as few bookings as it can: first only
 * those that overlap the stay, then also those that overlap these, until it fits around all others as they are, or fails without them.
 */
export function rearrange(nights: RoomNights, from: number, until: number): Arrangement | null {
  const budget: Budget = { placements: mostPlacements }
  const fresh: MovableStay = { bookingId: '', room: -1, from, until }
  let reach = { from, until }
  let moving: readonly MovableStay[] = []
  for (;;) {
    const wider = nights.movable.filter((stay) => overlaps(stay, reach.from, reach.until))
    const isAll = wider.length === moving.length
    moving = wider
    const staying = nights.movable.filter((stay) => !overlaps(stay, reach.from, reach.until))
    const arrangement = arrange(nights, fresh, moving, staying.filter((stay) => stay.room >= 0), budget)
    if (arrangement) return arrangement
    if (isAll || budget.placements < 0 || !arrange(nights, fresh, moving, [], budget)) return null
    reach = hullOf([fresh, ...moving])
  }
}
