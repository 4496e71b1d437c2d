import type {
  Closure,
  PropertyFacts,
  Occupancy,
} from '../../../rules/availability/property-facts.ts'
import type { EpochDay, Moment } from '../../../rules/calendar/day.ts'
import type { Room } from '../../../rules/rooms/room.ts'

/** A stay to find a room for. */
export interface Wanted {
  roomTypeId: number
  arrival: EpochDay
  departure: EpochDay
  moment: Moment
  /** The only room that will do; left out, any. */
  roomId?: number | null
}

const nightsOf = (stay: { arrival: EpochDay; departure: EpochDay }) =>
  Array.from({ length: stay.departure - stay.arrival }, (_, index) => stay.arrival + index)

/** True when a closure closes a room on a night. */
export function isClosed(room: Room, night: EpochDay, closures: readonly Closure[]): boolean {
  return closures.some(
    ({ roomId, roomTypeId, from, until }) =>
      night >= from &&
      night < until &&
      (roomId === null || roomId === room.id) &&
      (roomTypeId === null || roomTypeId === room.roomTypeId),
  )
}

/** True when a booking still keeps its nights. */
export function isLive(
  stay: Occupancy,
  { roomTypes, readings }: PropertyFacts,
  moment: Moment,
): boolean {
  if (stay.holdUntil === null) return true
  const isFamily = roomTypes.some(({ id, kind }) => id === stay.roomTypeId && kind === 'family')
  return (
    stay.holdUntil > moment.instant &&
    !(isFamily && readings['family.temporary'] === 'does-not-hold')
  )
}

/** The rooms of a type that are in use. */
export function roomsInUse(facts: PropertyFacts, roomTypeId: number): Room[] {
  return facts.rooms.filter((room) => room.roomTypeId === roomTypeId && room.active)
}

/**
 * True when the allocator must leave a booking where it is: pinned, in house, of another type, or
 * closed over.
 */
export function staysPut(
  stay: Occupancy,
  room: Room,
  facts: PropertyFacts,
  moment: Moment,
): boolean {
  return (
    stay.pinned ||
    stay.arrival <= moment.today ||
    stay.roomTypeId !== room.roomTypeId ||
    nightsOf(stay).some((night) => night >= moment.today && isClosed(room, night, facts.closures))
  )
}

/**
 * The first stay, and those that overlap it, or overlap one that does, and so on: the others cannot
 * matter to it.
 */
function chainedTo<Stay extends { arrival: EpochDay; departure: EpochDay }>(
  stays: readonly Stay[],
): Stay[] {
  const chained = stays.slice(0, 1)
  for (const stay of chained) {
    for (const other of stays) {
      if (
        !chained.includes(other) &&
        other.arrival < stay.departure &&
        stay.arrival < other.departure
      )
        chained.push(other)
    }
  }
  return chained
}

/**
 * Tries every room for every booking, one after the other: true when some way gives the wanted stay
 * a room.
 */
export function someRoomExists(wanted: Wanted, facts: PropertyFacts): boolean {
  const rooms = roomsInUse(facts, wanted.roomTypeId)
  const inHouse = facts.occupancies.filter(
    (stay) =>
      isLive(stay, facts, wanted.moment) &&
      (stay.roomId === null
        ? stay.roomTypeId === wanted.roomTypeId
        : rooms.some(({ id }) => id === stay.roomId)),
  )
  const taken = new Map(rooms.map((room) => [room.id, new Set<EpochDay>()]))
  const movable: { arrival: EpochDay; departure: EpochDay }[] = [wanted]
  for (const stay of inHouse) {
    const room = rooms.find(({ id }) => id === stay.roomId)
    if (room && staysPut(stay, room, facts, wanted.moment))
      for (const night of nightsOf(stay)) taken.get(room.id)?.add(night)
    else movable.push(stay)
  }
  const chained = chainedTo(movable)
  const placeFrom = (index: number): boolean => {
    const stay = chained[index]
    if (!stay) return true
    const nights = nightsOf(stay).filter((night) => night >= wanted.moment.today)
    const roomId = stay === wanted ? (wanted.roomId ?? null) : null
    return rooms.some((room) => {
      if (roomId !== null && room.id !== roomId) return false
      const busy = taken.get(room.id)!
      if (nights.some((night) => busy.has(night) || isClosed(room, night, facts.closures)))
        return false
      for (const night of nights) busy.add(night)
      const isPlaced = placeFrom(index + 1)
      for (const night of nights) busy.delete(night)
      return isPlaced
    })
  }
  return placeFrom(0)
}
