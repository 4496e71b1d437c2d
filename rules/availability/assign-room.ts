import type { EpochDay, Moment } from '../calendar/day.ts'
import type { PropertyFacts } from './property-facts.ts'
import { clearRoom } from './clear-room.ts'
import { type Arrangement, rearrange } from './rearrange.ts'
import { roomNights, type RoomNights } from './room-nights.ts'

/** A room for a new stay, and what has to change for it. */
export interface RoomAssignment {
  roomId: number
  /** Bookings that go to another room; never a pinned one, nor one of guests in house. */
  moves: { bookingId: string; roomId: number }[]
  /**
   * Unpaid holds past their end that still stand in the nights used: to be ended in the same
   * transaction.
   */
  release: string[]
}

/** How many nights from today on a room is booked. */
function bookedNights(nights: RoomNights, room: number): number {
  return nights.busy.reduce(
    (count, busy, night) => count + (((busy & nights.open[night]!) >>> room) & 1),
    0,
  )
}

/**
 * The nights for which a room is empty around `[from, until)`, counted to the edges of what is on
 * sale.
 */
function gapAround(nights: RoomNights, room: number, from: number, until: number): number {
  let first = from
  let last = until
  while (first > 0 && ((nights.busy[first - 1]! >>> room) & 1) === 0) first--
  while (last < nights.onSale && ((nights.busy[last]! >>> room) & 1) === 0) last++
  return last - first
}

function staleIn(nights: RoomNights, room: number, from: number, until: number): string[] {
  const roomId = nights.rooms[room]!.id
  return nights.stale
    .filter(
      (stay) =>
        stay.roomId === roomId &&
        stay.arrival - nights.today < until &&
        stay.departure - nights.today > from,
    )
    .map((stay) => stay.bookingId)
}

/**
 * The rooms that are empty on every night, best first: no stale hold in the way, then least booked,
 * then the tightest gap, then the lowest number.
 */
function emptyRooms(nights: RoomNights, from: number, until: number): number[] {
  let busy = 0
  for (let night = from; night < until; night++) busy |= nights.busy[night]!
  const empty = nights.rooms.map((_, room) => room).filter((room) => ((busy >>> room) & 1) === 0)
  return empty
    .map((room) => ({
      room,
      rank: [
        staleIn(nights, room, from, until).length,
        bookedNights(nights, room),
        gapAround(nights, room, from, until),
        room,
      ],
    }))
    .sort(
      (a, b) =>
        a.rank.map((value, i) => value - b.rank[i]!).find((difference) => difference !== 0) ?? 0,
    )
    .map(({ room }) => room)
}

/** The best room, whichever it is. */
function anyRoom(nights: RoomNights, from: number, until: number): Arrangement | null {
  const isSimple = nights.movable.every((stay) => stay.room >= 0)
  const empty = isSimple ? emptyRooms(nights, from, until)[0] : undefined
  return empty === undefined ? rearrange(nights, from, until) : { room: empty, moved: [] }
}

/** The room that was asked for; null also where it is not one of these. */
function thisRoom(
  nights: RoomNights,
  roomId: number,
  from: number,
  until: number,
): Arrangement | null {
  const room = nights.rooms.findIndex(({ id }) => id === roomId)
  return room < 0 ? null : clearRoom(nights, room, from, until)
}

/** As `assignRoom`, on nights already laid out; `from` and `until` count from today. */
export function assignRoomIn(
  nights: RoomNights,
  from: number,
  until: number,
  roomId: number | null = null,
): RoomAssignment | null {
  if (from < 0 || until <= from || until > nights.open.length) return null
  const arrangement =
    roomId === null ? anyRoom(nights, from, until) : thisRoom(nights, roomId, from, until)
  return arrangement && assignmentOf(nights, arrangement, from, until)
}

/** An arrangement of the nights `[from, until)` by the ids of rooms, with the holds it ends. */
export function assignmentOf(
  nights: RoomNights,
  arrangement: Arrangement,
  from: number,
  until: number,
): RoomAssignment {
  const release = new Set(staleIn(nights, arrangement.room, from, until))
  for (const { bookingId, room } of arrangement.moved) {
    const stay = nights.movable.find((candidate) => candidate.bookingId === bookingId)!
    for (const stale of staleIn(nights, room, stay.from, stay.until)) release.add(stale)
  }
  return {
    roomId: nights.rooms[arrangement.room]!.id,
    moves: arrangement.moved.map(({ bookingId, room }) => ({
      bookingId,
      roomId: nights.rooms[room]!.id,
    })),
    release: [...release],
  }
}

/**
 * Finds a physical room for a stay from today on, re-assigning bookings that are not pinned and not
 * in house where that makes it fit; null when there is none. With `roomId` only that room will do,
 * and whoever is in it is moved. Asks only for a room: whether the stay may be sold (minimum nights,
 * closed season, `availability.full`) is `explainStay`'s.
 */
export function assignRoom(
  stay: {
    roomTypeId: number
    arrival: EpochDay
    departure: EpochDay
    moment: Moment
    roomId?: number | null
  },
  facts: PropertyFacts,
): RoomAssignment | null {
  const roomType = facts.roomTypes.find((candidate) => candidate.id === stay.roomTypeId)
  if (!roomType) return null
  const { today } = stay.moment
  return assignRoomIn(
    roomNights(roomType, facts, stay.moment),
    stay.arrival - today,
    stay.departure - today,
    stay.roomId,
  )
}
