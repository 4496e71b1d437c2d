import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { staffBookingPayment } from '../../rules/bookings/booking-payment.ts'
import { personsOf } from '../../rules/bookings/party.ts'
import { staffBookingState } from '../../rules/bookings/staff-booking-state.ts'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { checkOverruleReason } from '../../rules/forms/check-overrule-reason.ts'
import { checkParty } from '../../rules/forms/check-party.ts'
import { checkStaffBooking } from '../../rules/forms/check-staff-booking.ts'
import { quoteChosenExtras } from '../../rules/quotes/chosen-extras.ts'
import { addLines } from '../../rules/quotes/quote-extra.ts'
import { payAddress } from '../../screens/guest-addresses.ts'
import { PublicAddress } from '../environment/public-address.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Answer, invalidInput } from '../errors/refused.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { Decided } from './acceptance.ts'
import { BookingKeys } from './booking-keys.ts'
import type { StaffBookingAccepted } from './booking-entry-answers.ts'
import {
  type AskedBy,
  type DecidedStay,
  NO_ROOM_TYPE,
  decideStay,
  decidedBooking,
  refuseOtherTotal,
} from './decide-booking.ts'
import type { Beginning } from './insert-booking.ts'
import type { Order } from './order.ts'
import { payLinkEnd } from './pay-link-end.ts'

const HOUR_MS = 3_600_000

/** Bookings that staff enter (BO §2 Add booking, §4, §5). */
@Injectable()
export class StaffBookings {
  constructor(
    private readonly keys: BookingKeys,
    private readonly address: PublicAddress,
  ) {}

  /**
   * Takes a booking that staff enter, once under its key. They are bound by the rules of the agenda;
   * what these warn of needs `overruleReason`, else the order is refused with the warnings
   * (`overrule-reason-missing`). What takes too long is answered as `unavailable`.
   */
  book(order: Order, by: { staff: string; key: string }): Promise<Answer<StaffBookingAccepted>> {
    return this.keys.inTime(this.take(order, by))
  }

  private async take(
    order: Order,
    { staff: name, key: text }: { staff: string; key: string },
  ): Promise<Answer<StaffBookingAccepted>> {
    const asker = { by: 'staff', name } as const
    const made = await this.keys.bookOnce(order, text, (known, moment, key) =>
      decide(order, { asker, key }, known, moment),
    )
    if (!made.ok) return made
    const { id, number, payment, roomKind, overruled } = made.value
    const page = payAddress(this.address.url, { bookingId: id, roomKind })
    const paymentUrl = payment === 'by-link' ? page : null
    return { ok: true, value: { id, number, payment, paymentUrl, overruled } }
  }
}

/**
 * Decides by the rules that the form applied before: about the guest, the stay, what is sold with it,
 * why staff overrule a warning, and whether the total is the one that they saw.
 */
function decide(order: Order, askedBy: AskedBy, known: KnownProperty, moment: Moment): Decided {
  const wrong = wrongFields(order)
  if (wrong.length > 0) return { ok: false, error: invalidInput(wrong) }
  const decided = decideStay(order, 'agenda', known, moment)
  if (!decided.ok) return decided
  const sold = withExtras(order, decided, known)
  if (!sold.ok) return sold
  const { stay } = sold.value
  const error = refuseWarnings(order, sold.value) ?? refuseOtherTotal(order, stay.quote)
  if (error) return { ok: false, error }
  const begins = beginning(order, sold.value, known, moment)
  const booking = decidedBooking(order, sold.value, askedBy, begins, known, moment)
  return { ok: true, booking, stay }
}

function wrongFields({ guest, roomId, source, paidBy, party }: Order) {
  const { name, email, phone, city, notes } = guest
  const persons = personsOf(party)
  // An unknown type and a room that is not free are the stay's to refuse; no room chosen is any.
  const room = { roomTypeId: NO_ROOM_TYPE, roomNumber: roomId ?? 0 }
  const form = { ...room, source, paid: paidBy !== null, name, email, phone, city, notes, persons }
  return [...checkStaffBooking(form), ...checkParty(party, persons)]
}

/** The stay with what staff sell beside it (BO §9). */
function withExtras(
  { extras = [], arrival, departure, party }: Order,
  { roomType, stay }: DecidedStay,
  { facts: { priceList, readings, extraStock } }: KnownProperty,
): Answer<Omit<DecidedStay, 'ok'>> {
  const when = { arrival, departure, persons: personsOf(party) }
  const sold = quoteChosenExtras(extras, when, priceList, readings, extraStock)
  if (sold.ok)
    return {
      ok: true,
      value: { roomType, stay: { ...stay, quote: addLines(stay.quote, sold.lines) } },
    }
  const fields = sold.refused.map(({ id, text }) => ({ field: `extras.${id}`, text }))
  return { ok: false, error: invalidInput(fields) }
}

function refuseWarnings(
  { overruleReason }: Order,
  { stay: { warnings } }: Omit<DecidedStay, 'ok'>,
): ApiError['error'] | null {
  const text = checkOverruleReason(warnings, overruleReason)
  return text === null ? null : { reason: 'overrule-reason-missing', text, warnings }
}

/** BO §2, §4: most bookings that staff enter are confirmed at once. */
function beginning(
  { source, paidBy, departure }: Order,
  { roomType: { kind } }: Omit<DecidedStay, 'ok'>,
  { facts: { readings, numbers } }: KnownProperty,
  { instant, today }: Moment,
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
