import { randomUUID } from 'node:crypto'
import { staffBookingPayment } from '../../rules/bookings/booking-payment.ts'
import { staffBookingState } from '../../rules/bookings/staff-booking-state.ts'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { bookingNumberForm } from '../../rules/numbering/booking-number.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import type { RuleNumbers } from '../../rules/rule-numbers/catalogue.ts'
import type { Asker } from './asker.ts'
import type { Decision } from './decide-booking.ts'
import { payLinkEnd } from './pay-link-end.ts'
import type { Beginning, NewBooking, SoldBy } from './insert-booking.ts'
import type { Order } from './order.ts'

/** Who asks for a booking, and with which key. */
export interface BookingOrigin {
  asker: Asker
  key: { text: string; requestHash: string }
}

export interface HoldSettings {
  holdMinutes: number
  holdsPerVisitor: number
  nightsPerVisitor: number
}

const HOUR_MS = 3_600_000

/** The booking to write for an order that was decided on. */
export function newBooking(
  order: Order,
  { asker, key }: BookingOrigin,
  { roomType, stay }: Decision,
  at: {
    moment: Moment
    readings: Readings
    numbers: RuleNumbers
    factsVersion: string
    terms: SoldBy
    holds: HoldSettings
  },
): NewBooking {
  const { moment, readings, numbers, factsVersion, terms, holds } = at
  const { arrival, departure, party, guest, arrivalWindow, source } = order
  const overruled = stay.warnings.map(({ reason }) => reason)
  return {
    id: randomUUID(),
    numberForm: bookingNumberForm(moment.today, readings['number.booking']),
    source,
    asker,
    ...(asker.by === 'guest'
      ? beginningOfGuest(order, moment, holds)
      : beginningOfStaff(order, roomType.kind, moment, { readings, numbers })),
    roomTypeId: roomType.id,
    roomKind: roomType.kind,
    roomId: stay.roomId,
    wantedRoomId: order.roomId,
    arrival,
    departure,
    party,
    guest,
    arrivalWindow,
    overruled:
      overruled.length === 0 ? null : { reasons: overruled, why: order.overruleReason.trim() },
    quote: stay.quote,
    terms,
    now: moment.instant,
    mostHolds: holds.holdsPerVisitor + (asker.by === 'guest' && asker.isFirst ? 1 : 0),
    mostNights: holds.nightsPerVisitor,
    key,
    factsVersion,
  }
}

/** A guest pays online, and holds the room until then. */
function beginningOfGuest(
  { method }: Order,
  { instant }: Moment,
  { holdMinutes }: HoldSettings,
): Beginning {
  const hold = { until: instant + holdMinutes * 60_000, attemptId: randomUUID() }
  return { payment: 'online', hold, payLinkUntil: null, askedMethod: method, received: null }
}

/** BO §2, §4: most bookings that staff enter are confirmed at once. */
function beginningOfStaff(
  { source, paidBy, departure }: Order,
  kind: 'ordinary' | 'family',
  { instant, today }: Moment,
  { readings, numbers }: { readings: Readings; numbers: RuleNumbers },
): Beginning {
  const begins = staffBookingState({ kind, source, paid: paidBy !== null }, readings)
  const payment = staffBookingPayment(source, begins.paid)
  // Without an end of its own a hold ends with the stay.
  const until =
    begins.holdHours === null
      ? instantInAmsterdam(departure, 0)
      : instant + begins.holdHours * HOUR_MS
  // What is held ends with its hold.
  const isSentLink = begins.state === 'confirmed' && !begins.paid
  return {
    payment,
    payLinkUntil: isSentLink ? payLinkEnd(today, departure, numbers) : null,
    hold: begins.state === 'held' ? { until, attemptId: randomUUID() } : null,
    askedMethod: null,
    received: begins.paid ? (payment === 'by-channel' ? 'channel' : (paidBy ?? 'bank')) : null,
  }
}
