import type { EpochDay, Moment, Stay } from '../calendar/day.ts'
import type { PropertyFacts, Occupancy } from './property-facts.ts'

/**
 * The facts for a change of one booking: without the booking itself, so that its own nights are
 * free. Where the wished stay began before today, rooms of the type that had another guest since
 * then are taken for it: nobody can have slept there.
 *
 * @param facts with the bookings since the wished arrival
 */
export function withoutBooking(
  facts: PropertyFacts,
  { bookingId }: { bookingId: string },
  to: Stay & { roomTypeId: number },
  { today }: Moment,
): PropertyFacts {
  const others = facts.occupancies.filter((stay) => stay.bookingId !== bookingId)
  if (to.arrival >= today || to.departure <= today) return { ...facts, occupancies: others }
  const hadOthers = facts.rooms
    .filter(({ roomTypeId }) => roomTypeId === to.roomTypeId)
    .filter(({ id }) => hadGuest(id, to.arrival, today, others))
    .map(({ id: roomId }): Occupancy => ({
      bookingId: `before today in ${roomId}`,
      roomTypeId: to.roomTypeId,
      roomId,
      arrival: today,
      departure: to.departure,
      pinned: true,
      holdUntil: null,
    }))
  return { ...facts, occupancies: [...others, ...hadOthers] }
}

/** True where one of these bookings stood in the room in `[from, until)`. */
export function hadGuest(
  roomId: number,
  from: EpochDay,
  until: EpochDay,
  stays: readonly Occupancy[],
): boolean {
  return stays.some(
    (stay) => stay.roomId === roomId && stay.arrival < until && stay.departure > from,
  )
}
