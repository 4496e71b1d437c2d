import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { lockFolio } from '../folios/folios.ts'
import type { Subject } from '../subjects/subject.ts'
import { type PaymentState, isLost } from './payment-state.ts'
import { PaymentAttempts } from './payment-attempts.ts'
import { type Payable, PaymentOwners } from './payment-owner.ts'
import { PaymentMethods } from './payment-methods.ts'
import { PaymentProvider } from './payment-provider.ts'
import { ProviderError } from './provider-error.ts'
import { openingRequest } from './provider-requests.ts'
import { webhookAddress } from './provider-address.ts'

/**
 * What came of opening an attempt. `not-payable`: nothing is open, or not any more. `unreachable`:
 * try again, with the same attempt.
 */
export type OpeningResult =
  | { ok: true; paymentUrl: string }
  | { ok: false; reason: 'unknown-attempt' | 'not-payable' }
  | {
      ok: false
      reason: 'unreachable' | 'refused'
      /** What the provider said, for who keeps it running. */
      words: string
    }

interface Attempt {
  id: string
  folio_id: string
  kind: string
  state: PaymentState
  amount_cents: number
  asked_method: string | null
  checkout_url: string | null
  /** The request that may have reached the provider already; null where none was sent. */
  sent: string | null
}

/** An attempt that was opened later than this after it was made is paid as much later, ms. */
const LATE_MS = 60_000

/**
 * Opens an attempt to pay at the provider. Called for the payer on the way to pay, and by the
 * booking's workflow for who did not go there or found the provider away; both at once is fine: the
 * attempt's id is the provider's idempotency key, and the answer is stored once.
 */
@Injectable()
export class PaymentOpening {
  private readonly underWay = new Map<string, Promise<OpeningResult>>()

  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly owners: PaymentOwners,
    private readonly attempts: PaymentAttempts,
    private readonly methods: PaymentMethods,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * The way to pay what is open: opens the newest attempt, or another one where that has ended or
   * was for another sum. The id of another kind of subject opens nothing. Never throws for what the
   * provider does.
   */
  async openNewest(subject: Subject): Promise<OpeningResult> {
    const newest = await this.load('p.folio_id = $1', subject.id)
    if (newest?.kind === subject.kind) {
      const opened = await this.once(newest)
      if (opened.ok || opened.reason !== 'not-payable') return opened
    }
    const begun = await this.attempts.begin(subject)
    return begun.ok ? this.open(begun.attemptId) : { ok: false, reason: 'not-payable' }
  }

  /** Idempotent. Never throws for what the provider does. */
  async open(attemptId: string): Promise<OpeningResult> {
    const attempt = await this.load('p.id = $1', attemptId)
    return attempt ? this.once(attempt) : { ok: false, reason: 'unknown-attempt' }
  }

  /** Calls for the same attempt that come while one is under way share its answer. */
  private once(attempt: Attempt): Promise<OpeningResult> {
    const known = this.underWay.get(attempt.id)
    if (known) return known
    const opening = this.openNow(attempt).finally(() => this.underWay.delete(attempt.id))
    this.underWay.set(attempt.id, opening)
    return opening
  }

  private async openNow(attempt: Attempt): Promise<OpeningResult> {
    const { state, checkout_url: paymentUrl } = attempt
    if (state === 'paid' || isLost(state)) return { ok: false, reason: 'not-payable' }
    const payable = await this.owners.of(attempt.kind).load(this.pool, attempt.folio_id)
    if (payable?.cents !== attempt.amount_cents) return { ok: false, reason: 'not-payable' }
    if (state === 'created') return this.create(attempt, payable)
    return paymentUrl === null ? { ok: false, reason: 'not-payable' } : { ok: true, paymentUrl }
  }

