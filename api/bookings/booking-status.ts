import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { holdsUnpaid } from '../../rules/availability/live-stays.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { describeConditions } from '../../rules/cancellation/describe-conditions.ts'
import { firstNameIn } from '../../rules/forms/first-name-in.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { ArrivalWindow } from '../../rules/stay-times/arrival-window.ts'
import { checkInHours } from '../../rules/stay-times/check-in-hours.ts'
import {
  type StoredConditions,
  soldConditions,
  soldConditionsSql,
} from '../quotes/sold-conditions.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Clock } from '../environment/clock.ts'
import { balanceSql, quoteSql, receivedSql } from '../folios/folios.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { arrivalWindowSql, guestsWishSql } from '../subjects/guests-plans.ts'
import { payLinkUntilSql } from './pay-link-end.ts'
import type { BookingStatusView } from './booking-views.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { PaymentState } from '../payments/payment-state.ts'
import { checkoutAddress } from '../../screens/guest-addresses.ts'

interface StatusRow {
  id: string
  number: string
  state: BookingState
  /** Null where only the whole name is known. */
  first_name: string | null
  name: string
  email: string
  promised_until: Date | null
  pay_until: Date | null
  balance_cents: number
  received_cents: number
  quote: Quote
  sold: StoredConditions
  created_at: Date
  payment_state: PaymentState | null
  arrival_window: ArrivalWindow | null
  wish: string
  refunded_cents: number
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
      `SELECT b.id, b.number, CASE WHEN b.state = 'held' AND b.promised_until <= $2 THEN 'expired' ELSE b.state END AS state, b.first_name, b.name, b.email, b.promised_until,
         ${arrivalWindowSql} AS arrival_window, ${guestsWishSql} AS wish, ${payLinkUntilSql('b.state', balanceSql('b.folio_id'))} AS pay_until, ${balanceSql('b.folio_id')} AS balance_cents, ${quoteSql('b.folio_id')} AS quote,
         ${soldConditionsSql('b.folio_id')} AS sold, b.created_at,
         ${receivedSql('b.folio_id')} AS received_cents, last.state AS payment_state,
         (SELECT coalesce(sum(e.cents), 0)::int FROM folio_entries e WHERE e.folio_id = b.folio_id AND e.kind = 'refunded') AS refunded_cents
       FROM bookings b LEFT JOIN LATERAL (SELECT state FROM payments WHERE folio_id = b.folio_id ORDER BY created_at DESC, id LIMIT 1) last ON true
       WHERE b.id = $1`,
      [id, new Date(this.clock.now())],
    )
    const row = rows[0]
    if (!row) return null
    const roomType = facts.roomTypes.find(({ id: typeId }) => typeId === row.quote.roomTypeId)
    const holds =
      row.state === 'held' &&
      (!roomType || holdsUnpaid(roomType, facts.readings['family.temporary']))
    const paid = row.balance_cents <= 0
    const now = this.clock.now()
    const linkEnded = row.pay_until !== null && row.pay_until.getTime() <= now
    const isBusy = row.payment_state === 'pending' || row.payment_state === 'authorized'
    const payable =
      !paid && ((row.state === 'confirmed' && !linkEnded) || (row.state === 'held' && !isBusy))
    return {
      id: row.id,
      number: row.number,
      state: row.state,
      paymentState: row.payment_state ?? (paid ? 'paid' : 'created'),
      paymentUrl: payable ? checkoutAddress(this.address.url, row.id) : null,
      holdUntil: holds ? (row.promised_until?.toISOString() ?? null) : null,
      payUntil: row.pay_until?.toISOString() ?? null,
      linkEnded,
      balanceCents: row.balance_cents,
      receivedCents: row.received_cents,
      paid,
      refunded: row.state === 'expired' && row.balance_cents === 0 && row.refunded_cents > 0,
      refundedCents: row.refunded_cents,
      guestName: row.first_name ?? firstNameIn(row.name),
      email: row.email,
      quote: row.quote,
      roomKind: roomType?.kind ?? 'ordinary',
      conditions: conditionsOf(row),
      checkIn: checkInHours(
        parseDay(row.quote.arrival)!,
        property.checkIn,
        facts.readings['check-in'],
      ),
      checkOut: facts.readings['check-out-time'],
      arrivalWindow: row.arrival_window,
      wish: row.wish,
    }
  }
}

/** What goes back to this guest who cancels, in sentences, as it was sold. */
function conditionsOf({ sold, created_at, quote }: StatusRow): string[] {
  const { rows, readings } = soldConditions(sold)
  const soldOn = momentInAmsterdam(created_at.getTime()).today
  return describeConditions({ soldOn, arrival: parseDay(quote.arrival)! }, rows, readings)
}
