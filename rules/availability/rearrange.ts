import type { MovableStay, RoomNights } from './room-nights.ts'

/** Where the new stay goes, and which bookings change rooms for it. Rooms are places in `RoomNights.rooms`. */
export interface Arrangement {
  room: number
  moved: { bookingId: string; room: number }[]
}

/**
 * The bound on the search, in placements tried; past it the stay is refused, so that no house can stall the site. The problem is hard in
 * the number of rooms (precolouring extension of interval graphs); a house of ten rooms stays far under it (docs/why-rooms-are-searched.md).
 */
export const mostPlacements = 50_000

/** The nights that bookings chained to `[from, until)` reach: outside them nothing has to move. */
function chainAround(movable: readonly MovableStay[], from: number, until: number): { from: number; until: number } {
  const chain = { from, until }
  for (let grown = true; grown; ) {
    grown = false
    for (const stay of movable) {
      if (stay.until <= chain.from || stay.from >= chain.until) continue
      if (stay.from < chain.from) [chain.from, grown] = [stay.from, true]
      if (stay.until > chain.until) [chain.until, grown] = [stay.until, true]
    }
  }
  return chain
}

/** For each room and night of the chain, the first night from there on that is blocked, at most the chain's end. */
function gapEnds(nights: RoomNights, from: number, until: number): Int32Array {
  const width = until - from
  const ends = new Int32Array(nights.rooms.length * width)
  for (let room = 0; room < nights.rooms.length; room++) {
    let end = until
    for (let night = until - 1; night >= from; night--) {
      if ((nights.blocked[night]! >>> room) & 1) end = night
      ends[room * width + night - from] = end
    }
  }
  return ends
}

/**
 * Finds rooms for a new stay and for every booking chained to it, or null when there are none. Exact: bookings are placed by arrival, each
 * tried in its own room first, then in the tightest gap, and a situation once found hopeless is not searched again. Rooms whose gap ends on
 * the same night are one and the same to what follows: whatever is in them has left by then.
 */
export function rearrange(nights: RoomNights, from: number, until: number): Arrangement | null {
  const chain = chainAround(nights.movable, from, until)
  const fresh: MovableStay = { bookingId: '', room: -1, from, until }
  const stays = [fresh, ...nights.movable.filter((stay) => stay.from >= chain.from && stay.until <= chain.until)].sort((a, b) => a.from - b.from)
  const lastUnroomed = stays.findLastIndex((stay) => stay.room < 0)
  const width = chain.until - chain.from
  const ends = gapEnds(nights, chain.from, chain.until)
  const gapEnd = (room: number, night: number) => ends[room * width + night - chain.from]!

  const rooms = nights.rooms.length
  const freeFrom = new Int32Array(rooms).fill(chain.from)
  const last: (MovableStay | undefined)[] = Array.from({ length: rooms })
  const roomOf = new Int32Array(stays.length)
  const hopeless: Set<string>[] = stays.map(() => new Set())
  let placements = 0

  /** What later stays can see of the rooms: when each gap ends and from when it is empty, equal rooms in any order. */
  const situation = (night: number) => {
    const gaps: number[] = []
    for (let room = 0; room < rooms; room++) {
      const end = gapEnd(room, night)
      if (end > night) gaps.push((end - chain.from) * width + Math.max(freeFrom[room]!, night) - chain.from)
    }
    return gaps.sort((a, b) => a - b).join()
  }

  /** True when every guest still in a room is in their own: then all that follows can stay as it was. */
  const isSettled = (night: number) => {
    for (let room = 0; room < rooms; room++) if (freeFrom[room]! > night && last[room]?.room !== room) return false
    return true
  }

  const choices = (stay: MovableStay) => {
    const fitting: number[] = []
    for (let room = 0; room < rooms; room++) {
      if (freeFrom[room]! <= stay.from && gapEnd(room, stay.from) >= stay.until) fitting.push(room)
    }
    const rank = (room: number) => (room === stay.room ? -1 : gapEnd(room, stay.from))
    fitting.sort((a, b) => rank(a) - rank(b))
    const seen = new Set<number>()
    return fitting.filter((room) => !seen.has(gapEnd(room, stay.from)) && seen.add(gapEnd(room, stay.from)))
  }

  const place = (index: number): boolean => {
    const stay = stays[index]
    if (!stay) return true
    if (index > lastUnroomed && stay.from >= until && isSettled(stay.from)) {
      for (let rest = index; rest < stays.length; rest++) roomOf[rest] = stays[rest]!.room
      return true
    }
    if (++placements > mostPlacements) return false
    const dead = hopeless[index]!
    if (dead.size > 0 && dead.has(situation(stay.from))) return false
    for (const room of choices(stay)) {
      const before = freeFrom[room]!
      const guest = last[room]
      freeFrom[room] = stay.until
      last[room] = stay
      roomOf[index] = room
      if (place(index + 1)) return true
      freeFrom[room] = before
      last[room] = guest
    }
    dead.add(situation(stay.from))
    return false
  }

  if (!place(0)) return null
  const moved = stays.flatMap((stay, index) =>
    stay !== fresh && roomOf[index] !== stay.room ? [{ bookingId: stay.bookingId, room: roomOf[index]! }] : [],
  )
  return { room: roomOf[stays.indexOf(fresh)]!, moved }
}