  private async create(attempt: Attempt, { description }: Payable): Promise<OpeningResult> {
    const { id: attemptId, folio_id: folioId, kind, amount_cents: amountCents } = attempt
    const { url: publicUrl } = this.address
    const returnPath = await this.owners.of(kind).returnPath(folioId)
    const order = {
      attemptId,
      subject: { kind, id: folioId },
      amountCents,
      description,
      redirectUrl: publicUrl + returnPath,
      webhookUrl: webhookAddress(this.environment, publicUrl),
    }
    try {
      let { sent } = attempt
      if (sent === null) {
        const methods = await this.methods.ofSum(amountCents, attempt.asked_method)
        if (methods.length === 0)
          return { ok: false, reason: 'refused', words: `nothing takes ${amountCents} cents` }
        sent = await this.keepSent(attemptId, openingRequest({ ...order, methods }))
        if (sent === null) {
          // Another process has opened it meanwhile, or it was deleted with its order. Not by `open`:
          // that would wait for this very call.
          const current = await this.load('p.id = $1', attemptId)
          return current ? await this.openNow(current) : { ok: false, reason: 'not-payable' }
        }
      }
      const payment = await this.provider.create(attemptId, sent)
      return await this.store(attempt, payment.id, payment.checkoutUrl)
    } catch (error) {
      if (error instanceof ProviderError)
        return { ok: false, reason: error.reason, words: error.message }
      throw error
    }
  }

  /**
   * Kept before it is sent, so that each repetition sends the same, whoever repeats it and whatever
   * changed since: the provider refuses another request under the same key.
   *
   * @returns the request that was kept first; null where nothing is to be sent any more
   */
  private async keepSent(attemptId: string, request: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ sent: string }>(
      `UPDATE payments SET sent = coalesce(sent, $2) WHERE id = $1 AND state = 'created' RETURNING sent`,
      [attemptId, request],
    )
    return rows[0]?.sent ?? null
  }

  private async load(where: 'p.id = $1' | 'p.folio_id = $1', id: string): Promise<Attempt | null> {
    const { rows } = await this.pool.query<Attempt>(
      `SELECT p.id, p.folio_id, f.kind, p.state, p.amount_cents, p.asked_method, p.checkout_url, p.sent
       FROM payments p JOIN folios f ON f.id = p.folio_id WHERE ${where} ORDER BY p.created_at DESC, p.id LIMIT 1`,
      [id],
    )
    return rows[0] ?? null
  }

  /**
   * One statement, so that the timeline says 'payment-opened' exactly once whoever was first. Its
   * commit is not waited for on disk: what a power cut took would be asked of the provider again
   * with the same key, and answered the same.
   */
  private async store(
    { id: attemptId, folio_id: folioId, kind }: Attempt,
    providerId: string,
    checkoutUrl: string | null,
  ): Promise<OpeningResult> {
    const now = new Date(this.clock.now())
    const { rows } = await this.pool.query<{ late_ms: number }>({
      name: 'payment-opened',
      text: `WITH quickly AS (SELECT set_config('synchronous_commit', 'off', true)),
       opened AS (
         UPDATE payments SET provider_id = $2, checkout_url = $3, state = 'open', sent = NULL, updated_at = $4 FROM quickly WHERE id = $1 AND state = 'created'
         RETURNING folio_id, amount_cents, round(extract(epoch FROM $4 - created_at) * 1000)::float8 AS late_ms),
       noted AS (
         INSERT INTO events (subject_kind, subject_id, kind, at, data)
         SELECT $5, folio_id, 'payment-opened', $4, jsonb_build_object('cents', amount_cents) FROM opened)
       SELECT late_ms FROM opened`,
      values: [attemptId, providerId, checkoutUrl, now, kind],
    })
    const lateMs = rows[0]?.late_ms ?? 0
    const owner = this.owners.of(kind)
    if (lateMs > LATE_MS)
      await inTransaction(this.pool, async (client) => {
        await lockFolio(client, folioId)
        await owner.prolong(client, folioId)
      })
    this.notifier.say('changed', JSON.stringify({ noun: owner.noun, id: folioId }))
    return checkoutUrl
      ? { ok: true, paymentUrl: checkoutUrl }
      : { ok: false, reason: 'not-payable' }
  }
}
