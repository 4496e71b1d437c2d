import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { instantText } from '../database/house-days.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, fieldRefused, plainError } from '../errors/refused.ts'
import { addEntry, openFolio } from '../folios/folios.ts'
import { PaymentAttempts } from '../payments/payment-attempts.ts'
import type { PaymentState } from '../payments/payment.ts'
import { addEvent } from '../subjects/events.ts'
import { testPaymentSubject } from './test-payment-subject.ts'
import { type TestPaymentView, type TestStep, WRONG_PRESS } from './test-payment-view.ts'

/** So many tests an hour, by all of staff together: each costs the house a fee at the provider. */
const MOST_AN_HOUR = 5
const TOO_MANY = 'Er zijn dit uur al vijf testbetalingen gedaan. Probeer het later opnieuw.'

interface Row {
  id: string
  number: string
  by: string | null
  made_at: string
  state: PaymentState | null
  provider_id: string | null
  checkout_url: string | null
  opened_at: string | null
  paid_at: string | null
  refunded_at: string | null
  refund_refused: boolean
  failure: { reason: 'unreachable' | 'refused'; note: string } | null
}

const event = (kind: string) =>
  `(SELECT ${instantText('min(at)')} FROM events WHERE subject_kind = 'test-payment' AND subject_id = f.id AND kind = '${kind}')`

const ONE = `SELECT f.id, f.number, (SELECT by FROM folio_entries WHERE folio_id = f.id AND kind = 'sold') AS by, ${instantText('f.created_at')} AS made_at,
    p.state, p.provider_id, p.checkout_url, ${event('payment-opened')} AS opened_at, ${instantText('p.paid_at')} AS paid_at,
    (SELECT ${instantText('max(at)')} FROM folio_entries WHERE folio_id = f.id AND kind = 'refunded') AS refunded_at,
    EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.state = 'refused') AS refund_refused,
    (SELECT data FROM events WHERE subject_kind = 'test-payment' AND subject_id = f.id AND kind = 'test-failed' ORDER BY id DESC LIMIT 1) AS failure
  FROM folios f LEFT JOIN LATERAL (SELECT * FROM payments WHERE folio_id = f.id ORDER BY created_at DESC LIMIT 1) p ON true
  WHERE f.id = $1 AND f.kind = 'test-payment'`

/**
 * 'Test betaling' (BO §2 Dashboard): a real payment of one cent on a folio of its own, by the same
 * way as any other; paid back at once. No revenue and no bill ever shows it.
 */
@Injectable()
export class TestPayments {
  constructor(
    private readonly pool: Pool,
    private readonly attempts: PaymentAttempts,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Makes the payment and opens it at the provider. The same id again makes no second one.
   *
   * @throws Refused one too many of the hour, and an id that something else has
   */
  async begin(id: string, by: string): Promise<TestPaymentView> {
    if (!(await this.one(id))) await this.make(id, by)
    const begun = await this.attempts.begin(testPaymentSubject(id))
    const opened = begun.ok ? await this.attempts.open(begun.attemptId) : null
    if (opened && !opened.ok && (opened.reason === 'unreachable' || opened.reason === 'refused')) {
      if (begun.ok && opened.reason === 'refused') await this.attempts.refused(begun.attemptId)
      await addEvent(this.pool, testPaymentSubject(id), {
        kind: 'test-failed',
        at: this.now(),
        by: 'provider',
        data: { reason: opened.reason, note: opened.words },
      })
    }
    return (await this.one(id))!
  }

  /** How far it is; null where there is none. */
  async one(id: string): Promise<TestPaymentView | null> {
    const { rows } = await this.pool.query<Row>(ONE, [id])
    return rows[0] ? viewOf(rows[0]) : null
  }

  /** Two at once are counted one after the other. */
  private async make(id: string, by: string): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock(hashtext('test-payments'))`)
      const at = this.now()
      const { rows } = await client.query<{ lately: number; taken: string | null }>(
        `SELECT (SELECT kind FROM folios WHERE id = $2) AS taken,
           (SELECT count(*)::int FROM folios WHERE kind = 'test-payment'
            AND created_at > $1::timestamptz - interval '1 hour') AS lately`,
        [at, id],
      )
      const { lately, taken } = rows[0]!
      if (taken === 'test-payment') return
      if (taken !== null) throw fieldRefused('id', WRONG_PRESS)
      if (lately >= MOST_AN_HOUR) throw new Refused(plainError('too-many-requests', TOO_MANY))
      const next = await client.query<{ number: string }>(
        `SELECT 'TEST' || nextval('test_payment_number_seq') AS number`,
      )
      await openFolio(client, { id, kind: 'test-payment', number: next.rows[0]!.number, at })
      await addEntry(client, { folioId: id, kind: 'sold', cents: 1, at, by, note: 'test' })
    })
    this.notifier.say('outbox')
  }

  private now(): Date {
    return new Date(this.clock.now())
  }
}

function viewOf(row: Row): TestPaymentView {
  const failure = failureOf(row)
  const isOpened = row.provider_id !== null
  const isPaid = row.state === 'paid'
  const isBack = isPaid && row.refunded_at !== null
  const done = [true, isOpened, isPaid, isBack]
  const at = [row.made_at, row.opened_at, row.paid_at, row.refunded_at]
  const next = done.indexOf(false)
  const steps = (['made', 'at-provider', 'paid', 'refunded'] as const).map(
    (step, place): TestStep => ({
      step,
      state: done[place] ? 'done' : place > next ? 'waiting' : failure ? 'failed' : 'busy',
      at: done[place] ? (at[place] ?? null) : null,
    }),
  )
  const ended = failure !== null || isBack
  const paymentUrl = !ended && isOpened && !isPaid ? row.checkout_url : null
  return { id: row.id, number: row.number, by: row.by ?? '', paymentUrl, steps, failure, ended }
}

function failureOf(row: Row): TestPaymentView['failure'] {
  if (row.refund_refused) return { reason: 'refund-refused', words: '' }
  if (row.failure && row.provider_id === null)
    return { reason: row.failure.reason, words: row.failure.note }
  const { state } = row
  return state === 'failed' || state === 'canceled' || state === 'expired'
    ? { reason: state, words: '' }
    : null
}
