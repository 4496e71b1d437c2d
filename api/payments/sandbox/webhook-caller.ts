import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { log } from '../../telemetry/log.ts'

/**
 * Seconds to wait before each further try. Mollie goes on for a day and more; a sandbox need not.
 */
const AGAIN_AFTER = [1, 2, 5, 10, 30, 60, 300]

/** How long an answer may take. Mollie allows 15 s. */
const ANSWER_WITHIN_MS = 15_000

interface Call {
  id: string
  payment_id: string
  attempts: number
  webhook_url: string
}

/**
 * Calls webhooks as Mollie does: only `id=tr_…`, form-urlencoded, again after a while when the
 * answer is not 2xx. What is still to be called is in PostgreSQL, so another API process takes
 * over. A call in flight is due again after its time limit.
 */
@Injectable()
export class WebhookCaller {
  constructor(private readonly pool: Pool) {}

  /**
   * Makes every call that is due. Several processes may run this at once: each call is claimed by
   * one.
   */
  async callDue(): Promise<void> {
    const { rows } = await this.pool.query<Call>(
      `UPDATE sandbox.webhook_calls c SET attempts = attempts + 1, due_at = now() + interval '20 seconds'
       FROM sandbox.payments p
       WHERE p.id = c.payment_id AND c.id IN (SELECT id FROM sandbox.webhook_calls WHERE due_at <= now() ORDER BY due_at LIMIT 20 FOR UPDATE SKIP LOCKED)
       RETURNING c.id, c.payment_id, c.attempts, p.webhook_url`,
    )
    await Promise.all(rows.map((call) => this.call(call)))
  }

  private async call({ id, payment_id, attempts, webhook_url }: Call): Promise<void> {
    const failure = await post(webhook_url, payment_id)
    const wait = AGAIN_AFTER[attempts - 1]
    if (failure !== null && wait !== undefined) {
      await this.pool.query(
        `UPDATE sandbox.webhook_calls SET due_at = now() + make_interval(secs => $2) WHERE id = $1`,
        [id, wait],
      )
      return
    }
    if (failure !== null)
      log.warn(`sandbox: webhook of ${payment_id} given up after ${attempts} calls: ${failure}`)
    await this.pool.query('DELETE FROM sandbox.webhook_calls WHERE id = $1', [id])
  }
}

/** Null when the webhook took it, else why not. */
async function post(url: string, paymentId: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ id: paymentId }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await response.body?.cancel()
    return response.ok ? null : `answered ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
