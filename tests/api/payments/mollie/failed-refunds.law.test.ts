import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../../api/database/open-database.ts'
import { Clock } from '../../../../api/environment/clock.ts'
import { balanceOf, entriesOf, lockFolio } from '../../../../api/folios/folios.ts'
import { PaymentComparison } from '../../../../api/payments/comparison/payment-comparison.ts'
import { giveBack } from '../../../../api/payments/give-back.ts'
import { PaymentProvider } from '../../../../api/payments/payment-provider.ts'
import { PaymentSettlement } from '../../../../api/payments/payment-settlement.ts'
import { PaymentSync } from '../../../../api/payments/payment-sync.ts'
import type { ProviderPayment } from '../../../../api/payments/provider-answers.ts'
import { ProviderError } from '../../../../api/payments/provider-error.ts'
import { refundStanding } from '../../../../api/payments/refund-standing.ts'
import { Refunds } from '../../../../api/payments/refunds.ts'
import { repeatRefusedRefunds } from '../../../../api/payments/repeat-refund.ts'
import { emptySetup } from '../../setup/overlaps.ts'
import { type HouseAtMollie, houseAtMollie } from './house-at-mollie.ts'

let house: HouseAtMollie
beforeAll(async () => {
  house = await houseAtMollie()
})
afterAll(() => house.close())

const cents = fc.constantFrom(1_000, 2_500, 5_000)
const which = fc.nat(3)
const happening = fc.oneof(
  fc.record({ what: fc.constant('staff give back' as const), cents }),
  fc.record({ what: fc.constant('the house pays back' as const), isLost: fc.boolean() }),
  fc.record({ what: fc.constant('the owner pays back at Mollie' as const), cents }),
  fc.record({ what: fc.constant('a refund fails' as const), which, isCanceled: fc.boolean() }),
  fc.record({ what: fc.constant('is looked at' as const), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ what: fc.constant('an answer is on its way' as const) }),
  fc.record({ what: fc.constant('a late answer comes' as const), which }),
  fc.record({ what: fc.constant('staff ask again' as const) }),
  fc.record({ what: fc.constant('is compared' as const) }),
)
type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never

/** A booking that was paid, and its payment at Mollie. */
async function paidBooking() {
  const { app, pool, mollie } = house
  const { id, payment } = await house.paid()
  const held = mollie.payments.get(payment)!
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM payments WHERE folio_id = $1', [
    id,
  ])
  const at = () => new Date(app.get(Clock).now())
  const late: { seen: ProviderPayment; askedAt: Date }[] = []
  let presses = 0

  async function happens(it: Happening): Promise<void> {
    switch (it.what) {
      case 'staff give back':
        return inTransaction(pool, async (client) => {
          await lockFolio(client, id)
          const requestId = `press-${presses++}`
          await giveBack(client, id, { cents: it.cents, by: 'Els', at: at(), requestId })
        })
      case 'the house pays back':
        if (it.isLost) mollie.goesWrong({ kind: 'answer-lost' }, 1, /POST .*refunds/)
        await app
          .get(Refunds)
          .refundDue(id)
          .catch((error: unknown) => {
            if (!(error instanceof ProviderError) || error.reason !== 'unreachable') throw error
          })
        return
      case 'the owner pays back at Mollie': {
        const left = held.cents - standingAtMollie()
        if (it.cents <= left) await mollie.refund(payment, it.cents)
        return
      }
      case 'a refund fails': {
        const standing = held.refunds.filter(isStanding)
        const refund = standing[it.which % Math.max(1, standing.length)]
        const status = it.isCanceled ? 'canceled' : 'failed'
        if (refund) await mollie.refundFails(payment, refund.id, status)
        return
      }
      case 'is looked at':
        await Promise.all(Array.from({ length: it.times }, () => app.get(PaymentSync).sync(id)))
        return
      case 'an answer is on its way': {
        const askedAt = at()
        const seen = await app.get(PaymentProvider).find(payment)
        late.push({ seen: seen!, askedAt })
        return
      }
      case 'a late answer comes': {
        const one = late[it.which % Math.max(1, late.length)]
        if (one) await app.get(PaymentSettlement).settle(rows[0]!.id, one.seen, one.askedAt)
        return
      }
      case 'staff ask again':
        return inTransaction(pool, async (client) => {
          await repeatRefusedRefunds(client, id, at())
        })
      case 'is compared':
        await app.get(PaymentComparison).compare()
    }
  }
  const isStanding = ({ status }: { status: string }) =>
    status !== 'failed' && status !== 'canceled'
  const standingAtMollie = () =>
    held.refunds.filter(isStanding).reduce((sum, refund) => sum + refund.cents, 0)
  return { id, happens, standingAtMollie }
}

it(
  'Whatever refunds are made and fail, and however answers come, the bill says what Mollie paid back (law)',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 16 }), async (happenings) => {
        await emptySetup(house.pool)
        house.mollie.payments.clear()
        house.mollie.goesRight()
        const { id, happens, standingAtMollie } = await paidBooking()
        for (const one of happenings) await happens(one)
        await happens({ what: 'is looked at', times: 2 })
        const entries = await entriesOf(house.pool, id)
        const sum = (kind: string) =>
          entries
            .filter((entry) => entry.kind === kind)
            .reduce((all, entry) => all + entry.cents, 0)
        expect(sum('refunded')).toBe(standingAtMollie())
        const { rows } = await house.pool.query('SELECT refunded_cents AS cents FROM payments')
        expect(rows).toEqual([{ cents: standingAtMollie() }])
        // What is owed is being asked for, or stands there for staff.
        const standing = await refundStanding(house.pool, id)
        const owed = Math.max(0, -(await balanceOf(house.pool, id)))
        expect(standing.dueCents + standing.refusedCents).toBe(owed)
        expect(await house.app.get(PaymentComparison).compare()).toEqual({
          payments: 1,
          differing: 0,
        })
      }),
      { numRuns: 30 },
    )
  },
)
