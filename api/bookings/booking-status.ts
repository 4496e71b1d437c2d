import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { holdsUnpaid } from '../../rules/availability/live-stays.ts'
import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import { describeConditions } from '../../rules/cancellation/describe-conditions.ts'
import { firstNameIn } from '../../rules/forms/first-name-in.ts'
import { checkInHours } from '../../rules/stay-times/check-in-hours.ts'
import { checkoutAddress, type ThankedBooking } from '../../screens/guest-addresses.ts'
import { houseDay } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { balanceSql, quoteSql, receivedSql } from '../folios/folios.ts'
import type { PaymentState } from '../payments/payment-state.ts'
import {
  type StoredConditions,
  soldConditions,
  soldConditionsSql,
} from '../quotes/sold-conditions.ts'
import { arrivalWindowSql, guestsWishSql } from '../subjects/guests-plans.ts'
import type { BookingStatusView } from './booking-answer-shapes.ts'
import { payLinkUntilSql } from './pay-link-end.ts'

interface StatusRow extends Pick<
  BookingStatusView,
  | 'id'
  | 'number'
  | 'state'
  | 'email'
  | 'balanceCents'
  | 'receivedCents'
  | 'refundedCents'
  | 'quote'
  | 'arrivalWindow'
  | 'wish'
> {
  /** Null where only the whole name is known. */
  firstName: string | null
  name: string
  promisedUntil: Date | null
  payUntil: Date | null
  sold: StoredConditions
  soldOn: EpochDay
  paymentState: PaymentState | null
}

/**
 * What /bedankt shows: how a booking really stands, whatever the address the guest came back with
 * says.
 */
@Injectable()
export class BookingStatus {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
  ) {}

  /** Null when there is no such booking. */
  async of(id: string): Promise<BookingStatusView | null> {
    const { property, facts } = await this.facts.fresh()
    const { rows } = await this.pool.query<StatusRow>(
      `SELECT b.id, b.number, CASE WHEN b.state = 'held' AND b.promised_until <= $2 THEN 'expired' ELSE b.state END AS state, b.first_name AS "firstName", b.name, b.email, b.promised_until AS "promisedUntil",
         ${arrivalWindowSql} AS "arrivalWindow", ${guestsWishSql} AS wish, ${payLinkUntilSql('b.state', balanceSql('b.folio_id'))} AS "payUntil", ${balanceSql('b.folio_id')} AS "balanceCents", ${quoteSql('b.folio_id')} AS quote,
         ${soldConditionsSql('b.folio_id')} AS sold, ${houseDay('b.created_at')} - date '1970-01-01' AS "soldOn",
         ${receivedSql('b.folio_id')} AS "receivedCents", last.state AS "paymentState",
         (SELECT coalesce(sum(e.cents), 0)::int FROM folio_entries e WHERE e.folio_id = b.folio_id AND e.kind = 'refunded') AS "refundedCents"
       FROM bookings b LEFT JOIN LATERAL (SELECT state FROM payments WHERE folio_id = b.folio_id ORDER BY created_at DESC, id LIMIT 1) last ON true
       WHERE b.id = $1`,
      [id, new Date(this.clock.now())],
    )
    if (!rows[0]) return null
    const { firstName, name, promisedUntil, payUntil, sold, soldOn, paymentState, ...booking } =
      rows[0]
    const { state, balanceCents, refundedCents, quote } = booking
    const roomType = facts.roomTypes.find(({ id: typeId }) => typeId === quote.roomTypeId)
    const holds =
      state === 'held' && (!roomType || holdsUnpaid(roomType, facts.readings['family.temporary']))
    const paid = balanceCents <= 0
    const linkEnded = payUntil !== null && payUntil.getTime() <= this.clock.now()
    const isBusy = paymentState === 'pending' || paymentState === 'authorized'
    const payable =
      !paid && ((state === 'confirmed' && !linkEnded) || (state === 'held' && !isBusy))
    const arrival = parseDay(quote.arrival)!
    const conditions = soldConditions(sold)
    return {
      ...booking,
      paymentState: paymentState ?? (paid ? 'paid' : 'created'),
      paymentUrl: payable ? checkoutAddress(this.address.url, id) : null,
      holdUntil: holds ? (promisedUntil?.toISOString() ?? null) : null,
      payUntil: payUntil?.toISOString() ?? null,
      linkEnded,
      paid,
      refunded: state === 'expired' && balanceCents === 0 && refundedCents > 0,
      guestName: firstName ?? firstNameIn(name),
      roomKind: roomType?.kind ?? 'ordinary',
      conditions: describeConditions({ soldOn, arrival }, conditions.rows, conditions.readings),
      checkIn: checkInHours(arrival, property.checkIn, facts.readings['check-in']),
      checkOut: facts.readings['check-out-time'],
    }
  }
}

/**
 * Reads which page thanks the guest of a booking. An id that nobody knows is thanked as one of an
 * ordinary room: that page says that it is unknown.
 */
export async function thankedBooking(pool: Pool, bookingId: string): Promise<ThankedBooking> {
  const { rows } = await pool.query<Pick<ThankedBooking, 'roomKind' | 'madeBy'>>(
    `SELECT t.kind AS "roomKind", b.made_by AS "madeBy" FROM bookings b JOIN room_types t ON t.id = b.room_type_id WHERE b.id = $1`,
    [bookingId],
  )
  return { bookingId, roomKind: 'ordinary', ...rows[0] }
}
