import { randomBytes } from 'node:crypto'
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { inTransaction } from '../../database/open-database.ts'
import { Clock } from '../../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../../environment/environment.ts'
import { PublicAddress } from '../../environment/public-address.ts'
import {
  type SandboxBack,
  type SandboxPayment,
  type SandboxStatus,
  SANDBOX_SESSIONS,
} from './sandbox-payment.ts'
import { log } from '../../telemetry/log.ts'

/** What `POST /v2/payments` asks for, already checked. */
export type SandboxOrder = Pick<
  SandboxPayment,
  'amountCents' | 'description' | 'redirectUrl' | 'webhookUrl' | 'method' | 'metadata'
>

/** Money that goes back to the payer: the shop pays it back, or the payer's bank takes it. */
export interface GoingBack {
  by: 'refund' | 'chargeback'
  amountCents: number
  description: string
  /** What the shop wants back with a refund. */
  metadata?: unknown
}

/** The name of what is asked: asked twice, done once. `request` is all that was asked under it. */
export interface AskedOnce {
  idempotencyKey?: string | undefined
  request?: string
}

/** What each list has. */
export interface SandboxLists {
  payments: SandboxPayment
  refunds: SandboxBack
  chargebacks: SandboxBack
}

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

/** How often calls that failed and sessions that ran out are looked for, ms. */
const ROUND_MS = 1_000

/** What the shop paid back of a payment `p`, cents; and what its payer's bank took and has. */
const REFUNDED = `(SELECT coalesce(sum(r.amount_cents), 0)::int FROM sandbox.refunds r WHERE r.payment_id = p.id)`
const CHARGED_BACK = `(SELECT coalesce(sum(c.amount_cents), 0)::int FROM sandbox.chargebacks c WHERE c.payment_id = p.id AND c.reversed_at IS NULL)`

/** What can still go back of it, cents; nothing of one that was not paid. */
const LEFT = `(CASE p.status WHEN 'paid' THEN p.amount_cents - ${REFUNDED} - ${CHARGED_BACK} ELSE 0 END)`

const BACK = `p.id, p.payment_id AS "paymentId", p.amount_cents AS "amountCents", p.created_at AS "createdAt"`

const backs = (table: string, more: string) =>
  `(SELECT coalesce(json_agg(json_build_object('id', b.id, 'paymentId', b.payment_id, 'amountCents', b.amount_cents,
      'createdAt', b.created_at, ${more}) ORDER BY b.created_at, b.id), '[]') FROM sandbox.${table} b WHERE b.payment_id = p.id)`

/** What is read of each list's `p`. */
const COLUMNS: Record<keyof SandboxLists, string> = {
  payments: `p.id, p.status, p.amount_cents AS "amountCents", p.description, p.redirect_url AS "redirectUrl", p.webhook_url AS "webhookUrl",
    p.method, p.metadata, p.created_at AS "createdAt", p.expires_at AS "expiresAt",
    ${REFUNDED} AS "refundedCents", ${CHARGED_BACK} AS "chargedBackCents", ${LEFT} AS "leftCents",
    ${backs('refunds', `'metadata', b.metadata`)} AS refunds, ${backs('chargebacks', `'reversedAt', b.reversed_at`)} AS chargebacks`,
  refunds: `${BACK}, p.metadata`,
  chargebacks: `${BACK}, p.reversed_at AS "reversedAt"`,
}

/**
 * The sandbox provider: what Mollie's test mode does, without Mollie. Knows nothing of bookings. Every
 * change is one statement guarded by the state it expects, because several API processes serve one
 * sandbox.
 */
