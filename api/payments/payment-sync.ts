import { Inject, Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Outdated } from '../database/outdated.ts'
import { isDeadlock, triedAgain } from '../database/tried-again.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { addEntry, lockFolio } from '../folios/folios.ts'
import { addEvent, tellOutbox } from '../subjects/events.ts'
import { paymentsMoved } from '../telemetry/metrics.ts'
import { noteWork } from '../telemetry/work.ts'
import { decideRefunds } from './refund-standing.ts'
import { enterChargebacks, enterRefunds } from './enter-went-back.ts'
import { PaymentOwners } from './payment-owner.ts'
import { PaymentProvider } from './payment-provider.ts'
import {
  type OpenedPayment,
  type Payment,
  isLost,
  isUnderWay,
  keepsUntilOf,
  movesForward,
  PAYMENT,
  loadPayment,
} from './payment.ts'
import { providerAmount } from './provider-amount.ts'
import { type ProviderPayment, paymentAnswer, ProviderError } from './provider-answers.ts'

/**
 * How long a payment that the provider says it does not know is asked for after it was opened, or
 * was last heard of, ms; then it counts as expired. A day, because a session that keeps a room and
 * a payment under way at a bank end within hours, and money that came all the same would count; and
 * not at once, because a provider that restores its data, or a key that was mistaken for a while,
 * looks the same.
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

/** A payment of a folio that the provider may have news of. */
interface Asked extends OpenedPayment {
  /** How often the provider has called and nobody has looked; null where it has not. */
  times: number | null
}

/**
 * Asks the provider for the state of a folio's payments and applies it, once, whatever the order and
 * number of events that led here: what came in and what went back become entries of the folio. A
 * webhook ends here, and so does news that `PaymentWatch` found.
 */
