import type { Pool } from 'pg'
import type { Notifier } from '../database/notifier.ts'

/** Stores that the provider called, and leaves the rest to the booking's workflow. Never waits for it. */
export class PaymentWebhook {
  constructor(
    private readonly pool: Pool,
    private readonly notifier: Notifier,
  ) {}

  /**
   * One statement, thus one transaction: the webhook and the outbox row that wakes the workflow. An id nobody here opened leaves no trace; the
   * caller cannot tell the difference.
   */
  async received(providerId: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      `WITH known AS (SELECT booking_id FROM payments WHERE provider_id = $1),
       stored AS (INSERT INTO payment_webhooks (provider_id) SELECT $1 FROM known)
       INSERT INTO outbox (topic, booking_id) SELECT 'payment-changed', booking_id FROM known`,
      [providerId],
    )
    if (rowCount) this.notifier.say('outbox')
  }
}
