import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Notifier } from '../../database/notifier.ts'
import { Clock } from '../../environment/clock.ts'
import { ENTERED_BACK } from '../enter-went-back.ts'
import { type PaymentState, movesForward } from '../payment.ts'
import { PaymentProvider } from '../payment-provider.ts'
import { PaymentSync } from '../payment-sync.ts'
import { ProviderError, UnreadableAnswer } from '../provider-answers.ts'
import {
  type Difference,
  type PaymentMoney,
  differencesBetween,
  keepDifferences,
} from './payment-differences.ts'
import { log } from '../../telemetry/log.ts'

const A_DAY_MS = 86_400_000

/**
 * How far back the provider's lists are read, ms. Nothing remembers how far the last comparison
 * came: every night looks at two weeks, so that one that was missed loses nothing.
 */
const WINDOW_MS = 14 * A_DAY_MS

/** How long after it went back money may still turn out not to be gone, ms. */
const A_YEAR_MS = 365 * A_DAY_MS

/** After so many payments that could not be asked for, the others are left for the next try. */
const FAILURES = 3

/** What a comparison came to: so many payments looked at, so many of which do not agree. */
export interface Compared {
  payments: number
  differing: number
}

/**
 * Compares the payment provider's books with the folios. News that was missed, because a webhook was
 * lost, is taken in as a webhook is; what does not agree even then is kept for staff.
 */
@Injectable()
export class PaymentComparison {
  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly sync: PaymentSync,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Idempotent. What cannot be read of one payment is a difference of its own, and the others are
   * compared.
   *
   * @throws the `ProviderError` where the provider could not be asked, for its lists or for a
   * payment: all that could be compared is
   */
  async compare(): Promise<Compared> {
    if (!this.provider.isSet) return { payments: 0, differing: 0 }
    const now = this.clock.now()
    const since = new Date(now - WINDOW_MS)
    const { attempts, maybeOurs } = await this.listedSince(since)
    const unsettled = await unsettledHere(this.pool, since, new Date(now - A_YEAR_MS), maybeOurs)
    const ids = new Set([...attempts.keys(), ...unsettled])
    let differing = 0
    const failures: unknown[] = []
    for (const id of ids) {
      try {
        if (!(await this.agrees(id, attempts.get(id) ?? null))) differing++
      } catch (error) {
        if (isAboutThisOne(error)) {
          await this.notCompared(id, error)
          differing++
        } else if (failures.push(error) === FAILURES) break
      }
    }
    if (failures.length > 0) throw failures[0]
    await this.pool.query('INSERT INTO payment_comparisons (payments, differing) VALUES ($1, $2)', [
      ids.size,
      differing,
    ])
    return { payments: ids.size, differing }
  }

  /**
   * The payments that the provider lists as of this house, with the attempt of each: others may be taken
   * on the same account. And the ids of those, ours or not, that name no attempt or of which something
   * went back lately.
   */
  private async listedSince(since: Date) {
    const attempts = new Map<string, string>()
    const maybeOurs = new Set<string>()
    for (const list of ['payments', 'refunds', 'chargebacks'] as const)
      for await (const { paymentId, attemptId } of this.provider.listSince(list, since)) {
        if (paymentId === null) log.warn(`one of the payment provider's ${list} cannot be read`)
        else if (attemptId === null || list !== 'payments') maybeOurs.add(paymentId)
        else attempts.set(paymentId, attemptId)
      }
    return { attempts, maybeOurs }
  }

  private async agrees(id: string, attemptId: string | null): Promise<boolean> {
    const there = await this.provider.find(id)
    let here = await moneyHere(this.pool, id)
    if (!here && there?.state === 'paid') here = await this.adopt(id, attemptId)
    let differences = differencesBetween(here, there)
    if (here && there && (movesForward(here.state, there.state) || differences.length > 0)) {
      // As if the provider had called now: the workflow is woken, too, and does what follows.
      await this.sync.received(id)
      const isTaken = await this.sync.sync(here.folioId)
      const news = await this.provider.find(id)
      differences = differencesBetween(await moneyHere(this.pool, id), news)
      if (!isTaken && differences.length > 0)
        throw new ProviderError('unreachable', `payment ${id} could not be asked for`)
    }
    await this.keep(id, differences, attemptId)
    return differences.length === 0
  }

