import type { Pool, PoolClient } from 'pg'
import { bookingSubject, confirmBooking } from '../bookings/booking-changes.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { PaymentState } from './payment-state.ts'
import { PlanOutdated } from '../bookings/room-rearrangement.ts'
import { takeRoomAgain } from '../bookings/take-room-again.ts'
import { addEvent } from '../subjects/events.ts'
import type { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import type { Clock } from '../environment/clock.ts'
import { isLost, movesForward } from './payment-progress.ts'
import type { ProviderPayment } from './payment-provider.ts'

/** What becomes of money that came in, by the state the booking is in by then. */
type Arrival = 'confirms' | 'late' | 'surplus'
const ARRIVAL: Record<BookingState, Arrival> = {
  held: 'confirms',
  expired: 'late',
  confirmed: 'surplus',
  cancelled: 'surplus',
}

/** Why money that came changes nothing but what is to be paid back. */
const GOES_BACK: Partial<Record<BookingState, string>> = {
  expired: 'room-gone',
  confirmed: 'paid-twice',
  cancelled: 'after-cancellation',
}

const TRIES = 5

/**
 * Applies what the provider says of a payment, once, whatever the order and number of events that
 * led here.
 */
export class PaymentSettlement {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * One transaction: the payment moves forward, and with it the booking. A state that is no news
   * changes nothing.
   */
  async settle(paymentId: string, seen: ProviderPayment): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        const bookingId = await inTransaction(this.pool, (client) =>
          this.settleIn(client, paymentId, seen),
        )
        if (bookingId)
          this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
        return
      } catch (error) {
        if (tries === TRIES || !isWorthAnotherTry(error)) throw error
      }
    }
  }

  /**
   * The booking's id when something changed. Locks the booking before the payment, as everything
   * here does.
   */
  private async settleIn(
    client: PoolClient,
    paymentId: string,
    seen: ProviderPayment,
  ): Promise<string | null> {
    const now = new Date(this.clock.now())
    const { rows } = await client.query<{
      id: string
      state: BookingState
      payment_state: PaymentState
    }>(
      `SELECT b.id, b.state, p.state AS payment_state FROM bookings b JOIN payments p ON p.booking_id = b.id WHERE p.id = $1 FOR UPDATE`,
      [paymentId],
    )
    const booking = rows[0]
    if (!booking) return null
    if (!movesForward(booking.payment_state, seen.state)) return null
    await client.query(
      `UPDATE payments SET state = $2, updated_at = $3, paid_at = CASE WHEN $2 = 'paid' THEN $3::timestamptz END WHERE id = $1`,
      [paymentId, seen.state, now],
    )
    if (seen.state === 'paid')
      await this.moneyCame(client, booking.id, booking.state, paymentId, seen.amountCents, now)
    else if (isLost(seen.state))
      await addEvent(client, bookingSubject(booking.id), {
        kind: 'payment-failed',
        at: now,
        by: 'provider',
        data: { reason: seen.state },
      })
    return booking.id
  }

  private async moneyCame(
    client: PoolClient,
    bookingId: string,
    state: BookingState,
    paymentId: string,
    cents: number,
    now: Date,
  ): Promise<void> {
    const subject = bookingSubject(bookingId)
    const arrival = ARRIVAL[state]
    const kept =
      arrival === 'confirms' ||
      (arrival === 'late' && (await takeRoomAgain(client, bookingId, this.clock)))
    if (kept) {
      const data = arrival === 'late' ? { cents, reason: 'after-hold' } : { cents }
      await addEvent(client, subject, { kind: 'paid', at: now, by: 'provider', data })
      await confirmBooking(client, bookingId, now)
      return
    }
    await client.query(
      `UPDATE payments SET refund_due_cents = amount_cents - refunded_cents WHERE id = $1`,
      [paymentId],
    )
    const reason = GOES_BACK[state]!
    await addEvent(client, subject, {
      kind: 'paid',
      at: now,
      by: 'provider',
      data: { cents, reason },
    })
  }
}

/**
 * Two transactions wanted the same room (23P01) or waited for each other (40P01): with fresh facts
 * it may fit.
 */
function isWorthAnotherTry(error: unknown): boolean {
  const { code } = error as { code?: string }
  return error instanceof PlanOutdated || code === '23P01' || code === '40P01'
}
