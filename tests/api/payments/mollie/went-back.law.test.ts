import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inTransaction } from '../../../../api/database/open-database.ts'
import { Clock } from '../../../../api/environment/clock.ts'
import { Refused } from '../../../../api/errors/refused.ts'
import { balanceOf, entriesOf, lockFolio } from '../../../../api/folios/folios.ts'
import { PaymentComparison } from '../../../../api/payments/comparison/payment-comparison.ts'
import { giveBack } from '../../../../api/payments/money-acts.ts'
import { PaymentProvider } from '../../../../api/payments/payment-provider.ts'
import { PaymentSync } from '../../../../api/payments/payment-sync.ts'
import { type ProviderPayment, ProviderError } from '../../../../api/payments/provider-answers.ts'
import { refundStanding, repeatRefusedRefunds } from '../../../../api/payments/refund-standing.ts'
import { Refunds } from '../../../../api/payments/refunds.ts'
import { log } from '../../../../api/telemetry/log.ts'
import { emptySetup } from '../../setup/overlaps.ts'
import { type HouseAtMollie, houseAtMollie } from './house-at-mollie.ts'

let house: HouseAtMollie
beforeAll(async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  house = await houseAtMollie()
})
afterAll(async () => {
  await house.close()
  vi.restoreAllMocks()
})

const cents = fc.constantFrom(1_000, 2_500, 5_000)
const which = fc.nat(3)
const happening = fc.oneof(
  fc.record({ what: fc.constant('staff give back' as const), cents }),
  fc.record({ what: fc.constant('the house pays back' as const), isLost: fc.boolean() }),
  fc.record({ what: fc.constant('the owner pays back at Mollie' as const), cents }),
  fc.record({ what: fc.constant('a refund fails' as const), which, isCanceled: fc.boolean() }),
  fc.record({ what: fc.constant('the bank takes back' as const), cents }),
  fc.record({ what: fc.constant('the bank gives back' as const) }),
  fc.record({ what: fc.constant('Mollie refuses a refund' as const) }),
  fc.record({ what: fc.constant('Mollie lists the other way round' as const) }),
  fc.record({ what: fc.constant('the house is moved up from before names' as const) }),
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
  const late: ProviderPayment[] = []
  let presses = 0

  const payBack = () =>
    app
      .get(Refunds)
      .refundDue(id)
      .catch((error: unknown) => {
        if (!(error instanceof ProviderError) || error.reason !== 'unreachable') throw error
      })

  async function happens(it: Happening): Promise<void> {
    switch (it.what) {
      case 'staff give back':
        return inTransaction(pool, async (client) => {
          await lockFolio(client, id)
          const requestId = `press-${presses++}`
          await giveBack(client, id, { cents: it.cents, by: 'Els', at: at(), requestId })
        }).catch((error: unknown) => {
          if (!(error instanceof Refused)) throw error
        })
      case 'the house pays back':
        if (it.isLost) mollie.goesWrong({ kind: 'answer-lost' }, 1, /POST .*refunds/)
        return payBack()
      case 'the owner pays back at Mollie': {
        if (it.cents <= leftAtMollie()) await mollie.refund(payment, it.cents)
        return
      }
      case 'the bank takes back':
        if (it.cents <= leftAtMollie()) await mollie.chargeBack(payment, it.cents)
        return
      case 'the bank gives back':
        return mollie.reverse(payment)
      case 'Mollie lists the other way round':
        held.refunds.reverse()
        held.chargebacks.reverse()
        return
      // As migration 0088 finds it: entries, and of the rows only those of our own.
      case 'the house is moved up from before names':
        await pool.query(
          `DELETE FROM refunds WHERE state = 'failed' OR (state = 'made' AND by = 'provider')`,
        )
        await pool.query('UPDATE refunds SET provider_id = NULL, asked_at = NULL')
        await pool.query('DELETE FROM chargebacks')
        for (const refund of held.refunds) refund.metadata = null
        return
      case 'Mollie refuses a refund':
        mollie.goesWrong({ kind: 'broken', status: 422 }, 1, /POST .*refunds/)
        await payBack()
        return mollie.goesRight()
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
        late.push((await app.get(PaymentProvider).find(payment))!)
        return
      }
      case 'a late answer comes': {
        const one = late[it.which % Math.max(1, late.length)]
        if (one) await app.get(PaymentSync).settle(rows[0]!.id, one)
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
  const leftAtMollie = () => held.cents - backAtMollie()
  const backAtMollie = () =>
    [
      ...held.refunds.filter(isStanding),
      ...held.chargebacks.filter(({ reversedAt }) => reversedAt === null),
    ].reduce((sum, back) => sum + back.cents, 0)
  return { id, happens, backAtMollie, held }
}

/** Lets them happen one after the other, and holds the bill against what Mollie says. */
async function billAgreesAfter(happenings: readonly Happening[]): Promise<void> {
  await emptySetup(house.pool)
  house.mollie.payments.clear()
  house.mollie.goesRight()
  const { id, happens, backAtMollie, held } = await paidBooking()
  for (const one of happenings) await happens(one)
  await happens({ what: 'is looked at', times: 2 })
  const entries = await entriesOf(house.pool, id)
  const back = entries.filter(
    ({ kind, note }) => kind === 'refunded' || note === 'chargeback-reversed',
  )
  expect(back.reduce((all, { cents: moved }) => all + moved, 0)).toBe(backAtMollie())
  // One row for each refund at Mollie, and ours by the name that it was sent with.
  const { rows: known } = await house.pool.query<{ providerId: string; id: string }>(
    `SELECT provider_id AS "providerId", id FROM refunds WHERE provider_id IS NOT NULL`,
  )
  const names = new Map(known.map((row) => [row.providerId, row.id]))
  expect([...names.keys()].toSorted()).toEqual(held.refunds.map((one) => one.id).toSorted())
  for (const { id: providerId, metadata } of held.refunds)
    if (metadata !== null) expect(metadata).toEqual({ refundId: names.get(providerId) })
  // What is owed is being asked for, or stands there for staff.
  const standing = await refundStanding(house.pool, id)
  const owed = Math.max(0, -(await balanceOf(house.pool, id)))
  if (held.chargebacks.length === 0) expect(standing.dueCents + standing.refusedCents).toBe(owed)
  expect(await house.app.get(PaymentComparison).compare()).toEqual({
    payments: 1,
    differing: 0,
  })
}

it(
  'Whatever goes back, fails or is given back, however answers come or get lost, the bill says what Mollie paid back (law)',
  { timeout: 120_000 },
  () =>
    fc.assert(fc.asyncProperty(fc.array(happening, { maxLength: 16 }), billAgreesAfter), {
      numRuns: 60,
    }),
)

const atMollie = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('the owner pays back at Mollie' as const), cents }),
    fc.record({ what: fc.constant('a refund fails' as const), which, isCanceled: fc.boolean() }),
    fc.record({ what: fc.constant('the bank takes back' as const), cents }),
    fc.record({ what: fc.constant('the bank gives back' as const) }),
    fc.record({ what: fc.constant('Mollie lists the other way round' as const) }),
  ),
  { maxLength: 6 },
)
const look = { what: 'is looked at', times: 1 } as const
const movedUp = { what: 'the house is moved up from before names' } as const

it(
  'What went back before refunds had names is entered neither twice nor never, however Mollie lists it (law)',
  { timeout: 120_000 },
  () =>
    fc.assert(
      fc.asyncProperty(atMollie, atMollie, atMollie, (before, unseen, after) =>
        billAgreesAfter([...before, look, ...unseen, movedUp, ...after]),
      ),
      { numRuns: 60 },
    ),
)
