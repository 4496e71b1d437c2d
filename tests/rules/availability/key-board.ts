import type {
  Closure,
  PropertyFacts,
  Occupancy,
} from '../../../rules/availability/property-facts.ts'
import type { Moment } from '../../../rules/calendar/day.ts'
import { isClosed, isLive } from './brute-force.ts'

/**
 * The property as the owner keeps it on paper: a hook for every room and night, and who has the key.
 */
export interface KeyBoard {
  moment: Moment
  /** `room night` → booking. */
  hooks: Map<string, string>
  bookings: Map<string, Occupancy>
  closures: Closure[]
  /** How many guests were ever booked: names the next one. */
  booked: number
}

/** Everything on the board as facts, to ask a naive property about. */
export function factsOf(board: KeyBoard, property: PropertyFacts): PropertyFacts {
  return { ...property, occupancies: [...board.bookings.values()], closures: board.closures }
}

/** Takes a booking's keys off the board. */
export function takeOff(board: KeyBoard, bookingId: string): void {
  for (const [hook, guest] of board.hooks) if (guest === bookingId) board.hooks.delete(hook)
  board.bookings.delete(bookingId)
}

/**
 * Hangs a booking on its hooks. Throws when someone else's key hangs there: the property is
 * overbooked.
 */
export function hangUp(board: KeyBoard, stay: Occupancy): void {
  for (let night = stay.arrival; night < stay.departure; night++) {
    const hook = `${stay.roomId} ${night}`
    const guest = board.hooks.get(hook)
    if (guest !== undefined)
      throw new Error(`room ${stay.roomId} is given to ${guest} and ${stay.bookingId} on ${night}`)
    board.hooks.set(hook, stay.bookingId)
  }
  board.bookings.set(stay.bookingId, stay)
}

/** True when a booking's room is open on all its nights. */
export function isOpenFor(board: KeyBoard, stay: Occupancy, property: PropertyFacts): boolean {
  const room = property.rooms.find(({ id }) => id === stay.roomId)!
  for (let night = Math.max(stay.arrival, board.moment.today); night < stay.departure; night++)
    if (isClosed(room, night, board.closures)) return false
  return true
}

/** The bookings that still keep their nights, in the order in which they came. */
export function liveBookings(board: KeyBoard, property: PropertyFacts): Occupancy[] {
  return [...board.bookings.values()].filter((stay) => isLive(stay, property, board.moment))
}
