import { randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { Pool, type PoolClient } from 'pg'
import { z } from 'zod'
import { languages } from '../../rules/texts/languages.ts'
import { textOf } from '../../rules/texts/words.ts'
import { addressIn } from '../../screens/page-language.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { languageOf } from '../environment/language.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { logUnforeseen } from '../errors/error-filter.ts'
import { guestLanguageOf, lockFolio } from '../folios/folios.ts'
import { type Subject, tellOutbox } from '../subjects/events.ts'
import { PaymentMethods } from './payment-methods.ts'
import { type Payable, PaymentOwners } from './payment-owner.ts'
import { PaymentProvider, openingRequest, webhookAddress } from './payment-provider.ts'
import { type Payment, isLost, keepsUntilOf, loadPayment } from './payment.ts'
import { ProviderError } from './provider-answers.ts'

/** An attempt that can be paid, and until when; null where nothing ends. */
export type AttemptResult =
  | { ok: true; attemptId: string; number: string; until: Date | null }
  | { ok: false; reason: 'not-found' | 'booking-not-payable' }

/**
 * What came of opening an attempt. `not-payable`: nothing is open, or not any more. `unreachable`:
 * try again, with the same attempt. `words` are the provider's, for who keeps it running.
 */
export type OpeningResult =
  | { ok: true; paymentUrl: string }
  | { ok: false; reason: 'not-payable' }
  | { ok: false; reason: 'unreachable' | 'refused'; words: string }

const NOT_PAYABLE = { ok: false, reason: 'not-payable' } as const

/** An attempt that was opened later than this after it was made is paid as much later, ms. */
const LATE_MS = 60_000

/**
 * Attempts to pay what is open on a folio: the first of what staff entered unpaid, another one after
 * one that failed, was cancelled or ran out. Each is opened at the provider for the payer on the way to
 * pay, or by the workflow for who did not go there or found the provider away; both at once is fine:
 * the attempt's id is the provider's idempotency key, and the answer is stored once.
 */
@Injectable()
export class PaymentAttempts {
  private readonly underWay = new Map<string, Promise<OpeningResult>>()

  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly owners: PaymentOwners,
    private readonly methods: PaymentMethods,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly address: PublicAddress,
    private readonly inForce: WordsInForce,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Makes an attempt where there is none that can still be paid; two clicks at once share one new
   * attempt, because the folio is locked.
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
    const last = await loadPayment(this.pool, 'folio_id', subject.id)
    const unsuccessful = last && (await this.isUnsuccessfulByNow(last)) ? last.id : null
    const begun = await inTransaction(this.pool, (client) =>
      this.beginIn(client, subject, method, unsuccessful),
    )
    if (!begun) return { ok: false, reason: 'booking-not-payable' }
    this.notifier.say('outbox')
    return { ok: true, number, ...begun }
  }

  /**
   * The way to pay what is open: opens the newest attempt, or another one where that has ended or
   * was for another sum. The id of another kind of subject opens nothing. Never throws for what the
   * provider does.
   */
  async openNewest(subject: Subject): Promise<OpeningResult> {
    const newest = await loadPayment(this.pool, 'folio_id', subject.id)
    if (newest?.kind === subject.kind) {
      const opened = await this.once(newest)
      if (opened.ok || opened.reason !== 'not-payable') return opened
    }
    const begun = await this.begin(subject)
    return begun.ok ? this.open(begun.attemptId) : NOT_PAYABLE
  }

  /**
   * Where a browser on the way to pay goes, with a guest before it: on to the provider's page, or to how
   * the order stands where that cannot be (yet). Who only looks (HEAD), a scanner of mail or a checker of
   * links, opens no payment: nobody stands there to pay it. They get the answer that can be had without,
   * and not a 405, so that the link is not taken for broken. Never throws.
   *
   * @param unreadPath where the browser is led, in its own language, without a look at the order: who
   *   only looks, an id that is none, and when anything goes wrong
   */
  async wayToPay(
    subject: Subject,
    unreadPath: string,
    request: FastifyRequest,
  ): Promise<{ url: string }> {
    const { url } = this.address
    const unread = { url: url + addressIn(languageOf(request), unreadPath) }
    const { kind, id } = subject
    try {
      if (request.method === 'HEAD' || !z.uuid().safeParse(id).success) return unread
      const opened = await this.openNewest(subject)
      if (opened.ok) return { url: opened.paymentUrl }
      const language = await guestLanguageOf(this.pool, id)
      return { url: url + (await this.owners.of(kind).returnPath(id, language)) }
    } catch (error) {
      logUnforeseen(error, request)
      return unread
    }
  }

  /** Idempotent. Never throws for what the provider does. */
  async open(attemptId: string): Promise<OpeningResult> {
    const attempt = await loadPayment(this.pool, 'id', attemptId)
    return attempt ? this.once(attempt) : NOT_PAYABLE
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
    const { rows } = await this.pool.query<Subject>(
      `WITH failed AS (UPDATE payments SET state = 'failed', sent = NULL, updated_at = $2 WHERE id = $1 AND state = 'created' RETURNING folio_id, amount_cents)
       INSERT INTO events (subject_kind, subject_id, kind, at, by, data)
       SELECT f.kind, f.id, 'payment-failed', $2, 'provider', jsonb_build_object('reason', 'refused', 'cents', amount_cents)
       FROM failed JOIN folios f ON f.id = failed.folio_id
       RETURNING subject_id AS id, subject_kind AS kind`,
      [attemptId, this.now()],
    )
    if (rows[0]) this.changed(rows[0])
  }

  /**
   * Whether the provider refused to open the last attempt, and another one may be made: what was in
   * the way may be gone.
   */
  async wasRefused({ kind, id }: Subject): Promise<boolean> {
    const last = await loadPayment(this.pool, 'folio_id', id)
    if (last?.state !== 'failed' || last.providerId !== null) return false
    return (await this.owners.of(kind).load(this.pool, id)) !== null
  }

  /**
   * Another attempt in the transaction of `client`, which the workflow opens.
   *
   * @returns false where there is one already that can still be paid; null where nothing may be
   * paid for the folio, or there is none
   */
  async beginAnother(client: PoolClient, folio: Subject): Promise<boolean | null> {
    const last = await loadPayment(client, 'folio_id', folio.id)
    if (!last) return null
    const begun = await this.beginIn(client, folio, null, null)
    return begun && begun.attemptId !== last.id
  }

  private async beginIn(
    client: PoolClient,
    folio: Subject,
    method: string | null,
    unsuccessful: string | null,
  ): Promise<{ attemptId: string; until: Date | null } | null> {
    await lockFolio(client, folio.id)
    const owner = this.owners.of(folio.kind)
    const payable = await owner.load(client, folio.id)
    if (!payable) return null
    const last = await loadPayment(client, 'folio_id', folio.id)
    const canBePaid =
      last &&
      last.id !== unsuccessful &&
      last.state !== 'paid' &&
      !isLost(last.state) &&
      last.amountCents === payable.cents
    const asBefore = { attemptId: last?.id ?? '', until: payable.until }
    const isAsked = method === null || method === last?.askedMethod
    if (canBePaid && (isAsked || (await this.isChanged(client, last.id, method)))) return asBefore
    const isOver = payable.until !== null && payable.until.getTime() <= this.clock.now()
    if (isOver) return canBePaid ? asBefore : null
    const until = await owner.prolong(client, folio.id)
    const attemptId = randomUUID()
    const chosen = method ?? last?.askedMethod ?? null
    // Always later than the last one, also by a clock that stands still: which attempt is the
    // newest decides what the payer sees.
    await client.query(
      `INSERT INTO payments (id, folio_id, amount_cents, asked_method, state, created_at, updated_at)
       SELECT $1, $2, $3, $5, 'created', greatest($4, max(created_at) + interval '1 millisecond'), $4 FROM payments WHERE folio_id = $2`,
      [attemptId, folio.id, payable.cents, this.now(), chosen],
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
  private async isUnsuccessfulByNow({ state, providerId }: Payment): Promise<boolean> {
    if (isLost(state)) return true
    if (providerId === null || state === 'paid') return false
    try {
      const seen = await this.provider.find(providerId)
      return seen !== null && isLost(seen.state)
    } catch (error) {
      if (error instanceof ProviderError) return false
      throw error
    }
  }

  /** Calls for the same attempt that come while one is under way share its answer. */
  private once(attempt: Payment): Promise<OpeningResult> {
    const known = this.underWay.get(attempt.id)
    if (known) return known
    const opening = this.openNow(attempt).finally(() => this.underWay.delete(attempt.id))
    this.underWay.set(attempt.id, opening)
    return opening
  }

  private async openNow(attempt: Payment): Promise<OpeningResult> {
    const { folioId, kind, state, amountCents, checkoutUrl } = attempt
    if (state === 'paid' || isLost(state)) return NOT_PAYABLE
    const payable = await this.owners.of(kind).load(this.pool, folioId)
    if (payable?.cents !== amountCents) return NOT_PAYABLE
    return state === 'created' ? this.create(attempt, payable) : leadsTo(checkoutUrl)
  }

  private async create(attempt: Payment, payable: Payable): Promise<OpeningResult> {
    try {
      const sent = attempt.sent ?? (await this.keepSent(attempt, payable))
      if (sent !== null) return await this.store(attempt, sent)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      return { ok: false, reason: error.reason, words: error.message }
    }
    // Another process has opened it meanwhile, or it was deleted with its order. Not by `open`: that
    // would wait for this very call.
    const current = await loadPayment(this.pool, 'id', attempt.id)
    return current ? this.openNow(current) : NOT_PAYABLE
  }

  /**
   * Kept before it is sent, so that each repetition sends the same, whoever repeats it and whatever
   * changed since: the provider refuses another request under the same key.
   *
   * @returns the request that was kept first; null where nothing is to be sent any more
   */
  private async keepSent(
    { id: attemptId, folioId, kind, amountCents, askedMethod }: Payment,
    { description }: Payable,
  ): Promise<string | null> {
    const owner = this.owners.of(kind)
    const language = await guestLanguageOf(this.pool, folioId)
    const methods = await this.methods.ofSum(amountCents, askedMethod, language)
    if (methods.length === 0)
      throw new ProviderError('refused', `nothing takes ${amountCents} cents`)
    const { url } = this.address
    const request = openingRequest({
      attemptId,
      subject: { kind, id: folioId },
      amountCents,
      methods,
      locale: languages[language].locale,
      description: textOf(this.inForce.wordsIn(language), description),
      redirectUrl: url + (await owner.returnPath(folioId, language)),
      webhookUrl: webhookAddress(this.environment, url),
    })
    const { rows } = await this.pool.query<{ sent: string }>(
      `UPDATE payments SET sent = coalesce(sent, $2) WHERE id = $1 AND state = 'created' RETURNING sent`,
      [attemptId, request],
    )
    return rows[0]?.sent ?? null
  }

  /**
   * Opens it at the provider. What it answers is stored by one statement, so that the timeline says
   * 'payment-opened' exactly once whoever was first; where the session outlives the house's own hold,
   * in one transaction with what is kept as long. Its commit is not waited for on disk: what a power
   * cut took would be asked of the provider again with the same key, and answered the same.
   */
  private async store(attempt: Payment, sent: string): Promise<OpeningResult> {
    const { id, folioId, kind, createdAt } = attempt
    const { id: providerId, checkoutUrl, expiresAt } = await this.provider.create(id, sent)
    const at = this.now()
    const keepsUntil = keepsUntilOf(attempt, expiresAt, this.environment)
    const opened = {
      name: 'payment-opened',
      text: `WITH quickly AS (SELECT set_config('synchronous_commit', 'off', true)),
       opened AS (
         UPDATE payments SET provider_id = $2, checkout_url = $3, state = 'open', sent = NULL, updated_at = $4, keeps_until = $6
         FROM quickly WHERE id = $1 AND state = 'created' RETURNING folio_id, amount_cents)
       INSERT INTO events (subject_kind, subject_id, kind, at, data)
       SELECT $5, folio_id, 'payment-opened', $4, jsonb_build_object('cents', amount_cents) FROM opened`,
      values: [id, providerId, checkoutUrl, at, kind, keepsUntil],
    }
    if (keepsUntil === null && at.getTime() - createdAt.getTime() <= LATE_MS)
      await this.pool.query(opened)
    else
      await inTransaction(this.pool, async (client) => {
        await lockFolio(client, folioId)
        const { rowCount } = await client.query(opened)
        if (rowCount) await this.owners.of(kind).prolong(client, folioId)
      })
    this.changed({ kind, id: folioId })
    return leadsTo(checkoutUrl)
  }

  private changed({ kind, id }: Subject): void {
    this.notifier.publish(this.owners.of(kind).noun, id)
  }

  private now(): Date {
    return new Date(this.clock.now())
  }
}

const leadsTo = (paymentUrl: string | null): OpeningResult =>
  paymentUrl === null ? NOT_PAYABLE : { ok: true, paymentUrl }
