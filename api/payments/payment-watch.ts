import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { payableMinute } from '../../rules/breakfast/breakfast-order-times.ts'
import { aloneAt } from '../database/alone-at.ts'
import { fewAtOnce } from '../database/few-at-once.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { type OpenedPayment, PAYMENT } from './payment.ts'
import { PaymentProvider } from './payment-provider.ts'
import { PaymentSync, isGivenUp, noteAsked } from './payment-sync.ts'
import { ProviderError, UnreadableAnswer } from './provider-answers.ts'

/** Any number that nothing else locks: one worker watches at a time, and one that dies lets go. */
const PAYMENT_WATCH_LOCK = 5_320
/** How many payments are asked for at once: the rest of the worker has the provider and the database too. */
const AT_ONCE = 4
/** After so many that could not be asked for the provider is away; a few are their own trouble. */
const FAILURES = 4
/** A payment is asked for again after this share of its age, where that is more than the poll. */
const SHARE_OF_AGE = 0.1
/** How long before its order lapses a payment is asked for once more, seconds. */
const BEFORE_THE_END = 30

/** When what a payment buys lapses, as SQL: a hold at its end, an order at 14:00 the day before. */
const LAPSES_AT = `(
    SELECT b.hold_until AS at FROM bookings b WHERE b.folio_id = p.folio_id AND b.state = 'held'
    UNION ALL SELECT (o.delivery_day - 1 + make_interval(mins => ${payableMinute})) AT TIME ZONE 'Europe/Amsterdam'
    FROM breakfast_orders o WHERE o.folio_id = p.folio_id AND o.state = 'placed')`

/**
 * The payments that are due to be asked for: less often the older they are, and once more just before
 * their order lapses. One whose webhook waits is left to its workflow. `$1` is now, `$2` the poll in
 * seconds. A clock that was moved back must not put the next one off.
 */
const DUE = `SELECT ${PAYMENT}
  FROM payments p JOIN folios f ON f.id = p.folio_id CROSS JOIN LATERAL (SELECT least(coalesce(p.checked_at, p.created_at), $1::timestamptz) AS at) last
  WHERE p.state IN ('open', 'pending', 'authorized') AND p.provider_id IS NOT NULL
    AND (last.at + greatest(make_interval(secs => $2), ${SHARE_OF_AGE} * (last.at - p.created_at)) <= $1
      OR EXISTS (SELECT FROM ${LAPSES_AT} lapses WHERE lapses.at - interval '${BEFORE_THE_END} seconds' > last.at
        AND lapses.at - interval '${BEFORE_THE_END} seconds' <= $1))
    AND NOT EXISTS (SELECT FROM payment_webhooks w WHERE w.provider_id = p.provider_id AND w.processed_at IS NULL)
  ORDER BY last.at`

/**
 * Watches payments of which no news came: the provider may have called and not reached this house.
 * Once for all of them and beside the workflows, in which hundreds of unpaid ones would stand before
 * the one that was paid. What it finds goes the way of a webhook.
 */
@Injectable()
export class PaymentWatch {
  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly sync: PaymentSync,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'paymentPollSeconds'>,
  ) {}

  /**
   * Asks the provider for the payments that are due, as long as it can be reached.
   * Nothing where another worker is at it.
   *
   * @returns whether it was reached
   */
  async look(): Promise<boolean> {
    return (await aloneAt(this.pool, PAYMENT_WATCH_LOCK, () => this.lookAtAll())) ?? true
  }

  private async lookAtAll(): Promise<boolean> {
    const values = [new Date(this.clock.now()), this.settings.paymentPollSeconds]
    const { rows } = await this.pool.query<OpenedPayment>(DUE, values)
    let failures = 0
    await fewAtOnce(rows, AT_ONCE, async (payment) => {
      if (failures < FAILURES && !(await this.lookAt(payment))) failures++
    })
    return failures === 0
  }

  /**
   * Asks for one. Only what was answered counts as asked for; that includes an answer which cannot be
   * read, for asking again at once gives no other.
   *
   * @returns whether the provider answered
   */
  private async lookAt(payment: OpenedPayment): Promise<boolean> {
    const askedAt = new Date(this.clock.now())
    try {
      if (await this.hasNews(payment)) await this.sync.received(payment.providerId)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (!(error instanceof UnreadableAnswer)) return false
    }
    await noteAsked(this.pool, payment.id, askedAt)
    return true
  }

  private async hasNews(payment: OpenedPayment): Promise<boolean> {
    const seen = await this.provider.find(payment.providerId)
    return seen ? this.sync.isNews(payment, seen) : isGivenUp(payment.updatedAt, this.clock.now())
  }
}
