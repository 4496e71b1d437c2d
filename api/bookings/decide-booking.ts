import { type AcceptedStay, explainStay } from '../../rules/availability/explain-stay.ts'
import type { HouseFacts } from '../../rules/availability/house-facts.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import {
  type GuestDetails,
  checkGuestDetails,
  tidyGuestDetails,
} from '../../rules/forms/check-guest-details.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import { errorTable } from '../errors/error-table.ts'
import { invalidInput } from '../errors/refused.ts'
import type { BookingOrder } from './booking-shape.ts'
import type { ApiError } from '../errors/api-error.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'

/** The order can be taken: in which room, at which price, and for whom. */
export interface Decision {
  ok: true
  roomType: RoomType
  stay: AcceptedStay
  guest: GuestDetails
}

/** No room type has this id: the rules refuse it with their own sentence. */
const NO_ROOM_TYPE = 0

/**
 * Decides about an order from the facts, by the rules the form asked before: who books, which stay,
 * and whether the total is the one seen.
 */
export function decideBooking(
  order: BookingOrder,
  source: BookingSource,
  facts: HouseFacts,
  moment: Moment,
): Decision | { ok: false; error: ApiError['error'] } {
  const fields = checkGuestDetails(guestIn(order), facts.readings)
  if (fields.length > 0) return { ok: false, error: invalidInput(fields) }

  const roomType = facts.roomTypes.find((candidate) => candidate.slug === order.roomType)
  const { arrival, departure, persons, totalCents } = order
  const screen = source === 'own-website' ? 'guest' : 'agenda'
  const stay = explainStay(
    { roomTypeId: roomType?.id ?? NO_ROOM_TYPE, arrival, departure, persons, screen, moment },
    facts,
  )
  if (!roomType || !stay.ok) {
    const { refusals, suggestions } = stay.ok ? { refusals: [], suggestions: [] } : stay
    return {
      ok: false,
      error: {
        reason: 'stay-refused',
        text: refusals[0]?.text ?? errorTable['stay-refused'].text,
        refusals,
        suggestions,
      },
    }
  }
  if (stay.quote.totalCents !== totalCents) {
    return {
      ok: false,
      error: {
        reason: 'total-changed',
        text: errorTable['total-changed'].text,
        seenCents: totalCents,
        quote: stay.quote,
      },
    }
  }
  return { ok: true, roomType, stay, guest: tidyGuestDetails(guestIn(order)) }
}

function guestIn(order: BookingOrder): GuestDetails {
  const { firstName, lastName, email, phone, city, address = '', postcode = '', notes = '' } = order
  return { firstName, lastName, email, phone, city, address, postcode, notes }
}
