import { randomUUID } from 'node:crypto'
import { explainStay } from '../../rules/availability/explain-stay.ts'
import { guestsOf, isKnownMore, personsOf } from '../../rules/bookings/party.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { checkOverruleReason } from '../../rules/forms/check-overrule-reason.ts'
import { bookingNumberForm } from '../../rules/numbering/booking-number.ts'
import { quoteChosenExtras } from '../../rules/quotes/chosen-extras.ts'
import { addLines } from '../../rules/quotes/quote-extra.ts'
import type { Screen } from '../../rules/quotes/screen.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Answer, invalidInput, stayRefused, totalChanged } from '../errors/refused.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { Asker, Beginning, BookingKey, DecidedBooking } from './insert-booking.ts'
import type { Order } from './order.ts'

/** Who asks for a booking, under which key, and what is theirs in deciding about it. */
export interface AskedBy {
  asker: Asker
  key: BookingKey
  /** Whose rules bind them. */
  screen: Screen
  /** What they filled in wrong. */
  wrong: { field: string; text: string }[]
  begin(roomKind: RoomType['kind']): Beginning
}

/** No room type has this id: the rules refuse it with their own sentence. */
const NO_ROOM_TYPE = 0

/**
 * Decides about an order of a guest or of staff by the rules that the form applied before: about what
 * was filled in, the stay, what is sold with it, why warnings are overruled, and whether the total is
 * the one that was seen.
 */
export function decideBooking(
  order: Order,
  { asker, key, screen, wrong, begin }: AskedBy,
  { facts }: KnownProperty,
  moment: Moment,
): Answer<DecidedBooking> {
  if (wrong.length > 0) return refuse(invalidInput(wrong))
  const { arrival, departure, party, roomId, extras = [], totalCents: seenCents } = order
  const { priceList, readings, numbers, extraStock } = facts
  const persons = personsOf(party)
  const roomType = facts.roomTypes.find(({ slug }) => slug === order.roomType)
  const roomTypeId = roomType?.id ?? NO_ROOM_TYPE
  const guests = isKnownMore(party) && { guests: guestsOf(party) }
  const asked = { roomTypeId, roomId, arrival, departure, persons, ...guests, screen, moment }
  const stay = explainStay(asked, facts)
  if (!stay.ok) return refuse(stayRefused(stay.refusals, stay.suggestions))
  const when = { arrival, departure, persons }
  const sold = quoteChosenExtras(extras, when, priceList, readings, extraStock)
  if (!sold.ok)
    return refuse(
      invalidInput(sold.refused.map(({ id, text }) => ({ field: `extras.${id}`, text }))),
    )
  const { warnings } = stay
  const text = checkOverruleReason(warnings, order.overruleReason)
  if (text !== null) return refuse({ reason: 'overrule-reason-missing', text, warnings })
  const quote = addLines(stay.quote, sold.lines)
  if (seenCents !== null && quote.totalCents !== seenCents)
    return refuse(totalChanged(seenCents, quote))
  const roomKind = roomType!.kind
  const booking = {
    ...begin(roomKind),
    id: randomUUID(),
    numberForm: bookingNumberForm(moment.today, readings['number.booking']),
    order,
    asker,
    roomTypeId,
    roomKind,
    stay: { ...stay, quote },
    now: moment.instant,
    mostNights: numbers['visitor.nights'],
    key,
  }
  return { ok: true, value: booking }
}

function refuse(error: ApiError['error']): Answer<DecidedBooking> {
  return { ok: false, error }
}
