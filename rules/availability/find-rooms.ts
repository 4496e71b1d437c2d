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

interface Runs {
  /** For each night, how many nights from it on have a free room each. */
  free: Int32Array
  /** For each night, how many nights from it on some one room is empty. */
  inOneRoom: Int32Array
}

function runsOf({ busy, unroomed, rooms, onSale }: RoomNights, reserve: Reserve): Runs {
  const free = new Int32Array(onSale + 1)
  const inOneRoom = new Int32Array(onSale + 1)
  const runs = new Int32Array(rooms.length)
  for (let night = onSale - 1; night >= 0; night--) {
    const bits = busy[night]!
    let empty = -unroomed[night]!
    let longest = 0
    for (let room = 0; room < runs.length; room++) {
      if ((bits >>> room) & 1) runs[room] = 0
      else {
        empty++
        const run = runs[room]! + 1
        runs[room] = run
        if (run > longest) longest = run
      }
    }
    inOneRoom[night] = longest
    if (empty > reserve) free[night] = free[night + 1]! + 1
  }
  return { free, inOneRoom }
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
  const lastStart = new Int32Array(blocked.length + 1)
  const firstEnd = new Int32Array(blocked.length + 2).fill(blocked.length + 1)
  for (let morning = 1; morning <= blocked.length; morning++) {
    lastStart[morning] =
      (blocked[morning] ?? 0) & ~blocked[morning - 1]! ? morning : lastStart[morning - 1]!
  }
  for (let morning = blocked.length; morning > 0; morning--) {
    firstEnd[morning] =
      blocked[morning - 1]! & ~(blocked[morning] ?? 0) ? morning : firstEnd[morning + 1]!
  }
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
  let runs: (Runs & { ends: Int32Array }) | null = null
  let isCertain: ReturnType<typeof certainty> | null = null

  const prepare = () =>
    (runs ??= { ...runsOf(nights, reserve), ends: new Int32Array(nights.onSale) })

  const fits = (arrival: number, departure: number) => {
    isCertain ??= certainty(nights)
    return (
      (isEveryoneRoomed && isCertain(arrival, departure)) ||
      rearrange(nights, arrival, departure) !== null
    )
  }

  /** The last departure for an arrival, known to lie from `low` to `high`. */
  const lastDeparture = (arrival: number, low: number, high: number): number => {
    if (low >= high || fits(arrival, high)) return high
    let least = low
    let most = high - 1
    while (least < most) {
      const middle = (least + most + 1) >> 1
      if (fits(arrival, middle)) least = middle
      else most = middle - 1
    }
    return least
  }

  /**
   * Fills in the arrivals between two of which the last departures are known: who comes later never
   * has to leave earlier.
   */
  const settle = (first: number, last: number) => {
    const { inOneRoom, ends } = prepare()
    if (ends[first] === ends[last]) ends.fill(ends[first]!, first, last)
    else if (last - first > 1) {
      const middle = (first + last) >> 1
      const direct = isEveryoneRoomed ? middle + inOneRoom[middle]! : middle
      ends[middle] = lastDeparture(middle, Math.max(direct, ends[first]!), ends[last]!)
      settle(first, middle)
      settle(middle, last)
    }
  }

  /**
   * Finds the last departures of the nights on end that have a free room, among which one night is.
   */
  const settleAround = (night: number) => {
    const { free, inOneRoom, ends } = prepare()
    let first = night
    while (first > 0 && free[first - 1]! > 0) first--
    const end = night + free[night]!
    const direct = (arrival: number) =>
      isEveryoneRoomed ? Math.min(arrival + inOneRoom[arrival]!, end) : arrival
    ends[first] = lastDeparture(first, direct(first), end)
    ends[end - 1] = lastDeparture(end - 1, direct(end - 1), end)
    settle(first, end - 1)
  }

  const isFree = (night: number) =>
    night >= 0 && night < nights.onSale && prepare().free[night]! > 0

  return {
    isFree,
    longestFrom(arrival) {
      if (!isFree(arrival)) return 0
      const { ends } = prepare()
      if (ends[arrival] === 0) settleAround(arrival)
      return ends[arrival]! - arrival
    },
    hasRoom(from, until) {
      for (let night = from; night < until; night++)
        if (freeRooms(nights, night) <= reserve) return false
      return (
        (isEveryoneRoomed && hasEmptyRoom(nights, from, until)) ||
        rearrange(nights, from, until) !== null
      )
    },
  }
}