@Injectable()
export class Sandbox implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined
  private readonly rounds = new Set<Promise<void>>()

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** The public address of the sandbox: the hosted page lives below it. */
  get root(): string {
    return `${this.address.url}/sandbox`
  }

  /**
   * Opens a payment, or answers with the one this idempotency key opened before.
   *
   * @returns null where the key was used for another request
   */
  async create(order: SandboxOrder, once: AskedOnce): Promise<SandboxPayment | null> {
    const id = newId('tr')
    const { amountCents, description, redirectUrl, webhookUrl, method, metadata } = order
    const key = [id, once.idempotencyKey, once.request]
    const fields = [amountCents, description, redirectUrl, webhookUrl, method]
    const minutes = SANDBOX_SESSIONS[method ?? ''] ?? this.environment.paymentSessionMinutes
    await this.pool.query(
      `INSERT INTO sandbox.payments (id, idempotency_key, request, amount_cents, description, redirect_url, webhook_url, method, metadata, status, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', $10, $10::timestamptz + make_interval(mins => $11)) ON CONFLICT (idempotency_key) DO NOTHING`,
      [...key, ...fields, JSON.stringify(metadata ?? null), this.now(), minutes],
    )
    return this.one('p.id = $1 OR p.idempotency_key = $2 AND coalesce(p.request = $3, true)', key)
  }

  /** The payment as of now: one whose session ran out is expired, also when nobody looked before. */
  async find(id: string): Promise<SandboxPayment | null> {
    const payment = await this.one('p.id = $1', [id])
    if (payment?.status !== 'open' || payment.expiresAt > this.now()) return payment
    await this.expire()
    return this.one('p.id = $1', [id])
  }

  /**
   * The newest of a list first; one more than the page has where another page follows.
   *
   * @param page at most so many, from the one with this id on; null: from the newest
   */
  async newest<List extends keyof SandboxLists>(
    list: List,
    { from, limit }: { from: string | null; limit: number },
  ): Promise<SandboxLists[List][]> {
    const { rows } = await this.pool.query<SandboxLists[List]>(
      `SELECT ${COLUMNS[list]} FROM sandbox.${list} p
       WHERE $1::text IS NULL OR (p.created_at, p.id) <= (SELECT created_at, id FROM sandbox.${list} WHERE id = $1)
       ORDER BY p.created_at DESC, p.id DESC LIMIT $2`,
      [from, limit + 1],
    )
    return rows
  }

  /**
   * A part or all of a payment goes back: asked for by the shop, or done at the provider, by its owner
   * or the payer's bank. As with Mollie the webhook says so either way.
   *
   * @returns `too-much`: more than is left, or nothing; `key-used`: for another request
   */
  async goBack(
    paymentId: string,
    back: GoingBack,
    once: AskedOnce = {},
  ): Promise<SandboxBack | 'too-much' | 'key-used'> {
    const wentBack = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ left: number }>(
        `SELECT ${LEFT} AS left FROM sandbox.payments p WHERE id = $1 FOR UPDATE`,
        [paymentId],
      )
      const known = await client.query<SandboxBack & { isSame: boolean }>(
        `SELECT ${COLUMNS.refunds}, coalesce(p.request = $2, true) AS "isSame" FROM sandbox.refunds p WHERE idempotency_key = $1`,
        [once.idempotencyKey, once.request],
      )
      if (known.rows[0]) return known.rows[0].isSame ? known.rows[0] : 'key-used'
      if (back.amountCents < 1 || back.amountCents > (rows[0]?.left ?? 0)) return 'too-much'
      const entered = await insertWentBack(client, paymentId, back, once, this.now())
      await client.query(
        'INSERT INTO sandbox.webhook_calls (payment_id) SELECT id FROM sandbox.payments WHERE id = $1 AND webhook_url IS NOT NULL',
        [paymentId],
      )
      return entered
    })
    if (typeof wentBack === 'object') this.lookRound()
    return wentBack
  }

  /** The payer's bank gives back all that it took of a payment. */
  async reverse(paymentId: string): Promise<void> {
    await this.pool.query(
      `WITH reversed AS (UPDATE sandbox.chargebacks SET reversed_at = $2 WHERE payment_id = $1 AND reversed_at IS NULL RETURNING payment_id)
       INSERT INTO sandbox.webhook_calls (payment_id) SELECT id FROM sandbox.payments WHERE id IN (SELECT payment_id FROM reversed) AND webhook_url IS NOT NULL`,
      [paymentId, this.now()],
    )
    this.lookRound()
  }

  /**
   * The guest's choice on the hosted page. The webhook goes out on its own: the guest does not wait
   * for it, as with Mollie.
   *
   * @param method what they pay with, where they had not chosen before
   */
  async choose(id: string, status: Exclude<SandboxStatus, 'open'>, method: string): Promise<void> {
    await this.expire()
    await this.end(status, 'id = $3', id, method)
    this.lookRound()
  }

  /** Starts looking for sessions that ran out and webhooks to call. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.lookRound(), ROUND_MS)
    this.timer.unref()
  }

  /** Resolves when nothing is under way any more: the database may be closed then. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all(this.rounds)
  }

  private lookRound(): void {
    const round = this.round().finally(() => this.rounds.delete(round))
    this.rounds.add(round)
  }

  private async round(): Promise<void> {
    try {
      await this.expire()
      await this.callDue()
    } catch {
      // The database is away: the next round comes in a second, and nothing is lost.
    }
  }

  /**
   * Makes every webhook call that is due, as Mollie does: only `id=tr_…`, form-urlencoded, again after a
   * while when the answer is not 2xx. What is still to be called is in PostgreSQL: each call is claimed
   * by one process, and is due again after its time limit, also where that process ended.
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

  /** Ends every payment whose session ran out. */
  private expire(): Promise<void> {
    return this.end('expired', 'expires_at <= $3', this.now())
  }

  /** Ends open payments and notes the webhooks to call. */
  private async end(
    status: Exclude<SandboxStatus, 'open'>,
    which: 'id = $3' | 'expires_at <= $3',
    value: string | Date,
    method: string | null = null,
  ): Promise<void> {
    await this.pool.query(
      `WITH ended AS (UPDATE sandbox.payments SET status = $1, ended_at = $2, method = coalesce(method, $4) WHERE status = 'open' AND ${which} RETURNING id, webhook_url)
       INSERT INTO sandbox.webhook_calls (payment_id) SELECT id FROM ended WHERE webhook_url IS NOT NULL`,
      [status, this.now(), value, method],
    )
  }

  private async one(where: string, values: unknown[]): Promise<SandboxPayment | null> {
    const { rows } = await this.pool.query<SandboxPayment>(
      `SELECT ${COLUMNS.payments} FROM sandbox.payments p WHERE ${where}`,
      values,
    )
    return rows[0] ?? null
  }

  private now(): Date {
    return new Date(this.clock.now())
  }
}

async function insertWentBack(
  client: PoolClient,
  paymentId: string,
  { by, amountCents, description, metadata = null }: GoingBack,
  once: AskedOnce,
  createdAt: Date,
): Promise<SandboxBack> {
  const id = newId(by === 'chargeback' ? 'chb' : 're')
  const back = [id, paymentId, amountCents, createdAt]
  if (by === 'chargeback')
    await client.query(
      'INSERT INTO sandbox.chargebacks (id, payment_id, amount_cents, created_at) VALUES ($1, $2, $3, $4)',
      back,
    )
  else
    await client.query(
      'INSERT INTO sandbox.refunds (id, payment_id, amount_cents, created_at, idempotency_key, request, description, metadata) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [...back, once.idempotencyKey, once.request, description, JSON.stringify(metadata)],
    )
  return { id, paymentId, amountCents, createdAt, metadata }
}

/** An id as Mollie makes them: a prefix and letters and digits that cannot be guessed. */
function newId(prefix: 'tr' | 're' | 'chb'): string {
  const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'
  return `${prefix}_${Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('')}`
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
