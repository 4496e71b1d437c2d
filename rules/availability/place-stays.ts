import { canMatchRooms, withoutHopeless } from './match-rooms.ts'
import type { MovableStay } from './room-nights.ts'

/** How many placements a question may still try; shared by all its searches. */
export interface Budget {
  placements: number
}

/** After so many placements the choices are pruned first: rarely worth its time before. */
const easyPlacements = 300

/**
 * What the search is asked: stays by arrival, and for each night from `from` on the rooms (bits)
 * that none of them can have.
 */
export interface Placing {
  stays: readonly MovableStay[]
  rooms: number
  from: number
  blocked: Int32Array
}

/** For each room and night, the first night from there on that is blocked. */
function gapEnds({ rooms, from, blocked }: Placing): (room: number, night: number) => number {
  const width = blocked.length
  const ends = new Int32Array(rooms * width)
  for (let room = 0; room < rooms; room++) {
    let end = width
    for (let night = width - 1; night >= 0; night--) {
      if ((blocked[night]! >>> room) & 1) end = night
      ends[room * width + night] = end + from
    }
  }
  return (room, night) => ends[room * width + night - from]!
}

/**
 * The stays that sleep on the night on which each stay arrives, itself included: places in `stays`.
 * One list for arrivals on the same night.
 */
function meetings(stays: readonly MovableStay[]): number[][] {
  return stays.flatMap((stay, index) => {
    if (stays[index + 1]?.from === stay.from) return []
    const met: number[] = []
    for (let other = 0; other <= index; other++)
      if (stays[other]!.until > stay.from) met.push(other)
    return [met]
  })
}

/**
 * Takes from every stay the rooms that leave guests of one night without any; false when some night
 * cannot be arranged. Changes `homes`.
 */
function prune(homes: Int32Array, stays: readonly MovableStay[]): boolean {
  const nights = meetings(stays)
  for (let changed = true; changed;) {
    changed = false
    for (const met of nights) {
      const kept = withoutHopeless(met.map((index) => homes[index]!))
      if (!kept) return false
      for (const [place, index] of met.entries()) {
        if (homes[index] === kept[place]) continue
        homes[index] = kept[place]!
        changed = true
      }
    }
  }
  return true
}

/**
 * Gives every stay a room (its place), or null when that cannot be done. Exact within the budget.
 * Stays are placed by arrival, each in its own room first, then in the tightest gap; once that has
 * gone wrong, every step is looked ahead of, and what proved hopeless is not searched again. To
 * what follows, rooms whose gap ends on the same night are alike: whatever is in them has left by
 * then.
 */
export function placeStays(placing: Placing, budget: Budget): Int32Array | null {
  const { stays, rooms } = placing
  const gapEnd = gapEnds(placing)
  const homes = new Int32Array(stays.length)
  for (const [index, stay] of stays.entries()) {
    for (let room = 0; room < rooms; room++)
      if (gapEnd(room, stay.from) >= stay.until) homes[index]! |= 1 << room
    if (homes[index] === 0) return null
  }
  const roomOf = new Int32Array(stays.length)
  const freeFrom = new Int32Array(rooms)
  const hopeless: Set<string>[] = []
  let isCareful = false
  let least = 0

  const isEmptyFor = (room: number, stay: MovableStay) => freeFrom[room]! <= stay.from
  const choicesOf = (index: number) => {
    const stay = stays[index]!
    let bits = 0
    for (let room = 0; room < rooms; room++) if (isEmptyFor(room, stay)) bits |= 1 << room
    return bits & homes[index]!
  }

  /**
   * Among the rooms for a stay, the tightest gap that ends after `end`; of gaps that end together
   * one is enough. -1 when there is none.
   */
  const nextRoom = (index: number, end: number, tried: number) => {
    const night = stays[index]!.from
    let next = -1
    for (let rest = choicesOf(index); rest !== 0; rest &= rest - 1) {
      const room = 31 - Math.clz32(rest & -rest)
      const gap = gapEnd(room, night)
      if (gap > end && gap !== tried && (next < 0 || gap < gapEnd(next, night))) next = room
    }
    return next
  }

  /**
   * What later stays can see of the rooms: when each gap ends and from when it is empty, in any
   * order.
   */
  const situation = (index: number) => {
    const night = stays[index]!.from
    const gaps = Array.from(
      freeFrom,
      (empty, room) => (gapEnd(room, night) - night) * 4096 + Math.max(empty - night, 0),
    )
    return gaps.sort((a, b) => a - b).join()
  }

  /**
   * True when, night by night, the guests still to come can have a room each, as far as those
   * already placed stay.
   */
  const isPromising = (index: number) => {
    const reach = freeFrom.reduce((latest, night) => Math.max(latest, night), 0)
    for (let last = index; last < stays.length; last++) {
      const night = stays[last]!.from
      if (stays[last + 1]?.from === night) continue
      const choices: number[] = []
      let isTouched = false
      for (let other = index; other <= last; other++) {
        if (stays[other]!.until <= night) continue
        isTouched ||= stays[other]!.from < reach
        choices.push(choicesOf(other))
      }
      if (!isTouched) return true
      if (!canMatchRooms(choices)) return false
    }
    return true
  }

  const place = (index: number): boolean => {
    const stay = stays[index]
    if (!stay) return true
    if (isCareful && (hopeless[index]?.has(situation(index)) || !isPromising(index))) return false
    const isOwnFree = stay.room >= 0 && ((choicesOf(index) >>> stay.room) & 1) === 1
    const ownEnd = isOwnFree ? gapEnd(stay.room, stay.from) : 0
    let room = isOwnFree ? stay.room : nextRoom(index, 0, ownEnd)
    while (room >= 0) {
      if (--budget.placements < least) return false
      const before = freeFrom[room]!
      freeFrom[room] = stay.until
      roomOf[index] = room
      if (place(index + 1)) return true
      freeFrom[room] = before
      if (!isCareful) return false
      room = nextRoom(index, room === stay.room ? 0 : gapEnd(room, stay.from), ownEnd)
    }
    // A search that was cut short has proved nothing.
    if (isCareful && budget.placements >= least)
      (hopeless[index] ??= new Set()).add(situation(index))
    return false
  }

  if (place(0)) return roomOf
  isCareful = true
  least = Math.max(budget.placements - easyPlacements, 0)
  if (place(0)) return roomOf
  if (budget.placements >= least) return null
  least = 0
  return prune(homes, stays) && place(0) ? roomOf : null
}
