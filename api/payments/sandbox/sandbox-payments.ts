import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../database/open-database.ts'
import type { SandboxBack, SandboxPayment, SandboxStatus } from './sandbox-payment.ts'
import { CHARGED_BACK, COLUMNS, REFUNDED, paymentOf } from './sandbox-rows.ts'

/** What `POST /v2/payments` asks for, already checked. */
export interface SandboxOrder {
  amountCents: number
  description: string
  redirectUrl: string
  webhookUrl: string | null
  method: string | null
  metadata: unknown
}

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
  idempotencyKey: string
  request: string
}

/** A page of a list: so many, from the one with this id on; null: from the newest. */
export interface SandboxPage {
  limit: number
  from: string | null
}

/**
 * The sandbox's memory. Every change is one statement guarded by the state it expects, because
 * several API processes serve one sandbox.
 */
export class SandboxPayments {
  constructor(private readonly pool: Pool) {}

  /**
   * Opens a payment, or answers with the one this idempotency key opened before.
   *
   * @param once null where nobody asks twice
   * @returns null where the key was used for another request
   */
  async create(
    order: SandboxOrder,
    once: AskedOnce | null,
    now: Date,
    expiresAt: Date,
  ): Promise<SandboxPayment | null> {
    const id = newId('tr')
    await this.pool.query(
      `INSERT INTO sandbox.payments (id, idempotency_key, request, amount_cents, description, redirect_url, webhook_url, metadata, status, created_at, expires_at, method)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9, $10, $11) ON CONFLICT (idempotency_key) DO NOTHING`,
      [
        id,
        once?.idempotencyKey,
        once?.request,
        order.amountCents,
        order.description,
        order.redirectUrl,
        order.webhookUrl,
        JSON.stringify(order.metadata ?? null),
        now,
        expiresAt,
        order.method,
      ],
    )
    return this.one('p.id = $1 OR p.idempotency_key = $2 AND coalesce(p.request = $3, true)', [
      id,
      once?.idempotencyKey,
      once?.request,
    ])
  }

  /**
   * The payment as of `now`: one whose session ran out is expired, also when nobody looked in
   * between.
   */
  async find(id: string, now: Date): Promise<SandboxPayment | null> {
    const payment = await this.one('p.id = $1', [id])
    if (payment?.status !== 'open' || payment.expiresAt > now) return payment
    await this.end(id, 'expired', now)
    return this.one('p.id = $1', [id])
  }

