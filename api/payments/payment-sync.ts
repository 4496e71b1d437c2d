import type { Pool } from 'pg'
import type { Clock } from '../environment/clock.ts'
import { type PaymentProvider, ProviderError, type ProviderPayment } from './payment-provider.ts'
import type { PaymentSettlement } from './payment-settlement.ts'

/**
 * How long a room is still held after news that was no payment, ms: to try again in. A new attempt
 * makes it longer.
 */
const HELD_TO_TRY_AGAIN_MS = 15 * 60_000

/**
 * How long a payment that the provider says it does not know is asked for after it was opened, or
 * was last heard of, ms; then it counts as expired. A day, because a session to pay ends within the
 * hour and a payment under way at a bank within hours, so no money can come any more; and not at
 * once, because a provider that restores its data, or a key that was mistaken for a while, looks
 * the same.
 */
const UNKNOWN_FOR_MS = 24 * 3_600_000

/** One attempt of a booking that the provider may have news of. */
interface Asked {
  id: string
  provider_id: string
  updated_at: Date
  last_webhook: string | null
}

/**
 * Asks the provider for the state of a booking's payments and applies it. Webhook and poll both end
 * here.
 */
export class PaymentSync {
  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly settlement: PaymentSettlement,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks for each attempt that is under way or has a webhook waiting. False when the provider could
   * not be reached for one of them.
   */
  async sync(bookingId: string): Promise<boolean> {
    const { rows } = await this.pool.query<Asked>(
      `SELECT p.id, p.provider_id, p.updated_at, max(w.id) AS last_webhook
       FROM payments p LEFT JOIN payment_webhooks w ON w.provider_id = p.provider_id AND w.processed_at IS NULL
       WHERE p.booking_id = $1 AND p.provider_id IS NOT NULL AND (p.state IN ('open', 'pending', 'authorized') OR w.id IS NOT NULL)
       GROUP BY p.id ORDER BY p.created_at`,
      [bookingId],
    )
    let reached = true
    for (const attempt of rows) reached = (await this.syncAttempt(attempt)) && reached
    return reached
  }

  private async syncAttempt(attempt: Asked): Promise<boolean> {
    const askedAt = new Date(this.clock.now())
    const reached = await this.ask(attempt)
    await this.pool.query('UPDATE payments SET checked_at = $2 WHERE id = $1', [
      attempt.id,
      askedAt,
    ])
    return reached
  }

  private givenUp(id: string, lastHeardOf: Date): ProviderPayment | null {
    if (this.clock.now() - lastHeardOf.getTime() < UNKNOWN_FOR_MS) return null
    return { id, state: 'expired', amountCents: 0, refundedCents: 0, checkoutUrl: null }
  }

  private async ask({ id, provider_id, updated_at, last_webhook }: Asked): Promise<boolean> {
    try {
      const seen = (await this.provider.find(provider_id)) ?? this.givenUp(provider_id, updated_at)
      if (seen) await this.settlement.settle(id, seen)
    } catch (error) {
      if (error instanceof ProviderError) return false
      throw error
    }
    // Only the webhooks that were there before asking: one that came since may tell of something
    // newer than the answer.
    if (last_webhook !== null) {
      await this.pool.query(
        `WITH done AS (UPDATE payment_webhooks SET processed_at = now() WHERE provider_id = $1 AND id <= $2 AND processed_at IS NULL)
         UPDATE bookings b SET hold_until = least(b.hold_until, $3) FROM payments p
         WHERE p.provider_id = $1 AND b.id = p.booking_id AND b.state = 'held'
           AND NOT EXISTS (SELECT FROM payment_webhooks w WHERE w.provider_id = $1 AND w.id > $2)`,
        [provider_id, last_webhook, new Date(this.clock.now() + HELD_TO_TRY_AGAIN_MS)],
      )
    }
    return true
  }
}
