import type { Pool } from 'pg'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { Notifier } from '../database/notifier.ts'
import type { Clock } from '../settings/clock.ts'
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
   * Pays back all that is due for a booking. The provider's idempotency key is made of the attempt and what was paid back before, so a repeat
   * after a crash is the same refund, and a later one is another. Throws the `ProviderError` when the provider did not take it.
   */
  async refundDue(bookingId: string): Promise<void> {
    const { rows } = await this.pool.query<Due>(
      `SELECT p.id, p.provider_id, p.refund_due_cents, p.refunded_cents, b.number FROM payments p JOIN bookings b ON b.id = p.booking_id
       WHERE p.booking_id = $1 AND p.refund_due_cents > 0 AND p.provider_id IS NOT NULL ORDER BY p.created_at`,
      [bookingId],
    )
    for (const due of rows) {
      await this.refund(due)
      await this.store(bookingId, due)
    }
  }

  private async refund(due: Due): Promise<void> {
    try {
      await this.provider.refund(
        due.provider_id,
        due.refund_due_cents,
        `refund-${due.id}-${due.refunded_cents}`,
        `Terugbetaling boeking ${due.number}`,
      )
    } catch (error) {
      if (!(error instanceof ProviderError) || error.reason !== 'refused') throw error
      // Keys are forgotten by the provider after a while. If the money is back already, the refusal is only about asking again.
      const payment = await this.provider.find(due.provider_id)
      if (!payment || payment.refundedCents < due.refunded_cents + due.refund_due_cents) throw error
    }
  }

  private async store(bookingId: string, due: Due): Promise<void> {
    const now = new Date(this.clock.now())
    await this.pool.query(
      `WITH refunded AS (
         UPDATE payments SET refunded_cents = refunded_cents + refund_due_cents, refund_due_cents = 0, updated_at = $2
         WHERE id = $1 AND refund_due_cents = $3 AND refunded_cents = $4 RETURNING booking_id)
       INSERT INTO booking_events (booking_id, kind, at, detail) SELECT booking_id, 'refunded', $2, $5 FROM refunded`,
      [due.id, now, due.refund_due_cents, due.refunded_cents, formatEuro(due.refund_due_cents)],
    )
    this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
  }
}
