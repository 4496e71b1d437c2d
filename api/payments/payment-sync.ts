import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { PaymentOwners } from './payment-owner.ts'
import { PaymentProvider } from './payment-provider.ts'
import type { ProviderPayment } from './provider-answers.ts'
import type { PaymentState } from './payment-state.ts'
import { ProviderError } from './provider-error.ts'
import { PaymentSettlement } from './payment-settlement.ts'

/**
 * How long a payment that the provider says it does not know is asked for after it was opened, or
 * was last heard of, ms; then it counts as expired. A day, because a session to pay ends within the
 * hour and a payment under way at a bank within hours, so no money can come any more; and not at
 * once, because a provider that restores its data, or a key that was mistaken for a while, looks
 * the same.
 */
const UNKNOWN_FOR_MS = 24 * 3_600_000

/** Whether a payment that the provider does not know was last heard of too long ago. */
export function isGivenUp(updatedAt: Date, now: number): boolean {
  return now - updatedAt.getTime() >= UNKNOWN_FOR_MS
}

/** Notes that the provider answered about a payment: `PaymentWatch` asks again later. */
export async function noteAsked(pool: Pool, paymentId: string, askedAt: Date): Promise<void> {
  await pool.query('UPDATE payments SET checked_at = $2 WHERE id = $1', [paymentId, askedAt])
}

/** One attempt of a folio that the provider may have news of. */
interface Asked {
  id: string
  folio_id: string
  kind: string
  provider_id: string
  state: PaymentState
  updated_at: Date
  /** How often the provider has called and nobody has looked; null where it has not. */
  times: number | null
}

/**
 * Asks the provider for the state of a folio's payments and applies it. A webhook ends here, and so
 * does news that `PaymentWatch` found.
 */
@Injectable()
export class PaymentSync {
  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly settlement: PaymentSettlement,
    private readonly owners: PaymentOwners,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks for each attempt that is under way, was paid (it may have gone back since) or has a
   * webhook waiting. False when the provider could not be reached for one of them.
   */
  async sync(folioId: string): Promise<boolean> {
    const { rows } = await this.pool.query<Asked>(
      `SELECT p.id, p.folio_id, f.kind, p.provider_id, p.state, p.updated_at, w.times
       FROM payments p JOIN folios f ON f.id = p.folio_id LEFT JOIN payment_webhooks w ON w.provider_id = p.provider_id AND w.processed_at IS NULL
       WHERE p.folio_id = $1 AND p.provider_id IS NOT NULL AND (p.state IN ('open', 'pending', 'authorized', 'paid') OR w.times IS NOT NULL)
       ORDER BY p.created_at`,
      [folioId],
    )
    let reached = true
    for (const attempt of rows) reached = (await this.syncAttempt(attempt)) && reached
    return reached
  }

  private async syncAttempt(attempt: Asked): Promise<boolean> {
    const askedAt = new Date(this.clock.now())
    const reached = await this.ask(attempt)
    if (reached) await noteAsked(this.pool, attempt.id, askedAt)
    return reached
  }

  /** Null for one that was paid, too: where the key was changed, it is known to another account. */
  private givenUp({ provider_id: id, state, updated_at }: Asked): ProviderPayment | null {
    if (state === 'paid' || !isGivenUp(updated_at, this.clock.now())) return null
    return {
      id,
      state: 'expired',
      amountCents: 0,
      method: 'ideal',
      refunds: [],
      chargebacks: [],
      refundedCents: 0,
      chargedBackCents: 0,
      checkoutUrl: null,
    }
  }

  private async ask(attempt: Asked): Promise<boolean> {
    const { id, provider_id, times } = attempt
    try {
      const seen = (await this.provider.find(provider_id)) ?? this.givenUp(attempt)
      if (seen) await this.settlement.settle(id, seen)
    } catch (error) {
      if (error instanceof ProviderError) return false
      throw error
    }
    if (times !== null) await this.lookedAt(attempt, times)
    return true
  }

  /**
   * Only where the provider did not call again since it was asked: what it called for then may be
   * newer than its answer.
   */
  private async lookedAt({ folio_id, kind, provider_id }: Asked, times: number): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query(
        'UPDATE payment_webhooks SET processed_at = now() WHERE provider_id = $1 AND times = $2',
        [provider_id, times],
      )
      if (rowCount) await this.owners.of(kind).newsSeen(client, folio_id)
    })
  }
}
