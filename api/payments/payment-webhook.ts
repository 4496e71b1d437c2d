import type { Pool } from 'pg'
import type { Clock } from '../environment/clock.ts'
import type { Notifier } from '../database/notifier.ts'

/**
 * How long a hold waits for news of its payment to be looked at, ms. Not longer: news of a failed
 * one must not keep a room where no worker runs.
 */
const KEPT_FOR_NEWS_MS = 3_600_000

/**
 * Stores that the provider called, and leaves the rest to the booking's workflow. Never waits for
 * it.
 */
export class PaymentWebhook {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * One statement, thus one transaction: the webhook and the outbox row that wakes the workflow. An
   * id nobody here opened leaves no trace; the caller cannot tell the difference. A room is not
   * given away while news of its payment waits to be looked at: `PaymentSync` ends that.
   */
  async received(providerId: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      `WITH known AS (SELECT booking_id FROM payments WHERE provider_id = $1),
       stored AS (INSERT INTO payment_webhooks (provider_id) SELECT $1 FROM known),
       kept AS (UPDATE bookings SET hold_until = greatest(hold_until, $2) FROM known WHERE id = known.booking_id AND state = 'held')
       INSERT INTO outbox (subject_kind, subject_id, topic) SELECT 'booking', booking_id, 'payment-changed' FROM known`,
      [providerId, new Date(this.clock.now() + KEPT_FOR_NEWS_MS)],
    )
    if (rowCount) this.notifier.say('outbox')
  }
}