@Injectable()
export class PaymentSync {
  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly owners: PaymentOwners,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'paymentSessionMinutes'>,
  ) {}

  /** Whether what the provider answers of a payment moves it forward, or its session's end. */
  isNews(known: Payment, seen: ProviderPayment): boolean {
    return movesForward(known.state, seen.state) || this.laterEnd(known, seen) !== null
  }

  /**
   * Until when a payment that is open keeps what it pays for, where that is later than was known: its
   * payer may choose a way to pay at the provider. Null where it is not.
   */
  private laterEnd(known: Payment, seen: ProviderPayment): Date | null {
    if (!isUnderWay(known.state) || !isUnderWay(seen.state)) return null
    const until = keepsUntilOf(known, seen.expiresAt, this.environment)
    return until !== null && until > (known.keepsUntil ?? new Date(0)) ? until : null
  }

  /**
   * Stores that the provider called, and leaves the rest to the workflow: never waits for it. Anybody can
   * call: one row is kept for each payment, and while it waits a further call only counts in it.
   *
   * One transaction: the webhook and the outbox row that wakes the workflow. An id nobody here
   * opened leaves no trace; the caller cannot tell the difference. What is paid for is not given
   * away while news of a payment that may succeed waits to be looked at: `sync` ends that.
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

  /**
   * Asks for each attempt that is under way, was paid (it may have gone back since) or has a
   * webhook waiting. False when the provider could not be reached for one of them.
   */
  async sync(folioId: string): Promise<boolean> {
    const { rows } = await this.pool.query<Asked>(
      `SELECT ${PAYMENT}, w.times
       FROM payments p JOIN folios f ON f.id = p.folio_id LEFT JOIN payment_webhooks w ON w.provider_id = p.provider_id AND w.processed_at IS NULL
       WHERE p.folio_id = $1 AND p.provider_id IS NOT NULL AND (p.state IN ('open', 'pending', 'authorized', 'paid') OR w.times IS NOT NULL)
       ORDER BY p.created_at`,
      [folioId],
    )
    let reached = true
    for (const attempt of rows) reached = (await this.ask(attempt)) && reached
    return reached
  }

  /** @returns whether the provider answered */
  private async ask(attempt: Asked): Promise<boolean> {
    const { id, providerId, times } = attempt
    const askedAt = new Date(this.clock.now())
    try {
      const seen = (await this.provider.find(providerId)) ?? this.givenUp(attempt)
      if (seen) await this.settle(id, seen)
    } catch (error) {
      if (error instanceof ProviderError) return false
      throw error
    }
    if (times !== null) await this.lookedAt(attempt, times)
    await noteAsked(this.pool, id, askedAt)
    return true
  }

  /** Null for one that was paid, too: where the key was changed, it is known to another account. */
  private givenUp({ providerId: id, state, updatedAt }: Asked): ProviderPayment | null {
    if (state === 'paid' || !isGivenUp(updatedAt, this.clock.now())) return null
    return paymentAnswer.parse({ id, status: 'expired', amount: providerAmount(0), _links: {} })
  }

  /**
   * Only where the provider did not call again since it was asked: what it called for then may be
   * newer than its answer.
   */
  private async lookedAt({ folioId, kind, providerId }: Asked, times: number): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query(
        'UPDATE payment_webhooks SET processed_at = now() WHERE provider_id = $1 AND times = $2',
        [providerId, times],
      )
      if (rowCount) await this.owners.of(kind).newsSeen(client, folioId)
    })
  }

  /**
   * One transaction: the payment moves forward, and with it what is paid for. What is no news
   * changes nothing.
   */
  async settle(paymentId: string, seen: ProviderPayment): Promise<void> {
    const changed = await triedAgain(
      () => inTransaction(this.pool, (client) => this.settleIn(client, paymentId, seen)),
      isWorthAnotherTry,
    )
    if (!changed) return
    if (changed.moved) paymentsMoved.inc({ state: seen.state })
    const { noun } = this.owners.of(changed.kind)
    this.notifier.publish(noun, changed.folioId)
  }

  /**
   * The payment, and whether it moved forward; null where nothing was news. The folio is locked before
   * all else.
   */
  private async settleIn(
    client: PoolClient,
    paymentId: string,
    seen: ProviderPayment,
  ): Promise<(Payment & { moved: boolean }) | null> {
    const found = await loadPayment(client, 'id', paymentId)
    if (!found) return null
    await lockFolio(client, found.folioId)
    const known = (await loadPayment(client, 'id', paymentId))!
    const { folioId, kind } = known
    const at = new Date(this.clock.now())
    const moved = movesForward(known.state, seen.state)
    if (moved) await this.moveForward(client, known, seen, at)
    const keepsUntil = this.laterEnd(known, seen)
    if (keepsUntil) {
      const later = 'UPDATE payments SET keeps_until = $2 WHERE id = $1'
      await client.query(later, [paymentId, keepsUntil])
      await this.owners.of(kind).prolong(client, folioId)
    }
    const payment = { paymentId, folioId, kind, method: known.method ?? seen.method, at }
    const wentBack = await enterRefunds(client, payment, seen.refunds)
    const { isNews, cameCents } = await enterChargebacks(client, payment, seen.chargebacks)
    const came = { cents: cameCents, method: payment.method, at }
    if (cameCents > 0) await this.owners.of(kind).moneyCame(client, folioId, came)
    if (!moved && !keepsUntil && !wentBack && !isNews) return null
    await decideRefunds(client, folioId, { by: null, at })
    return { ...known, moved }
  }

  private async moveForward(
    client: PoolClient,
    { id: paymentId, folioId, kind, amountCents }: Payment,
    { state, method, receivedCents: cents }: ProviderPayment,
    at: Date,
  ): Promise<void> {
    const by = 'provider'
    await client.query(
      `UPDATE payments SET state = $2, updated_at = $3, method = $4, received_cents = $5, paid_at = CASE WHEN $2 = 'paid' THEN $3::timestamptz END WHERE id = $1`,
      [paymentId, state, at, method, cents],
    )
    if (state === 'paid') {
      const entry = { folioId, kind: 'received', method, cents: -cents, at, by, paymentId } as const
      await addEntry(client, { ...entry, key: `received-${paymentId}` })
      await this.owners.of(kind).moneyCame(client, folioId, { cents, method, at })
    } else if (isLost(state)) {
      const event = { kind: 'payment-failed', at, by, data: { reason: state, cents: amountCents } }
      await addEvent(client, { kind, id: folioId }, event)
    }
  }
}

/**
 * Two transactions wanted the same room (23P01), waited for each other (40P01), or planned from
 * what was changed meanwhile: with fresh facts it may fit.
 */
function isWorthAnotherTry(error: unknown): boolean {
  const { code } = error as { code?: string }
  return error instanceof Outdated || code === '23P01' || isDeadlock(error)
}
