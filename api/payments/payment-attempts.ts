import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { lockFolio } from '../folios/folios.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import type { Subject } from '../subjects/subject.ts'
import { PaymentOwners } from './payment-owner.ts'
import { isLost, type PaymentState } from './payment-state.ts'
import { PaymentProvider } from './payment-provider.ts'
import { ProviderError } from './provider-error.ts'

/** An attempt that can be paid, and until when; null where nothing ends. */
export type AttemptResult =
  | { ok: true; attemptId: string; number: string; until: Date | null }
  | { ok: false; reason: 'not-found' | 'booking-not-payable' }

interface LastAttempt {
  id: string
  state: PaymentState
  amount_cents: number
  asked_method: string | null
  provider_id: string | null
}

/**
 * Makes an attempt to pay what is open, where there is none that can still be paid: the first of
 * what staff entered unpaid, another one after one that failed, was cancelled or ran out. It is
 * opened on the way to it.
 */
@Injectable()
export class PaymentAttempts {
  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly owners: PaymentOwners,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * An attempt that can still be paid is left as it is; two clicks at once share one new attempt,
   * because the folio is locked.
   *
   * @param subject what is paid; where the folio of that id is of another kind, nothing is
   * @param method what the payer chose now, by the provider's name; null: as it was chosen before
   */
  async begin(subject: Subject, method: string | null = null): Promise<AttemptResult> {
    const { rows } = await this.pool.query<{ number: string }>(
      'SELECT number FROM folios WHERE id = $1 AND kind = $2',
      [subject.id, subject.kind],
    )
    if (!rows[0]) return { ok: false, reason: 'not-found' }
    const { number } = rows[0]
    const last = await this.lastAttempt(this.pool, subject.id)
    const unsuccessful = last && (await this.isUnsuccessfulByNow(last)) ? last.id : null
    const begun = await inTransaction(this.pool, (client) =>
      this.beginIn(client, subject, method, unsuccessful),
    )
    if (!begun) return { ok: false, reason: 'booking-not-payable' }
    this.notifier.say('outbox')
    return { ok: true, number, ...begun }
  }

  /** The attempts of a folio that nobody has opened at the provider yet, oldest first. */
  async unopened(folioId: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT id FROM payments WHERE folio_id = $1 AND state = 'created' ORDER BY created_at`,
      [folioId],
    )
    return rows.map(({ id }) => id)
  }

  /**
   * The provider understood and said no: asking again would not help, the payer may try another
   * attempt. An attempt that was opened meanwhile is left as it is.
   */
  async refused(attemptId: string): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; kind: string }>(
      `WITH failed AS (UPDATE payments SET state = 'failed', sent = NULL, updated_at = $2 WHERE id = $1 AND state = 'created' RETURNING folio_id, amount_cents)
       INSERT INTO events (subject_kind, subject_id, kind, at, by, data)
       SELECT f.kind, f.id, 'payment-failed', $2, 'provider', jsonb_build_object('reason', 'refused', 'cents', amount_cents)
       FROM failed JOIN folios f ON f.id = failed.folio_id
       RETURNING subject_id AS id, subject_kind AS kind`,
      [attemptId, new Date(this.clock.now())],
    )
    if (!rows[0]) return
    const { id, kind } = rows[0]
    this.notifier.say('changed', JSON.stringify({ noun: this.owners.of(kind).noun, id }))
  }

  /**
   * Whether the provider refused to open the last attempt, and another one may be made: what was in
   * the way may be gone.
   */
  async wasRefused(folio: { kind: string; id: string }): Promise<boolean> {
    const last = await this.lastAttempt(this.pool, folio.id)
    if (last?.state !== 'failed' || last.provider_id !== null) return false
    return (await this.owners.of(folio.kind).load(this.pool, folio.id)) !== null
  }

  /**
   * Another attempt in the transaction of `client`, which the workflow opens.
   *
   * @returns false where there is one already that can still be paid; null where nothing may be
   * paid for the folio, or there is none
   */
  async beginAnother(
    client: PoolClient,
    folio: { kind: string; id: string },
  ): Promise<boolean | null> {
    const last = await this.lastAttempt(client, folio.id)
    if (!last) return null
    const begun = await this.beginIn(client, folio, null, null)
    return begun && begun.attemptId !== last.id
  }

  private async beginIn(
    client: PoolClient,
    folio: { kind: string; id: string },
    method: string | null,
    unsuccessful: string | null,
  ): Promise<{ attemptId: string; until: Date | null } | null> {
    await lockFolio(client, folio.id)
    const owner = this.owners.of(folio.kind)
    const payable = await owner.load(client, folio.id)
    if (!payable) return null
    const last = await this.lastAttempt(client, folio.id)
    const canBePaid =
      last &&
      last.id !== unsuccessful &&
      last.state !== 'paid' &&
      !isLost(last.state) &&
      last.amount_cents === payable.cents
    const asBefore = { attemptId: last?.id ?? '', until: payable.until }
    const isAsked = method === null || method === last?.asked_method
    if (canBePaid && (isAsked || (await this.isChanged(client, last.id, method)))) return asBefore
    const isOver = payable.until !== null && payable.until.getTime() <= this.clock.now()
    if (isOver) return canBePaid ? asBefore : null
    const until = await owner.prolong(client, folio.id)
    const attemptId = randomUUID()
    // Always later than the last one, also by a clock that stands still: which attempt is the
    // newest decides what the payer sees.
    await client.query(
      `INSERT INTO payments (id, folio_id, amount_cents, asked_method, state, created_at, updated_at)
       SELECT $1, $2, $3, $5, 'created', greatest($4, max(created_at) + interval '1 millisecond'), $4 FROM payments WHERE folio_id = $2`,
      [
        attemptId,
        folio.id,
        payable.cents,
        new Date(this.clock.now()),
        method ?? last?.asked_method ?? null,
      ],
    )
    await tellOutbox(client, folio, 'payment-changed')
    return { attemptId, until }
  }

  /**
   * Another choice for an attempt that nobody has opened yet; false where it is open already, or may
   * be: the provider was asked and has not answered.
   */
  private async isChanged(client: PoolClient, attemptId: string, method: string): Promise<boolean> {
    const { rowCount } = await client.query(
      `UPDATE payments SET asked_method = $2 WHERE id = $1 AND state = 'created' AND sent IS NULL`,
      [attemptId, method],
    )
    return rowCount === 1
  }

  /**
   * Asks the provider when PostgreSQL does not know yet: the webhook may still wait for the
   * workflow. Only read here, applied there.
   */
  private async isUnsuccessfulByNow(attempt: LastAttempt): Promise<boolean> {
    if (isLost(attempt.state)) return true
    if (attempt.provider_id === null || attempt.state === 'paid') return false
    try {
      const seen = await this.provider.find(attempt.provider_id)
      return seen !== null && isLost(seen.state)
    } catch (error) {
      if (error instanceof ProviderError) return false
      throw error
    }
  }

  private async lastAttempt(on: Pool | PoolClient, folioId: string): Promise<LastAttempt | null> {
    const { rows } = await on.query<LastAttempt>(
      'SELECT id, state, amount_cents, asked_method, provider_id FROM payments WHERE folio_id = $1 ORDER BY created_at DESC, id LIMIT 1',
      [folioId],
    )
    return rows[0] ?? null
  }
}
