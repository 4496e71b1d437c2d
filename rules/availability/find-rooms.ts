import { freeRooms, type RoomNights } from './room-nights.ts'
import { rearrange } from './rearrange.ts'

/**
 * Rooms that must stay empty for a night to be sold: 0, or 1 under `availability.full` =
 * `stock-minus-one`.
 */
export type Reserve = 0 | 1

/** Where a room can be found, in nights counted from today. */
export interface RoomFinder {
  /** How many nights from an arrival on a room can be found for. */
  longestFrom(arrival: number): number
  /** True when a night has a free room, whoever may have to move for it. */
  isFree(night: number): boolean
  /** True when a room can be found from one night until another. */
  hasRoom(from: number, until: number): boolean
}

/** For each night, how many nights from it on have a free room each. */
function runsOfFree(nights: RoomNights, reserve: Reserve): Int32Array {
  const free = new Int32Array(nights.onSale + 1)
  for (let night = nights.onSale - 1; night >= 0; night--)
    if (freeRooms(nights, night) > reserve) free[night] = free[night + 1]! + 1
  return free
}

/**
 * Where bookings are chained: counts, for each morning, the movable bookings that sleep on both
 * sides of it.
 */
function crossings(nights: RoomNights): Int32Array {
  const count = new Int32Array(nights.open.length + 2)
  for (const stay of nights.movable) {
    count[stay.from + 1]!++
    count[stay.until]!--
  }
  for (let morning = 1; morning < count.length; morning++) count[morning]! += count[morning - 1]!
  return count
}

/**
 * For each morning, the last one up to it on which a room becomes blocked, and the first from it on
 * on which one becomes free again.
 */
function blockEdges({ blocked }: RoomNights): { lastStart: Int32Array; firstEnd: Int32Array } {
  const end = blocked.length
  const lastStart = new Int32Array(end + 1)
  const firstEnd = new Int32Array(end + 2).fill(end + 1)
  for (let morning = 1; morning <= end; morning++)
    lastStart[morning] =
      blocked[morning]! & ~blocked[morning - 1]! ? morning : lastStart[morning - 1]!
  for (let morning = end; morning > 0; morning--)
    firstEnd[morning] =
      blocked[morning - 1]! & ~blocked[morning]! ? morning : firstEnd[morning + 1]!
  return { lastStart, firstEnd }
}

/**
 * True when a free room on every night is enough. Bookings that may all be moved can be arranged in
 * as many rooms as the fullest night takes (interval colouring). Those that stay put only name the
 * rooms, as long as they all share a night: guests in house do, so does a single pinned booking. So
 * there is doubt only where, among bookings chained to the stay, one room becomes free before
 * another becomes blocked.
 */
function certainty(nights: RoomNights): (from: number, until: number) => boolean {
  const crossed = crossings(nights)
  const { lastStart, firstEnd } = blockEdges(nights)
  return (from, until) => {
    let first = from
    let last = until
    while (crossed[first]! > 0) first--
    while (crossed[last]! > 0) last++
    const start = lastStart[last - 1]!
    return start <= first || start < firstEnd[first + 1]!
  }
}

/** True when some one room is empty on every night. */
function hasEmptyRoom(nights: RoomNights, from: number, until: number): boolean {
  let busy = 0
  for (let night = from; night < until; night++) busy |= nights.busy[night]!
  return (~busy & ((1 << nights.rooms.length) - 1)) !== 0
}

/**
 * Prepares the question for one room type. Cheap where a room is simply empty; searches only where
 * bookings that stay put leave doubt.
 */
export function findRooms(nights: RoomNights, reserve: Reserve): RoomFinder {
  const isEveryoneRoomed = nights.movable.every((stay) => stay.room >= 0)
  const ends = new Int32Array(nights.onSale)
  let runs: Int32Array | null = null
  let isCertain: ReturnType<typeof certainty> | null = null

  const free = () => (runs ??= runsOfFree(nights, reserve))

  /** Whether nights that have a free room each have one for a stay. */
  const fits = (arrival: number, departure: number) =>
    (isEveryoneRoomed &&
      (hasEmptyRoom(nights, arrival, departure) ||
        (isCertain ??= certainty(nights))(arrival, departure))) ||
    rearrange(nights, arrival, departure) !== null

  /** The last departure for an arrival, known to lie from `least` to `most`. */
  const lastDeparture = (arrival: number, least: number, most: number): number => {
    if (fits(arrival, most)) return most
    let [low, high] = [least, most - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (fits(arrival, middle)) low = middle
      else high = middle - 1
    }
    return low
  }

  /**
   * Fills in the arrivals between two of which the last departures are known: who comes later never
   * has to leave earlier.
   */
  const settle = (first: number, last: number) => {
    if (ends[first] === ends[last]) ends.fill(ends[first]!, first, last)
    else if (last - first > 1) {
      const middle = (first + last) >> 1
      ends[middle] = lastDeparture(middle, Math.max(middle, ends[first]!), ends[last]!)
      settle(first, middle)
      settle(middle, last)
    }
  }

  /**
   * Finds the last departures of the nights on end that have a free room, among which one night is.
   */
  const settleAround = (night: number) => {
    let first = night
    while (free()[first - 1]! > 0) first--
    const end = night + free()[night]!
    ends[first] = lastDeparture(first, first, end)
    ends[end - 1] = lastDeparture(end - 1, end - 1, end)
    settle(first, end - 1)
  }

  const isFree = (night: number) => free()[night]! > 0

  return {
    isFree,
    longestFrom(arrival) {
      if (!isFree(arrival)) return 0
      if (ends[arrival] === 0) settleAround(arrival)
      return ends[arrival]! - arrival
    },
    hasRoom: (from, until) => free()[from]! >= until - from && fits(from, until),
  }
}
