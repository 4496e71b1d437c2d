import { randomUUID } from 'node:crypto'
import type { Moment } from '../../rules/calendar/day.ts'
import { bookingNumberForm } from '../../rules/numbering/booking-number.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { isStoredAsPaid } from '../../rules/sources/is-stored-as-paid.ts'
import type { BookingOrder } from './booking-shape.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import type { Decision } from './decide-booking.ts'
import type { NewBooking } from './insert-booking.ts'

/** Who asks for a booking, and with which key. */
export interface BookingOrigin {
  /** A hash of where the request came from: caps the unpaid holds of one visitor. */
  visitor: string
  source: BookingSource
  key: { text: string; requestHash: string }
}

export interface HoldSettings {
  holdMinutes: number
  holdsPerVisitor: number
}

/**
 * The booking to write for an order that was decided on. Only a guest of the own website pays
 * online, and holds the room until then.
 */
export function newBooking(
  { arrival, departure, persons }: BookingOrder,
  { visitor, source, key }: BookingOrigin,
  { roomType, stay, guest }: Decision,
  at: HoldSettings & {
    moment: Moment
    readings: Readings
    factsVersion: string
  },
): NewBooking {
  const { moment, readings, factsVersion } = at
  const hold = {
    until: moment.instant + at.holdMinutes * 60_000,
    attemptId: randomUUID(),
    visitor,
    mostPerVisitor: at.holdsPerVisitor,
  }
  return {
    id: randomUUID(),
    numberForm: bookingNumberForm(moment.today, readings['number.booking']),
    source,
    roomTypeId: roomType.id,
    roomId: stay.roomId,
    arrival,
    departure,
    persons,
    guest,
    quote: stay.quote,
    now: moment.instant,
    hold: source === 'own-website' ? hold : null,
    paid: isStoredAsPaid(source, false, readings),
    key,
    factsVersion,
  }
}
