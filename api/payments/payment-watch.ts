import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { movesForward } from './payment-progress.ts'
import { PaymentProvider } from './payment-provider.ts'
import type { PaymentState } from './payment-state.ts'
import { isGivenUp } from './payment-sync.ts'
import { PaymentWebhook } from './payment-webhook.ts'
import { ProviderError } from './provider-error.ts'

/** How many payments are asked for in one go. */
const AT_MOST = 50
/** How many of them at once: the rest of the worker has the provider and the database too. */
const AT_ONCE = 4
/** A payment is asked for again after this share of its age, where that is more than the poll. */
const SHARE_OF_AGE = 0.1

interface Watched {
  provider_id: string
  state: PaymentState
  updated_at: Date
}

/**
 * Takes payments that are due to be asked for and notes that they are, so that two workers never ask
 * for the same. One whose webhook waits is left to its workflow. `$1` is now, `$2` the poll in
 * seconds. A clock that was moved back must not put the next one off.
 */
const DUE = `UPDATE payments SET checked_at = $1 WHERE id IN (
    SELECT p.id FROM payments p CROSS JOIN LATERAL (SELECT least(coalesce(p.checked_at, p.created_at), $1::timestamptz) AS at) last
    WHERE p.state IN ('open', 'pending', 'authorized') AND p.provider_id IS NOT NULL
      AND last.at + greatest(make_interval(secs => $2), ${SHARE_OF_AGE} * (last.at - p.created_at)) <= $1
      AND NOT EXISTS (SELECT FROM payment_webhooks w WHERE w.provider_id = p.provider_id AND w.processed_at IS NULL)
    ORDER BY last.at LIMIT ${AT_MOST} FOR UPDATE OF p SKIP LOCKED)
  RETURNING provider_id, state, updated_at`

/**
 * Watches payments of which no news came: the provider may have called and not reached this house.
 * Once for all of them and beside the workflows, in which hundreds of unpaid ones would stand before
 * the one that was paid. What it finds goes the way of a webhook.
 */
@Injectable()
export class PaymentWatch {
  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly webhook: PaymentWebhook,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'paymentPollSeconds'>,
  ) {}

  /**
   * Asks the provider for the payments that are due, until none is left or it cannot be reached.
   *
   * @returns whether it was reached
   */
  async look(): Promise<boolean> {
    for (;;) {
      const { rows } = await this.pool.query<Watched>(DUE, [
        new Date(this.clock.now()),
        this.settings.paymentPollSeconds,
      ])
      const waiting = [...rows]
      const ask = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          if (await this.hasNews(next)) await this.webhook.received(next.provider_id)
      }
      try {
        await Promise.all(Array.from({ length: AT_ONCE }, ask))
      } catch (error) {
        if (error instanceof ProviderError) return false
        throw error
      }
      if (rows.length < AT_MOST) return true
    }
  }

  private async hasNews({ provider_id: id, state, updated_at }: Watched): Promise<boolean> {
    const seen = await this.provider.find(id)
    return seen ? movesForward(state, seen.state) : isGivenUp(updated_at, this.clock.now())
  }
}
