import { randomUUID } from 'node:crypto'
import { type AcceptedStay, explainStay } from '../../rules/availability/explain-stay.ts'
import { guestsOf, isKnownMore, personsOf } from '../../rules/bookings/party.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { bookingNumberForm } from '../../rules/numbering/booking-number.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { Screen } from '../../rules/quotes/screen.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { ApiError } from '../errors/api-error.ts'
import { errorTable } from '../errors/error-table.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { Asker, Beginning, BookingKey, DecidedBooking } from './insert-booking.ts'
import type { Order } from './order.ts'

/** Who asks for a booking, and under which key. */
export interface AskedBy {
  asker: Asker
  key: BookingKey
}

/** The room and the price of a stay that can be had. */
export interface DecidedStay {
  ok: true
  roomType: RoomType
  stay: AcceptedStay
}

/** No room type has this id: the rules refuse it with their own sentence. */
export const NO_ROOM_TYPE = 0

/** Decides about the stay of an order, by the rules that bind who asks. */
export function decideStay(
  order: Order,
  screen: Screen,
  { facts }: KnownProperty,
  moment: Moment,
): DecidedStay | { ok: false; error: ApiError['error'] } {
  const roomType = facts.roomTypes.find((candidate) => candidate.slug === order.roomType)
  const { arrival, departure, party, roomId } = order
  const stay = explainStay(
    {
      roomTypeId: roomType?.id ?? NO_ROOM_TYPE,
      roomId,
      arrival,
      departure,
      persons: personsOf(party),
      ...(isKnownMore(party) && { guests: guestsOf(party) }),
      screen,
      moment,
    },
    facts,
  )
  if (roomType && stay.ok) return { ok: true, roomType, stay }
  const { refusals, suggestions } = stay.ok ? { refusals: [], suggestions: [] } : stay
  const text = refusals[0]?.text ?? errorTable['stay-refused'].text
  return { ok: false, error: { reason: 'stay-refused', text, refusals, suggestions } }
}

/** Refuses a total that is another than was seen; null where it is that one, or none was. */
export function refuseOtherTotal(
  { totalCents: seenCents }: Order,
  quote: Quote,
): ApiError['error'] | null {
  if (seenCents === null || quote.totalCents === seenCents) return null
  return { reason: 'total-changed', text: errorTable['total-changed'].text, seenCents, quote }
}

/** Puts together the booking of an order whose stay can be had. */
export function decidedBooking(
  order: Order,
  { roomType, stay }: Omit<DecidedStay, 'ok'>,
  { asker, key }: AskedBy,
  beginning: Beginning,
  { facts: { numbers, readings } }: KnownProperty,
  moment: Moment,
): DecidedBooking {
  const { arrival, departure, party, guest, arrivalWindow, source, overruleReason } = order
  const reasons = stay.warnings.map(({ reason }) => reason)
  return {
    ...beginning,
    id: randomUUID(),
    numberForm: bookingNumberForm(moment.today, readings['number.booking']),
    source,
    asker,
    roomTypeId: roomType.id,
    roomKind: roomType.kind,
    roomId: stay.roomId,
    wantedRoomId: order.roomId,
    arrival,
    departure,
    party,
    guest,
    arrivalWindow,
    overruled: reasons.length === 0 ? null : { reasons, why: overruleReason.trim() },
    quote: stay.quote,
    now: moment.instant,
    mostNights: numbers['visitor.nights'],
    key,
  }
}
