import type { EpochDay, Moment } from '../calendar/day.ts'
import { activeRooms } from '../rooms/active-rooms.ts'
import type { Room, RoomType } from '../rooms/room.ts'
import type { Closure, PropertyFacts, Occupancy } from './property-facts.ts'
import { nightsOnSale } from './horizon.ts'
import { keepsItsNights, mayBeMoved } from './live-stays.ts'

/**
 * A booking that may be given another room of its type; `room` is its place in `RoomNights.rooms`,
 * -1 when it has none yet.
 */
export interface MovableStay {
  bookingId: string
  room: number
  /** Nights counted from today, `[from, until)`. */
  from: number
  until: number
}

/**
 * The rooms of one type, night by night from today on. A night's rooms are the bits of one number:
 * bit 0 is `rooms[0]`. Made anew from the facts for every question, so that occupancy is derived
 * and never kept.
 */
export interface RoomNights {
  roomType: RoomType
  rooms: Room[]
  today: EpochDay
  /** Nights on sale from today; the arrays go on past it where a booking does. */
  onSale: number
  /** Rooms that are not closed. */
  open: Int32Array
  /** Rooms in which no other guest can be put: closed, or with a booking that stays where it is. */
  blocked: Int32Array
  /** Rooms closed or with any booking. */
  busy: Int32Array
  /** Bookings of the night that have no room yet. */
  unroomed: Uint8Array
  /** By arrival. */
  movable: MovableStay[]
  /** Bookings that keep nothing any more, yet still stand in a room of this type. */
  stale: Occupancy[]
}

function closes(closure: Closure, room: Room): boolean {
  if (closure.roomId !== null) return closure.roomId === room.id
  return closure.roomTypeId === null || closure.roomTypeId === room.roomTypeId
}

function setBits(nights: Int32Array, bits: number, from: number, until: number): void {
  const end = Math.min(until, nights.length)
  for (let night = Math.max(from, 0); night < end; night++) nights[night]! |= bits
}

/** True when every night of `[from, until)` is open in the room of this bit. */
function isOpen(open: Int32Array, bit: number, from: number, until: number): boolean {
  for (let night = from; night < until; night++) if ((open[night]! & bit) === 0) return false
  return true
}

/** The place of a room in a short list, -1 when it is not in it. */
function placeOf(rooms: readonly Room[], roomId: number): number {
  for (let place = 0; place < rooms.length; place++) if (rooms[place]!.id === roomId) return place
  return -1
}

/** Lays the facts out by night for one room type. Costs a few microseconds per hundred bookings. */
export function roomNights(roomType: RoomType, facts: PropertyFacts, moment: Moment): RoomNights {
  const { today } = moment
  const rooms = activeRooms(facts.rooms, roomType.id)
  const onSale = nightsOnSale(roomType, facts.readings.horizon, facts.numbers)

  const temporary = facts.readings['family.temporary']
  const live: Occupancy[] = []
  const stale: Occupancy[] = []
  let length = onSale
  for (const stay of facts.occupancies) {
    if (stay.departure <= today) continue
    const isHere =
      stay.roomId === null ? stay.roomTypeId === roomType.id : placeOf(rooms, stay.roomId) >= 0
    if (!isHere) continue
    if (keepsItsNights(stay, roomType, moment, temporary)) {
      live.push(stay)
      length = Math.max(length, stay.departure - today)
    } else stale.push(stay)
  }

  const every = (1 << rooms.length) - 1
  const blocked = new Int32Array(length)
  for (const closure of facts.closures) {
    let bits = 0
    for (const [place, room] of rooms.entries()) if (closes(closure, room)) bits |= 1 << place
    setBits(blocked, bits, closure.from - today, closure.until - today)
  }
  const open = blocked.map((closed) => every & ~closed)
  const busy = blocked.slice()

  const unroomed = new Uint8Array(length)
  const movable: MovableStay[] = []
  for (const stay of live) {
    const from = stay.arrival - today
    const until = stay.departure - today
    if (stay.roomId === null) {
      for (let night = Math.max(from, 0); night < until; night++) unroomed[night]!++
      movable.push({ bookingId: stay.bookingId, room: -1, from: Math.max(from, 0), until })
      continue
    }
    const place = placeOf(rooms, stay.roomId)
    const bit = 1 << place
    setBits(busy, bit, from, until)
    // A booking whose room was closed over it, or that staff put in a room of another type, is
    // theirs to move.
    const isHome = stay.roomTypeId === roomType.id
    if (isHome && mayBeMoved(stay, moment) && isOpen(open, bit, from, until)) {
      movable.push({ bookingId: stay.bookingId, room: place, from, until })
    } else setBits(blocked, bit, from, until)
  }
  movable.sort((a, b) => a.from - b.from)
  return { roomType, rooms, today, onSale, open, blocked, busy, unroomed, movable, stale }
}

/** How many rooms of a set are in it. */
export function countRooms(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/**
 * Rooms still to give on a night: neither closed nor taken, less the bookings that have no room
 * yet.
 */
export function freeRooms(nights: RoomNights, night: number): number {
  const every = (1 << nights.rooms.length) - 1
  return countRooms(every & ~nights.busy[night]!) - nights.unroomed[night]!
}
