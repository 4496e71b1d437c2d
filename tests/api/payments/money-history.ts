import { randomUUID } from 'node:crypto'
import type { Type } from '@nestjs/common'
import fc from 'fast-check'
import type pg from 'pg'
import { BookingDetail } from '../../../api/bookings/booking-detail.ts'
import { BookingPlan } from '../../../api/bookings/booking-plan.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { balanceOf, entriesOf, lockFolio } from '../../../api/folios/folios.ts'
import { decideRefunds } from '../../../api/payments/refund-standing.ts'
import { PaymentAttempts } from '../../../api/payments/payment-attempts.ts'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import { ProviderError } from '../../../api/payments/provider-answers.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { bookingActivities } from '../../../workflows/booking/activities.ts'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { cancelled, paidInFull } from '../setup/staff-asks.ts'
import type { ListeningApi } from './listening-api.ts'

/** A part of a sum: how many of a hundred. */
const share = fc.constantFrom(1, 30, 50, 100)
const which = fc.nat(3)

/** Something that happens to the money of a booking: at the provider, here, or between the two. */
export const happening = fc.oneof(
  { arbitrary: fc.record({ what: fc.constant('pays' as const), share }), weight: 4 },
  { arbitrary: fc.record({ what: fc.constant('fails' as const) }), weight: 1 },
  // The session had ended here, and the money came all the same.
  { arbitrary: fc.record({ what: fc.constant('pays late' as const), which }), weight: 1 },
  {
    arbitrary: fc.record({
      what: fc.constant('goes back at the provider' as const),
      by: fc.constantFrom('refund' as const, 'chargeback' as const),
      which,
      share,
    }),
    weight: 3,
  },
  // Calls come late, doubled, in any order, or not at all: that is when this does not happen.
  {
    arbitrary: fc.record({
      what: fc.constant('calls' as const),
      which,
      times: fc.integer({ min: 1, max: 3 }),
    }),
    weight: 4,
  },
  { arbitrary: fc.record({ what: fc.constant('is looked at' as const) }), weight: 3 },
  {
    arbitrary: fc.record({ what: fc.constant('is paid back' as const), isLost: fc.boolean() }),
    weight: 2,
  },
  { arbitrary: fc.record({ what: fc.constant('staff receive' as const), share }), weight: 1 },
  { arbitrary: fc.record({ what: fc.constant('staff take back' as const) }), weight: 1 },
  { arbitrary: fc.record({ what: fc.constant('staff pay back' as const) }), weight: 1 },
  {
    arbitrary: fc.record({
      what: fc.constant('staff change the price' as const),
      cents: fc.integer({ min: -15_000, max: 15_000 }),
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ what: fc.constant('staff cancel' as const), share }), weight: 1 },
  { arbitrary: fc.record({ what: fc.constant('the hold ends' as const) }), weight: 1 },
)
export type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never

/** One booking to whose money things happen; the provider is the sandbox, asked over the network. */
export function moneyHistory(api: ListeningApi, id: string) {
  const { app, pool } = api
  const part = <T>(service: Type<T>): T => app.get(service)
  const staff = handsOfStaff(app)
  const steps = bookingActivities(app)
  const provider = new ProviderByHand(pool)

  /** What the way to pay opens; null where nothing may be paid. */
  async function opened(): Promise<string | null> {
    const result = await part(PaymentAttempts).openNewest({ kind: 'booking', id })
    return result.ok ? result.paymentUrl.split('/').at(-1)! : null
  }
  async function payments(): Promise<string[]> {
    const { rows } = await pool.query<{ provider_id: string }>(
      'SELECT provider_id FROM payments WHERE folio_id = $1 AND provider_id IS NOT NULL ORDER BY created_at',
      [id],
    )
    return rows.map(({ provider_id }) => provider_id)
  }
  async function one(index: number): Promise<string | null> {
    const all = await payments()
    return all.length === 0 ? null : all[index % all.length]!
  }
  /** What the screen of staff shows. */
  async function detail() {
    return (await part(BookingDetail).of(id))!
  }

  async function happens(it: Happening): Promise<void> {
    switch (it.what) {
      case 'pays': {
        const payment = await opened()
        if (payment) await provider.ends(payment, 'paid', it.share)
        return
      }
      case 'fails': {
        const payment = await opened()
        if (payment) await provider.ends(payment, 'failed')
        return
      }
      case 'pays late': {
        const payment = await one(it.which)
        if (payment) await provider.paysLate(payment)
        return
      }
      case 'goes back at the provider': {
        const payment = await one(it.which)
        if (payment) await provider.goesBack(payment, it.by, it.share)
        return
      }
      case 'calls': {
        const payment = await one(it.which)
        const calls = Array.from({ length: payment ? it.times : 0 })
        await Promise.all(calls.map(() => part(PaymentSync).received(payment!)))
        return
      }
      case 'is looked at':
        return steps.syncPayment(id)
      case 'is paid back':
        return it.isLost ? lost(() => steps.refundLatePayment(id)) : steps.refundLatePayment(id)
      case 'staff receive': {
        const open = await balanceOf(pool, id)
        const cents = Math.ceil((open * it.share) / 100)
        if (cents > 0)
          await staff.markPaid(id, paidInFull({ cents, requestId: `press-${randomUUID()}` }))
        return
      }
      case 'staff take back': {
        const { receiptId } = await detail()
        if (receiptId) await staff.takeBackReceipt(id, { entryId: receiptId, by: 'Jos Geurts' })
        return
      }
      case 'staff pay back': {
        const { refundByHand } = await detail()
        if (refundByHand.cents > 0)
          await staff.act(id, {
            act: 'refunded-by-hand',
            data: { ...refundByHand, method: 'bank' },
            by: 'Jos Geurts',
            requestId: randomUUID(),
          })
        return
      }
      case 'staff change the price':
        return changePrice(pool, id, it.cents, new Date(part(Clock).now()))
      case 'staff cancel': {
        const { cancellation } = await detail()
        const refundCents = Math.floor((cancellation.paidCents * it.share) / 100)
        await staff.cancel(id, cancelled('ziek', { refundCents }))
        return
      }
      case 'the hold ends':
        await pool.query(
          `UPDATE bookings SET hold_until = created_at, promised_until = created_at WHERE id = $1 AND state = 'held'`,
          [id],
        )
        return steps.expireHold(id)
    }
  }

  return {
    happens,
    entries: () => entriesOf(pool, id),
    /** The provider calls for every payment once more, and all that is due by now is done. */
    async settles(afterEach: () => Promise<void>): Promise<void> {
      for (const payment of await payments()) await part(PaymentSync).received(payment)
      for (let turn = 0; turn < 40; turn++) {
        const record = (await part(BookingPlan).load(id))!
        const now = part(Clock).now()
        const [next] = part(BookingPlan).plan(record, now)
        if (!next || next.dueAt > now) return
        await steps[next.step](id, next.about)
        await afterEach()
      }
      throw new Error('there is always something due')
    },
  }
}

