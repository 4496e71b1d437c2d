import { freeRooms, type RoomNights } from './room-nights.ts'
import { rearrange } from './rearrange.ts'

/** Rooms that must stay empty for a night to be sold: 0, or 1 under `availability.full` = `stock-minus-one`. */
export type Reserve = 0 | 1

/** Answers how many nights, from a night counted from today, a room can be found for. */
export type LongestStays = (arrival: number) => number

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

/** How many mornings before each one see a room become blocked (`starts`) or unblocked (`ends`). */
function blockEdges(nights: RoomNights): { starts: Int32Array; ends: Int32Array } {
  const starts = new Int32Array(nights.blocked.length + 2)
  const ends = new Int32Array(nights.blocked.length + 2)
  for (let morning = 1; morning <= nights.blocked.length; morning++) {
    const before = nights.blocked[morning - 1]!
    const after = nights.blocked[morning] ?? 0
    starts[morning + 1] = starts[morning]! + (after & ~before ? 1 : 0)
    ends[morning + 1] = ends[morning]! + (before & ~after ? 1 : 0)
  }
  return { starts, ends }
}

/**
 * True when a free room on every night is enough. Without bookings that stay where they are, interval colouring says so; it still does when
 * all of those lie on one side: guests in house before the chain, or rooms closed after it, only name the colours at its edge.
 */
function certainty(nights: RoomNights): (from: number, until: number) => boolean {
  const crossed = crossings(nights)
  const { starts, ends } = blockEdges(nights)
  return (from, until) => {
    let first = from
    let last = until
    while (crossed[first]! > 0) first--
    while (crossed[last]! > 0) last++
    const within = (edges: Int32Array) => edges[last]! - edges[first + 1]!
    return within(starts) === 0 || within(ends) === 0
  }
}

/** Prepares the question for one room type. Cheap where a room is simply empty; searches only where bookings that stay put leave doubt. */
export function longestStays(nights: RoomNights, reserve: Reserve): LongestStays {
  const upper = nightsWithRoom(nights, reserve)
  const direct = nights.movable.some((stay) => stay.room < 0) ? null : nightsInOneRoom(nights)
  const known = new Int32Array(nights.onSale + 1).fill(-1)
  let isCertain: ReturnType<typeof certainty> | null = null

  const search = (arrival: number, least: number, most: number): number => {
    isCertain ??= certainty(nights)
    const fits = (length: number) => isCertain!(arrival, arrival + length) || rearrange(nights, arrival, arrival + length) !== null
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

  return (arrival) => {
    if (arrival < 0 || arrival >= nights.onSale) return 0
    const answer = known[arrival]!
    if (answer >= 0) return answer
    const most = upper[arrival]!
    const least = direct ? Math.min(direct[arrival]!, most) : 0
    return (known[arrival] = least < most ? search(arrival, least, most) : most)
  }
}
