import { Body, Controller, HttpCode, Injectable, Post } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Answers, AskedWith } from '../requests/routes.ts'
import { Takes } from '../requests/incoming-bodies.ts'
import { tellOutbox } from '../subjects/events.ts'
import { noteWork } from '../telemetry/work.ts'
import { PaymentOwners } from './payment-owner.ts'
import { isUnderWay, loadPayment } from './payment.ts'

/**
 * Stores that the provider called, and leaves the rest to the workflow. Never waits for it. Anybody
 * can call: one row is kept for each payment, and while it waits a further call only counts in it.
 */
@Injectable()
export class PaymentWebhook {
  constructor(
    private readonly pool: Pool,
    private readonly owners: PaymentOwners,
    private readonly notifier: Notifier,
  ) {}

  /**
   * One transaction: the webhook and the outbox row that wakes the workflow. An id nobody here
   * opened leaves no trace; the caller cannot tell the difference. What is paid for is not given
   * away while news of a payment that may succeed waits to be looked at: `PaymentSync` ends that.
   * A session that has ended keeps nothing.
   */
  async received(providerId: string): Promise<void> {
    const stored = await inTransaction(this.pool, async (client) => {
      const known = await loadPayment(client, 'provider_id', providerId)
      if (!known) return false
      noteWork({ number: known.number })
      const { rows: first } = await client.query(
        `INSERT INTO payment_webhooks AS w (provider_id) VALUES ($1)
         ON CONFLICT (provider_id) DO UPDATE SET times = w.times + 1, received_at = now(), processed_at = NULL
         RETURNING OLD.processed_at IS NULL AND OLD.times IS NOT NULL AS waits`,
        [providerId],
      )
      if (first[0].waits) return false
      if (isUnderWay(known.state)) await this.owners.of(known.kind).newsWaits(client, known.folioId)
      await tellOutbox(client, { kind: known.kind, id: known.folioId }, 'payment-changed')
      return true
    })
    if (stored) this.notifier.say('outbox')
  }
}

/**
 * Where the provider calls. Form-urlencoded `id=tr_…` and nothing else: the state is fetched, so
 * nobody can claim to have paid.
 */
@Controller('api/payments')
export class PaymentWebhookController {
  constructor(private readonly webhook: PaymentWebhook) {}

  /**
   * 200 whatever the id, so that it reveals no payments and the provider does not call again for
   * one that is not here.
   */
  @Post('webhook')
  @HttpCode(200)
  @Takes({ mostBytes: 1_024 })
  @AskedWith(z.object({ id: z.string() }), 'application/x-www-form-urlencoded')
  @Answers(z.literal(''), 'text/plain')
  async receive(@Body() body: { id?: unknown } | undefined): Promise<string> {
    if (typeof body?.id === 'string' && /^tr_\w{1,60}$/.test(body.id))
      await this.webhook.received(body.id)
    return ''
  }
}
