import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Notifier } from '../../database/notifier.ts'
import { inTransaction } from '../../database/open-database.ts'
import { Clock } from '../../environment/clock.ts'
import { movesForward } from '../payment-progress.ts'
import { PaymentProvider } from '../payment-provider.ts'
import { PaymentSync } from '../payment-sync.ts'
import { PaymentWebhook } from '../payment-webhook.ts'
import type { ListedPayment, ProviderPayment } from '../provider-answers.ts'
import { ProviderError } from '../provider-error.ts'
import { type PaymentMoney, differencesBetween } from './differences-between.ts'
import {
  type PaymentHere,
  folioOfAttempt,
  knownHere,
  moneyHere,
  unsettledHere,
} from './money-here.ts'
import { keepDifferences } from './payment-differences.ts'

const A_DAY_MS = 86_400_000

/**
 * How far back the provider's lists are read, ms. Nothing remembers how far the last comparison
 * came: every night looks at two weeks, so that one that was missed loses nothing.
 */
const WINDOW_MS = 14 * A_DAY_MS

/** How long after it was paid a chargeback may still be undone, ms. */
const A_YEAR_MS = 365 * A_DAY_MS

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
    private readonly webhook: PaymentWebhook,
    private readonly sync: PaymentSync,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /** Idempotent. Throws the `ProviderError` where the provider could not be asked. */
  async compare(): Promise<Compared> {
    if (!this.provider.isSet) return { payments: 0, differing: 0 }
    const now = this.clock.now()
    const since = new Date(now - WINDOW_MS)
    const listed = await this.listedSince(since)
    const ids = new Set([
      ...listed.keys(),
      ...(await this.wentBackSince(since)),
      ...(await unsettledHere(this.pool, since, new Date(now - A_YEAR_MS))),
    ])
    let differing = 0
    for (const id of ids) if (!(await this.agrees(id, listed.get(id)))) differing++
    return { payments: ids.size, differing }
  }

  /** The payments of this house in the provider's list: others may be taken on the same account. */
  private async listedSince(since: Date): Promise<Map<string, ListedPayment>> {
    const listed = new Map<string, ListedPayment>()
    for await (const payment of this.provider.paymentsSince(since))
      if (payment.attemptId !== null) listed.set(payment.id, payment)
    return listed
  }

  /** The payments of this house, of whatever age, of which something went back lately. */
  private async wentBackSince(since: Date): Promise<string[]> {
    const ids = new Set<string>()
    for (const kind of ['refunds', 'chargebacks'] as const)
      for await (const { paymentId } of this.provider.wentBackSince(kind, since)) ids.add(paymentId)
    return knownHere(this.pool, [...ids])
  }

  private async agrees(id: string, listed: ListedPayment | undefined): Promise<boolean> {
    let there = listed ?? (await this.provider.find(id))
    let here = (await moneyHere(this.pool, id)) ?? (await this.adopt(listed))
    if (here && there && (isNews(here.state, there) || differ(here, there))) {
      await this.takeIn(id, here.folioId)
      there = await this.provider.find(id)
      here = await moneyHere(this.pool, id)
    }
    const differences = differencesBetween(here, there && moneyThere(there))
    const folioId =
      here?.folioId ??
      (listed?.attemptId ? await folioOfAttempt(this.pool, listed.attemptId) : null)
    const at = new Date(this.clock.now())
    const changed = await inTransaction(this.pool, (client) =>
      keepDifferences(client, { providerId: id, folioId }, differences, at),
    )
    // The dashboard is read again with any mail.
    if (changed) this.notifier.say('changed', JSON.stringify({ noun: 'mails', id: null }))
    return differences.length === 0
  }

  /**
   * A payment whose opening the house does not remember, as after a restore of older data: it is the
   * attempt's that it was opened for, unless that has another one.
   */
  private async adopt(listed: ListedPayment | undefined): Promise<PaymentHere | null> {
    if (listed?.state !== 'paid') return null
    const { id, attemptId } = listed
    const { rowCount } = await this.pool.query(
      `UPDATE payments SET provider_id = $2, state = 'open', sent = NULL, updated_at = $3 WHERE id = $1 AND provider_id IS NULL`,
      [attemptId, id, new Date(this.clock.now())],
    )
    return rowCount ? moneyHere(this.pool, id) : null
  }

  /** As if the provider had called now: the workflow is woken, too, and does what follows. */
  private async takeIn(id: string, folioId: string): Promise<void> {
    await this.webhook.received(id)
    if (!(await this.sync.sync(folioId)))
      throw new ProviderError('unreachable', `payment ${id} could not be asked for`)
  }
}

const differ = (here: PaymentMoney, there: ProviderPayment) =>
  differencesBetween(here, moneyThere(there)).length > 0

const isNews = (here: Parameters<typeof movesForward>[0], there: ProviderPayment) =>
  movesForward(here, there.state)

function moneyThere({
  state,
  amountCents,
  refundedCents,
  chargedBackCents,
}: ProviderPayment): PaymentMoney {
  return { receivedCents: state === 'paid' ? amountCents : 0, refundedCents, chargedBackCents }
}
