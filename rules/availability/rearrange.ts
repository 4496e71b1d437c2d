import { type Budget, placeStays } from './place-stays.ts'
import type { MovableStay, RoomNights } from './room-nights.ts'

/**
 * Where the new stay goes, and which bookings change rooms for it. Rooms are places in
 * `RoomNights.rooms`.
 */
export interface Arrangement {
  room: number
  moved: { bookingId: string; room: number }[]
}

/**
 * The bound on one question, in placements tried: past it the stay is refused as taken, so that no
 * property can stall the site. Finding rooms is hard in the number of rooms (precolouring extension of
 * interval graphs); see docs/why-is-a-room-searched-for-and-not-counted.md for what was measured.
 */
export const mostPlacements = 40_000

type Nights = Pick<MovableStay, 'from' | 'until'>

/** True when two stays have a night in common. */
export const overlap = (a: Nights, b: Nights) => a.from < b.until && a.until > b.from

/** The nights from the first arrival to the last departure. */
function hullOf(stays: readonly Nights[]): Nights {
  return {
    from: Math.min(...stays.map(({ from }) => from)),
    until: Math.max(...stays.map(({ until }) => until)),
  }
}

/** Bookings that have a night in `reach`, by arrival, and those that do not. */
function split(
  movable: readonly MovableStay[],
  reach: Nights,
): { moving: MovableStay[]; staying: MovableStay[] } {
  const moving: MovableStay[] = []
  const staying: MovableStay[] = []
  for (const stay of movable) (overlap(stay, reach) ? moving : staying).push(stay)
  return { moving, staying }
}

/** Places the new stay and those of `moving`, around all others that stay in their rooms. */
function arrange(
  nights: RoomNights,
  fresh: MovableStay,
  moving: readonly MovableStay[],
  staying: readonly MovableStay[],
  budget: Budget,
): Arrangement | null {
  const stays = [fresh, ...moving].sort((a, b) => a.from - b.from)
  const { from, until } = hullOf(stays)
  const blocked = nights.blocked.slice(from, until)
  for (const stay of staying)
    for (let night = Math.max(stay.from, from); night < Math.min(stay.until, until); night++)
      blocked[night - from]! |= 1 << stay.room
  const roomOf = placeStays({ stays, rooms: nights.rooms.length, from, blocked }, budget)
  if (!roomOf) return null
  const moved = stays.flatMap((stay, index) =>
    stay !== fresh && roomOf[index] !== stay.room
      ? [{ bookingId: stay.bookingId, room: roomOf[index]! }]
      : [],
  )
  return { room: roomOf[stays.indexOf(fresh)]!, moved }
}

/**
 * The nights of all bookings chained to `nights`: those that overlap it, those that overlap these,
 * and so on.
 */
export function chainOf(movable: readonly MovableStay[], nights: Nights): Nights {
  const hull = hullOf([nights, ...split(movable, nights).moving])
  const isWhole = hull.from === nights.from && hull.until === nights.until
  return isWhole ? nights : chainOf(movable, hull)
}

/**
 * Finds a room for a new stay by moving bookings, or null when no arrangement has one. Exact, and
 * moves as few bookings as it can: first only those that overlap the stay, then also those that
 * overlap these, until it fits around all others as they are, or fails without them.
 */
export function rearrange(nights: RoomNights, from: number, until: number): Arrangement | null {
  const budget: Budget = { placements: mostPlacements }
  const fresh: MovableStay = { bookingId: '', room: -1, from, until }
  // Around a booking without a room nothing stays as it is: it has to keep a room to come.
  let reach: Nights = nights.movable.some((stay) => stay.room < 0)
    ? chainOf(nights.movable, fresh)
    : fresh
  for (;;) {
    const { moving, staying } = split(nights.movable, reach)
    const arrangement = arrange(nights, fresh, moving, staying, budget)
    if (arrangement) return arrangement
    if (!arrange(nights, fresh, moving, [], budget)) return null
    reach = hullOf([fresh, ...moving])
  }
}
