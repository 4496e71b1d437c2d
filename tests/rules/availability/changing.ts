import {
  type AcceptedChange,
  type RefusedChange,
  explainStayChange,
} from '../../../rules/availability/explain-stay-change.ts'
import type { PropertyFacts, Occupancy } from '../../../rules/availability/property-facts.ts'
import type {
  ChangingBooking,
  WishedStay,
} from '../../../rules/availability/stay-change-question.ts'
import type { Moment } from '../../../rules/calendar/day.ts'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import { booked, momentOn, roomTypes } from './property.ts'

/** A paid booking in a room, sold at the prices of the facts, as a change asks about it. */
export function sold(
  stay: Occupancy,
  persons: number,
  { priceList, readings }: PropertyFacts,
): ChangingBooking {
  const { bookingId, roomTypeId, roomId, arrival, departure } = stay
  const roomType = roomTypes.find(({ id }) => id === roomTypeId)!
  const priced = quoteStay(
    { roomType, arrival, departure, persons, screen: 'booking' },
    priceList,
    readings,
  )
  if (!priced.ok) throw new RangeError(priced.reason)
  const quote = priced.quote
  return { bookingId, roomTypeId, roomId, arrival, departure, persons, sold: quote, earlier: [] }
}

/**
 * What is answered when a booking of two persons in room `number` wishes something else; the
 * booking stands in the facts.
 */
export function ask(
  { number, arrival, departure }: { number: number; arrival: string; departure: string },
  wish: Partial<WishedStay>,
  facts: PropertyFacts,
  moment: Moment = momentOn('2026-01-12'),
  changes: Partial<ChangingBooking> = {},
): AcceptedChange | RefusedChange {
  const stay = booked(number, arrival, departure)
  const booking = { ...sold(stay, stay.roomTypeId === 4 ? 4 : 2, facts), ...changes }
  const { roomTypeId, persons } = booking
  return explainStayChange(
    {
      booking,
      to: {
        roomTypeId,
        roomId: null,
        arrival: booking.arrival,
        departure: booking.departure,
        persons,
        ...wish,
      },
      moment,
    },
    { ...facts, occupancies: [stay, ...facts.occupancies] },
  )
}
