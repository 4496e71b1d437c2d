import type { Moment } from '../calendar/day.ts'
import { type OfferDay, offerCalendar } from './offer-calendar.ts'
import type { PropertyFacts } from './property-facts.ts'
import { withoutBooking } from './without-booking.ts'

/**
 * The days on which a booking could arrive in a room of a type, for the calendar of a change (BO §4
 * "unavailable days are disabled in date pickers"): its own nights are free. As `offerCalendar`.
 */
export function calendarOfChange(
  bookingId: string,
  roomTypeId: number,
  persons: number,
  moment: Moment,
  facts: PropertyFacts,
): OfferDay[] {
  const stay = { roomTypeId, arrival: moment.today, departure: moment.today }
  const readings = { ...facts.readings, 'availability.full.agenda': 'stock' } as const
  return offerCalendar(roomTypeId, persons, 'agenda', moment, {
    ...withoutBooking(facts, { bookingId }, stay, moment),
    readings,
  })
}
