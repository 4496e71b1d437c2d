import { type AcceptedStay, explainStay } from '../../rules/availability/explain-stay.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { guestsOf, isKnownMore, personsOf } from '../../rules/bookings/party.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { checkGuestDetails, checkOldGuestDetails } from '../../rules/forms/check-guest-details.ts'
import { checkOverruleReason } from '../../rules/forms/check-overrule-reason.ts'
import { checkParty } from '../../rules/forms/check-party.ts'
import { checkStaffBooking } from '../../rules/forms/check-staff-booking.ts'
import { quoteChosenExtras } from '../../rules/quotes/chosen-extras.ts'
import { addLines } from '../../rules/quotes/quote-extra.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { ApiError } from '../errors/api-error.ts'
import { errorTable } from '../errors/error-table.ts'
import { invalidInput } from '../errors/refused.ts'
import { type Asker, screenOf } from './asker.ts'
import type { Order } from './order.ts'

/** The order can be taken: in which room and at which price. */
export interface Decision {
  ok: true
  roomType: RoomType
  stay: AcceptedStay
}

/** No room type has this id: the rules refuse it with their own sentence. */
const NO_ROOM_TYPE = 0

/**
 * Decides about an order from the facts, by the rules that the form of who asks knew before: who
 * books, which stay, whether the total is the one seen, and of staff why they overrule what they are
 * warned of.
 */
export function decideBooking(
  order: Order,
  asker: Asker,
  facts: PropertyFacts,
  moment: Moment,
): Decision | { ok: false; error: ApiError['error'] } {
  const fields = wrongFields(order, asker, facts.readings)
  if (fields.length > 0) return { ok: false, error: invalidInput(fields) }

  const roomType = facts.roomTypes.find((candidate) => candidate.slug === order.roomType)
  const { arrival, departure, party, roomId, totalCents } = order
  const stay = explainStay(
    {
      roomTypeId: roomType?.id ?? NO_ROOM_TYPE,
      roomId,
      arrival,
      departure,
      persons: personsOf(party),
      ...(isKnownMore(party) && { guests: guestsOf(party) }),
      screen: screenOf(asker),
      moment,
    },
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
  const extras = quoteChosenExtras(
    order.extras ?? [],
    { arrival, departure, persons: personsOf(party) },
    facts.priceList,
    facts.readings,
    facts.extraStock,
  )
  if (!extras.ok)
    return {
      ok: false,
      error: invalidInput(extras.refused.map(({ id, text }) => ({ field: `extras.${id}`, text }))),
    }
  const missing = checkOverruleReason(stay.warnings, order.overruleReason)
  if (missing !== null) {
    const { warnings } = stay
    return { ok: false, error: { reason: 'overrule-reason-missing', text: missing, warnings } }
  }
  const quote = addLines(stay.quote, extras.lines)
  if (totalCents !== null && quote.totalCents !== totalCents) {
    return {
      ok: false,
      error: {
        reason: 'total-changed',
        text: errorTable['total-changed'].text,
        seenCents: totalCents,
        quote,
      },
    }
  }
  return { ok: true, roomType, stay: { ...stay, quote } }
}

function wrongFields(
  { guest, roomId, source, paidBy, party }: Order,
  asker: Asker,
  readings: Readings,
): { field: string; text: string }[] {
  if (asker.by === 'guest') {
    const { firstName, lastName, name: _, ...rest } = guest
    const details = { ...rest, firstName: firstName ?? '', lastName: lastName ?? '' }
    const check = asker.fromOldPage ? checkOldGuestDetails : checkGuestDetails
    return [...check(details, readings), ...checkParty(party, personsOf(party))]
  }
  const { name, email, phone, city, notes } = guest
  const form = {
    // An unknown type and a room that is not free are the stay's to refuse; no room chosen is any.
    roomTypeId: NO_ROOM_TYPE,
    roomNumber: roomId ?? 0,
    source,
    paid: paidBy !== null,
    name,
    email,
    phone,
    city,
    notes,
    persons: personsOf(party),
  }
  return [...checkStaffBooking(form), ...checkParty(party, personsOf(party))]
}
