import type { Pool } from 'pg'
import type { RefundByHand } from './refund-by-hand.ts'
import type { Notifier } from '../database/notifier.ts'
import type { Clock } from '../environment/clock.ts'
import { type PaymentProvider, ProviderError } from './payment-provider.ts'

interface Due {
  id: string
  provider_id: string
  refund_due_cents: number
  refunded_cents: number
  number: string
}

/** Pays back what payments owe their payer. */
export class Refunds {
  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Pays back all that is due for a booking, apart from what the provider refused before: that is
   * for staff, who may have paid it by hand since, so it is never asked for again. The provider's
   * idempotency key is made of the attempt and what was paid back before, so a repeat after a crash
   * is the same refund, and a later one is another. Throws the `ProviderError` when the provider
   * could not be asked.
   */
  async refundDue(bookingId: string): Promise<void> {
    const { rows } = await this.pool.query<Due>(
      `SELECT p.id, p.provider_id, p.refund_due_cents, p.refunded_cents, b.number FROM payments p JOIN bookings b ON b.id = p.booking_id
       WHERE p.booking_id = $1 AND p.refund_due_cents > 0 AND p.refund_refused_at IS NULL AND p.provider_id IS NOT NULL ORDER BY p.created_at`,
      [bookingId],
    )
    for (const due of rows) {
      if (await this.refund(due)) await this.store(bookingId, due)
      else await this.storeRefusal(bookingId, due)
    }
  }

  /**
   * Staff paid back by hand what the provider refused to: exactly these payments are noted, all of
   * them or none. By their sum alone another one of the same sum, refused since, would be noted
   * though nobody paid it. Asked again because the answer was lost, it changes nothing. False when
   * they are not what is owed, nor what went back. The outbox row has the workflow tell the guest.
   */
  async paidByHand(bookingId: string, { cents, paymentIds }: RefundByHand): Promise<boolean> {
    const { rows } = await this.pool.query<{ owed: boolean; back: boolean }>(
      `WITH asked AS (
         SELECT id, refund_due_cents, refunded_cents, refund_refused_at FROM payments WHERE booking_id = $1 AND id = ANY ($3::uuid[]) ORDER BY id FOR UPDATE),
       standing AS (
         SELECT count(*) = cardinality($3) AND bool_and(refund_due_cents > 0 AND refund_refused_at IS NOT NULL) AND sum(refund_due_cents) = $4 AS owed,
           count(*) = cardinality($3) AND bool_and(refund_due_cents = 0) AND sum(refunded_cents) = $4 AS back FROM asked),
       refunded AS (
         UPDATE payments p SET refunded_cents = p.refunded_cents + p.refund_due_cents, refund_due_cents = 0, refund_refused_at = NULL, updated_at = $2
         FROM asked WHERE p.id = asked.id AND (SELECT owed FROM standing) RETURNING p.booking_id),
       noted AS (
         INSERT INTO events (subject_kind, subject_id, kind, at, by, data)
         SELECT 'booking', booking_id, 'refunded', $2, 'staff', jsonb_build_object('cents', $4::int, 'reason', 'by-hand') FROM refunded LIMIT 1),
       told AS (INSERT INTO outbox (subject_kind, subject_id, topic) SELECT 'booking', booking_id, 'payment-changed' FROM refunded LIMIT 1)
       SELECT owed, back FROM standing`,
      [bookingId, new Date(this.clock.now()), paymentIds, cents],
    )
    const { owed, back } = rows[0]!
    if (owed) {
      this.notifier.say('outbox')
      this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
    }
    return owed || back
  }

  /** False when the provider understood and said no. */
  private async refund(due: Due): Promise<boolean> {
    try {
      await this.provider.refund(
        due.provider_id,
        due.refund_due_cents,
        `refund-${due.id}-${due.refunded_cents}`,
        `Terugbetaling boeking ${due.number}`,
      )
      return true
    } catch (error) {
      if (!(error instanceof ProviderError) || error.reason !== 'refused') throw error
      // Keys are forgotten by the provider after a while. If the money is back already, the refusal
      // is only about asking again.
      const payment = await this.provider.find(due.provider_id)
      if (payment && payment.refundedCents >= due.refunded_cents + due.refund_due_cents) return true
      console.warn(`refund refused: ${error.message}`)
      return false
    }
  }

  private async store(bookingId: string, due: Due): Promise<void> {
    const now = new Date(this.clock.now())
    await this.pool.query(
      `WITH refunded AS (
         UPDATE payments SET refunded_cents = refunded_cents + refund_due_cents, refund_due_cents = 0, updated_at = $2
         WHERE id = $1 AND refund_due_cents = $3 AND refunded_cents = $4 RETURNING booking_id)
       INSERT INTO events (subject_kind, subject_id, kind, at, by, data)
       SELECT 'booking', booking_id, 'refunded', $2, 'provider', jsonb_build_object('cents', $3::int) FROM refunded`,
      [due.id, now, due.refund_due_cents, due.refunded_cents],
    )
    this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
  }

  /**
   * For staff to see: the guest has a right to this money, and only a person can get it there now.
   */
  private async storeRefusal(bookingId: string, due: Due): Promise<void> {
    await this.pool.query(
      `WITH refused AS (
         UPDATE payments SET refund_refused_at = $2 WHERE id = $1 AND refund_due_cents > 0 AND refund_refused_at IS NULL RETURNING booking_id, refund_due_cents)
       INSERT INTO events (subject_kind, subject_id, kind, at, by, data)
       SELECT 'booking', booking_id, 'refund-refused', $2, 'provider', jsonb_build_object('cents', refund_due_cents, 'reason', 'pay-by-hand') FROM refused`,
      [due.id, new Date(this.clock.now())],
    )
    this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
  }
}