  private async notCompared(id: string, error: ProviderError): Promise<void> {
    log.warn(`payment ${id} could not be compared: ${error.message}`)
    const hereCents = (await moneyHere(this.pool, id))?.receivedCents ?? 0
    await this.keep(id, [{ kind: 'not-compared', hereCents, thereCents: 0 }], null)
  }

  private async keep(providerId: string, differences: Difference[], attemptId: string | null) {
    const found = { providerId, attemptId, at: new Date(this.clock.now()) }
    if (await keepDifferences(this.pool, found, differences))
      this.notifier.publish('payment-differences', null)
  }

  /**
   * A payment whose opening the house does not remember, as after a restore of older data: it is the
   * attempt's that it was opened for, unless that has another one.
   */
  private async adopt(id: string, attemptId: string | null): Promise<PaymentHere | null> {
    const { rowCount } = await this.pool.query(
      `UPDATE payments SET provider_id = $2, state = 'open', sent = NULL, updated_at = $3 WHERE id = $1 AND provider_id IS NULL`,
      [attemptId, id, new Date(this.clock.now())],
    )
    return rowCount ? moneyHere(this.pool, id) : null
  }
}

/** Whether the provider said no or nothing that can be read: it is there, and so are the others. */
function isAboutThisOne(error: unknown): error is ProviderError {
  return (
    error instanceof UnreadableAnswer ||
    (error instanceof ProviderError && error.reason === 'refused')
  )
}

/** A payment as the house has it: its state, and its money by the entries of its folio. */
interface PaymentHere extends PaymentMoney {
  folioId: string
  state: PaymentState
}

/** The entries count: from them a bill is added up. */
const MONEY_HERE = `SELECT p.folio_id AS "folioId", p.state,
    coalesce(-sum(e.cents) FILTER (WHERE e.kind = 'received' AND e.note <> 'chargeback-reversed'), 0)::int AS "receivedCents",
    ${ENTERED_BACK}
  FROM payments p LEFT JOIN folio_entries e ON e.folio_id = p.folio_id AND e.payment_id = p.id
  WHERE p.provider_id = $1 GROUP BY p.id`

/** @returns null where the house has no payment of this id of the provider */
async function moneyHere(pool: Pool, providerId: string): Promise<PaymentHere | null> {
  const { rows } = await pool.query<PaymentHere>(MONEY_HERE, [providerId])
  return rows[0] ?? null
}

/**
 * The payments that may have changed at the provider without its list saying so: those under way,
 * those that changed here lately, those of which something is still to go back, a refund may fail
 * or a bank may give back what it took, and those that did not agree last time.
 *
 * @param lately from when on a change is recent
 * @param aYearAgo a chargeback is disputed for months, a refund waits for the provider's balance
 * @param changedThere ids of which the provider has news; those of other houses are left out
 */
async function unsettledHere(
  pool: Pool,
  lately: Date,
  aYearAgo: Date,
  changedThere: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT p.provider_id AS id FROM payments p
     WHERE p.provider_id IS NOT NULL AND (p.state IN ('open', 'pending', 'authorized') OR p.updated_at >= $1 OR p.provider_id = ANY ($3)
       OR p.id IN (SELECT payment_id FROM folio_entries WHERE kind = 'refunded' AND at >= $2)
       OR EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.state IN ('due', 'refused')))
     UNION SELECT provider_id FROM payment_differences WHERE resolved_at IS NULL`,
    [lately, aYearAgo, [...changedThere]],
  )
  return rows.map(({ id }) => id)
}
