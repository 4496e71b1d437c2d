import type { Moment } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'
import type { Occupancy } from './property-facts.ts'

/**
 * True when a booking keeps its nights: it is confirmed, or its hold has not ended. A hold that
 * ends at this very instant has ended. Under `family.temporary` = `does-not-hold` an unpaid family
 * booking keeps nothing: whose payment is seen first has the room.
 */
export function keepsItsNights(
  stay: Occupancy,
  roomType: RoomType,
  moment: Moment,
  reading: Readings['family.temporary'],
): boolean {
  if (stay.holdUntil === null) return true
  return holdsUnpaid(roomType, reading) && stay.holdUntil > moment.instant
}

/** True when a booking that is not yet paid has its nights to itself until its hold ends. */
export function holdsUnpaid(
  roomType: Pick<RoomType, 'kind'>,
  reading: Readings['family.temporary'],
): boolean {
  return roomType.kind !== 'family' || reading === 'holds'
}

/** Guests in house (arrived before or today) and rooms chosen by staff are left where they are. */
export function mayBeMoved(stay: Occupancy, moment: Moment): boolean {
  return !stay.pinned && stay.arrival > moment.today
}
