import { freeRooms, type RoomNights } from './room-nights.ts'
import { rearrange } from './rearrange.ts'

/** Rooms that must stay empty for a night to be sold: 0, or 1 under `availability.full` = `stock-minus-one`. */
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
function nightsWithRoom(nights: RoomNights, reserve: Reserve): Int32Array {
  const runs = new Int32Array(nights.onSale + 1)
  for (let night = nights.onSale - 1; night >= 0; night--) runs[night] = freeRooms(nights, night) > reserve ? runs[night + 1]! + 1 : 0
  return runs
}

/** For each night, how many nights from it on some one room is empty. */
function nightsInOneRoom(nights: RoomNights): Int32Array {
  const longest = new Int32Array(nights.onSale + 1)
  for (let room = 0; room < nights.rooms.length; room++) {
    let run = 0
    for (let night = nights.onSale - 1; night >= 0; night--) {
      run = (nights.busy[night]! >>> room) & 1 ? 0 : run + 1
      if (run > longest[night]!) longest[night] = run
    }
  }
  return longest
}

/** Where bookings are chained: counts, for each morning, the movable bookings that sleep on both sides of it. */
function crossings(nights: RoomNights): Int32Array {
  const count = new Int32Array(nights.open.length + 2)
  for (const stay of nights.movable) {
    count[stay.from + 1]!++
    count[stay.until]!--
  }
  for (let morning = 1; morning < count.length; morning++) count[morning]! += count[morning - 1]!
  return count
}

/** For each morning, the last one up to it on which a room becomes blocked, and the first from it on on which one becomes free again. */
function blockEdges({ blocked }: RoomNights): { lastStart: Int32Array; firstEnd: Int32Array } {
  const lastStart = new Int32Array(blocked.length + 1)
  const firstEnd = new Int32Array(blocked.length + 2).fill(blocked.length + 1)
  for (let morning = 1; morning <= blocked.length; morning++) {
    lastStart[morning] = (blocked[morning] ?? 0) & ~blocked[morning - 1]! ? morning : lastStart[morning - 1]!
  }
  for (let morning = blocked.length; morning > 0; morning--) {
    firstEnd[morning] = blocked[morning - 1]! & ~(blocked[morning] ?? 0) ? morning : firstEnd[morning + 1]!
  }
  return { lastStart, firstEnd }
}

/**
 * True when a free room on every night is enough. Bookings that may all be moved can be arranged in as many rooms as the fullest night takes
 * (interval colouring). Those that stay put only name the rooms, as long as they all share a night: guests in house do, so does a single
 * pinned booking. So there is doubt only where, among bookings chained to the stay, one room becomes free before another becomes blocked.
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

/** Prepares the question for one room type. Cheap where a room is simply empty; searches only where bookings that stay put leave doubt. */
export function findRooms(nights: RoomNights, reserve: Reserve): RoomFinder {
  const isEveryoneRoomed = nights.movable.every((stay) => stay.room >= 0)
  let upper: Int32Array | null = null
  let direct: Int32Array | null = null
  let isCertain: ReturnType<typeof certainty> | null = null
  const known = new Int32Array(nights.onSale + 1).fill(-1)

  const search = (arrival: number, least: number, most: number): number => {
    isCertain ??= certainty(nights)
    const fits = (length: number) =>
      (isEveryoneRoomed && isCertain!(arrival, arrival + length)) || rearrange(nights, arrival, arrival + length) !== null
    // A stay that fits from the day before still fits without its first night.
    let low = arrival > 0 ? Math.max(least, known[arrival - 1]! - 1) : least
    if (low >= most || fits(most)) return most
    let high = most - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (fits(middle)) low = middle
      else high = middle - 1
    }
    return low
  }

  return {
    longestFrom(arrival) {
      if (arrival < 0 || arrival >= nights.onSale) return 0
      const answer = known[arrival]!
      if (answer >= 0) return answer
      upper ??= nightsWithRoom(nights, reserve)
      direct ??= nightsInOneRoom(nights)
      const most = upper[arrival]!
      const least = isEveryoneRoomed ? Math.min(direct[arrival]!, most) : 0
      return (known[arrival] = least < most ? search(arrival, least, most) : most)
    },
    isFree(night) {
      upper ??= nightsWithRoom(nights, reserve)
      return night >= 0 && night < nights.onSale && upper[night]! > 0
    },
    hasRoom(from, until) {
      for (let night = from; night < until; night++) if (freeRooms(nights, night) <= reserve) return false
      return (isEveryoneRoomed && hasEmptyRoom(nights, from, until)) || rearrange(nights, from, until) !== null
    },
  }
}
