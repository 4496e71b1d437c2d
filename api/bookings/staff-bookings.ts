import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { staffBookingPayment } from '../../rules/bookings/booking-payment.ts'
import { personsOf } from '../../rules/bookings/party.ts'
import { staffBookingState } from '../../rules/bookings/staff-booking-state.ts'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { checkParty } from '../../rules/forms/check-party.ts'
import { checkStaffBooking } from '../../rules/forms/check-staff-booking.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import { payAddress } from '../../screens/guest-addresses.ts'
import { PublicAddress } from '../environment/public-address.ts'
import type { Answer } from '../errors/refused.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { BookingKeys } from './booking-keys.ts'
import type { StaffBookingAccepted } from './booking-entry-shapes.ts'
import { decideBooking } from './decide-booking.ts'
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
  async book(
    order: Order,
    { staff: name, key: text }: { staff: string; key: string },
  ): Promise<Answer<StaffBookingAccepted>> {
    const asker = { by: 'staff', name } as const
    const made = await this.keys.inTime(
      this.keys.bookOnce(order, text, (known, moment, key) => {
        const begin = (kind: RoomType['kind']) => beginning(order, kind, known, moment)
        const by = { asker, key, screen: 'agenda', wrong: wrongFields(order), begin } as const
        return decideBooking(order, by, known, moment)
      }),
    )
    if (!made.ok) return made
    const { id, number, payment, roomKind, overruled } = made.value
    const page = payAddress(this.address.url, { bookingId: id, roomKind })
    const paymentUrl = payment === 'by-link' ? page : null
    return { ok: true, value: { id, number, payment, paymentUrl, overruled } }
  }
}

function wrongFields({ guest, roomId, source, paidBy, party }: Order) {
  const { name, email, phone, city, notes } = guest
  const persons = personsOf(party)
  // An unknown type and a room that is not free are the stay's to refuse; no room chosen is any.
  const room = { roomTypeId: 0, roomNumber: roomId ?? 0 }
  const form = { ...room, source, paid: paidBy !== null, name, email, phone, city, notes, persons }
  return [...checkStaffBooking(form), ...checkParty(party, persons)]
}

/** BO §2, §4: most bookings that staff enter are confirmed at once. */
function beginning(
  { source, paidBy, departure }: Order,
  kind: RoomType['kind'],
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
    received: begins.paid ? (payment === 'by-channel' ? 'channel' : (paidBy ?? 'bank')) : null,
  }
}