  /** Ends an open payment and notes the webhook to call. False when it was not open any more. */
  async end(id: string, status: Exclude<SandboxStatus, 'open'>, now: Date): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `WITH ended AS (UPDATE sandbox.payments SET status = $2, ended_at = $3 WHERE id = $1 AND status = 'open' RETURNING id, webhook_url),
       called AS (INSERT INTO sandbox.webhook_calls (payment_id) SELECT id FROM ended WHERE webhook_url IS NOT NULL)
       SELECT id FROM ended`,
      [id, status, now],
    )
    return rowCount === 1
  }

  /** What the payer chooses on the hosted page, where nobody chose before. */
  async choose(id: string, method: string): Promise<void> {
    await this.pool.query(
      `UPDATE sandbox.payments SET method = $2 WHERE id = $1 AND method IS NULL AND status = 'open'`,
      [id, method],
    )
  }

  /** Ends every payment whose session ran out. */
  async expire(now: Date): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT id FROM sandbox.payments WHERE status = 'open' AND expires_at <= $1`,
      [now],
    )
    for (const { id } of rows) await this.end(id, 'expired', now)
  }

  /**
   * A part or all goes back, and the webhook to call is noted.
   *
   * @param once null where nobody asks twice
   * @returns `too-much`: more than is left, or nothing was paid; `key-used`: for another request
   */
  async goBack(
    paymentId: string,
    back: GoingBack,
    once: AskedOnce | null,
    now: Date,
  ): Promise<SandboxBack | 'too-much' | 'key-used'> {
    return inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ status: string; left: number }>(
        `SELECT status, amount_cents - ${REFUNDED} - ${CHARGED_BACK} AS left FROM sandbox.payments p WHERE id = $1 FOR UPDATE`,
        [paymentId],
      )
      const known = await client.query<SandboxBack & { request: string | null }>(
        `SELECT ${BACK}, metadata, request FROM sandbox.refunds WHERE idempotency_key = $1`,
        [once?.idempotencyKey],
      )
      if (known.rows[0]) {
        const { request, ...wentBack } = known.rows[0]
        return request === null || request === once?.request ? wentBack : 'key-used'
      }
      const { amountCents } = back
      if (rows[0]?.status !== 'paid' || rows[0].left < amountCents) return 'too-much'
      const id = await insertWentBack(client, paymentId, back, once, now)
      await client.query(
        'INSERT INTO sandbox.webhook_calls (payment_id) SELECT id FROM sandbox.payments WHERE id = $1 AND webhook_url IS NOT NULL',
        [paymentId],
      )
      return { id, paymentId, amountCents, createdAt: now, metadata: back.metadata ?? null }
    })
  }

  /** The payer's bank gives back all that it took, and the webhook to call is noted. */
  async reverse(paymentId: string, now: Date): Promise<void> {
    await this.pool.query(
      `WITH reversed AS (UPDATE sandbox.chargebacks SET reversed_at = $2 WHERE payment_id = $1 AND reversed_at IS NULL RETURNING payment_id)
       INSERT INTO sandbox.webhook_calls (payment_id) SELECT id FROM sandbox.payments WHERE id IN (SELECT payment_id FROM reversed) AND webhook_url IS NOT NULL`,
      [paymentId, now],
    )
  }

  private async one(where: string, values: unknown[]): Promise<SandboxPayment | null> {
    const { rows } = await this.pool.query(
      `SELECT ${COLUMNS} FROM sandbox.payments p WHERE ${where}`,
      values,
    )
    return rows[0] ? paymentOf(rows[0]) : null
  }

  /** The payments, the newest first, and the id that the next page begins with. */
  async newest(page: SandboxPage): Promise<{ items: SandboxPayment[]; next: string | null }> {
    const { rows } = await this.pool.query(
      `SELECT ${COLUMNS} FROM sandbox.payments p
       WHERE $1::text IS NULL OR (p.created_at, p.id) <= (SELECT created_at, id FROM sandbox.payments WHERE id = $1)
       ORDER BY p.created_at DESC, p.id DESC LIMIT $2`,
      [page.from, page.limit + 1],
    )
    return pageOf(rows.map(paymentOf), page)
  }

  /** The refunds or chargebacks of all payments, as `newest`. */
  async newestBack(
    table: 'refunds' | 'chargebacks',
    page: SandboxPage,
  ): Promise<{ items: SandboxBack[]; next: string | null }> {
    const { rows } = await this.pool.query<SandboxBack>(
      `SELECT ${BACK}, ${table === 'refunds' ? 'metadata' : 'reversed_at AS "reversedAt"'} FROM sandbox.${table}
       WHERE $1::text IS NULL OR (created_at, id) <= (SELECT created_at, id FROM sandbox.${table} WHERE id = $1)
       ORDER BY created_at DESC, id DESC LIMIT $2`,
      [page.from, page.limit + 1],
    )
    return pageOf(rows, page)
  }
}

/** What is read of money that went back. */
const BACK =
  'id, payment_id AS "paymentId", amount_cents AS "amountCents", created_at AS "createdAt"'

function pageOf<Item extends { id: string }>(rows: Item[], { limit }: SandboxPage) {
  return { items: rows.slice(0, limit), next: rows[limit]?.id ?? null }
}

/** @returns the id of the refund or chargeback */
async function insertWentBack(
  client: PoolClient,
  paymentId: string,
  { by, amountCents, description, metadata = null }: GoingBack,
  once: AskedOnce | null,
  now: Date,
): Promise<string> {
  if (by === 'chargeback') {
    const id = newId('chb')
    await client.query(
      'INSERT INTO sandbox.chargebacks (id, payment_id, amount_cents, created_at) VALUES ($1, $2, $3, $4)',
      [id, paymentId, amountCents, now],
    )
    return id
  }
  const id = newId('re')
  await client.query(
    'INSERT INTO sandbox.refunds (id, payment_id, idempotency_key, request, amount_cents, description, created_at, metadata) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    [
      id,
      paymentId,
      once?.idempotencyKey,
      once?.request,
      amountCents,
      description,
      now,
      JSON.stringify(metadata),
    ],
  )
  return id
}

/** An id as Mollie makes them: a prefix and ten letters and digits that cannot be guessed. */
function newId(prefix: 'tr' | 're' | 'chb'): string {
  const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'
  return `${prefix}_${Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('')}`
}