/** What happens at the provider without us: in its own memory, and nobody is called. */
class ProviderByHand {
  constructor(private readonly pool: pg.Pool) {}

  /** @param share of what was asked, which the provider may have of another sum */
  async ends(payment: string, status: 'paid' | 'failed', share = 100): Promise<void> {
    await this.pool.query(
      `UPDATE sandbox.payments SET status = $2, ended_at = created_at, amount_cents = greatest(1, amount_cents * $3 / 100) WHERE id = $1 AND status = 'open'`,
      [payment, status, share],
    )
  }

  async paysLate(payment: string): Promise<void> {
    await this.pool.query(
      `UPDATE sandbox.payments SET status = 'paid' WHERE id = $1 AND status IN ('failed', 'expired')`,
      [payment],
    )
  }

  async goesBack(payment: string, by: 'refund' | 'chargeback', share: number): Promise<void> {
    const table = by === 'refund' ? 'refunds' : 'chargebacks'
    const description = by === 'refund' ? ['description', `'x'`] : []
    await this.pool.query(
      `INSERT INTO sandbox.${table} (${['id', 'payment_id', 'amount_cents', 'created_at', ...description.slice(0, 1)].join(', ')})
       SELECT ${["'x' || gen_random_uuid()", 'id', 'left_cents * $2 / 100', 'now()', ...description.slice(1)].join(', ')}
       FROM (SELECT p.id, p.amount_cents - (SELECT coalesce(sum(r.amount_cents), 0) FROM sandbox.refunds r WHERE r.payment_id = p.id)
               - (SELECT coalesce(sum(c.amount_cents), 0) FROM sandbox.chargebacks c WHERE c.payment_id = p.id) AS left_cents
             FROM sandbox.payments p WHERE p.id = $1 AND p.status = 'paid') AS paid WHERE left_cents * $2 / 100 >= 1`,
      [payment, share],
    )
  }
}

/** The provider does what it is asked, and its answer is lost. */
async function lost(work: () => Promise<void>): Promise<void> {
  const { refund } = PaymentProvider.prototype
  PaymentProvider.prototype.refund = async function (...given) {
    await refund.apply(this, given)
    throw new ProviderError('unreachable', 'the answer was lost')
  }
  try {
    await work().catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
    })
  } finally {
    PaymentProvider.prototype.refund = refund
  }
}

/** As a change of the stay will do it: an entry with the new quote, and what is too much goes back. */
async function changePrice(pool: pg.Pool, id: string, more: number, at: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockFolio(client, id)
    await client.query(
      `WITH changed AS (
         UPDATE bookings SET total_cents = total_cents + greatest($2, -total_cents)
         WHERE id = $1 AND state = 'confirmed' RETURNING OLD.total_cents AS was, total_cents AS now)
       INSERT INTO folio_entries (folio_id, kind, cents, at, by, quote)
       SELECT $1, 'changed', now - was, $3, 'Mieke Geurts',
         jsonb_set((SELECT quote FROM folio_entries WHERE folio_id = $1 AND quote IS NOT NULL ORDER BY id DESC LIMIT 1), '{totalCents}', to_jsonb(now)) FROM changed`,
      [id, more, at],
    )
    await decideRefunds(client, id, { by: null, at })
  })
}
