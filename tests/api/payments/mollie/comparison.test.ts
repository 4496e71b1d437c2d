import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DashboardView } from '../../../../api/dashboard/dashboard-view.ts'
import { PaymentComparison } from '../../../../api/payments/comparison/payment-comparison.ts'
import { PaymentProvider } from '../../../../api/payments/payment-provider.ts'
import { emptySetup } from '../../setup/overlaps.ts'
import { signedIn } from '../../setup/signed-in.ts'
import { type HouseAtMollie, houseAtMollie } from './house-at-mollie.ts'
import { openedAt } from '../opened-at.ts'

const FORTY_DAYS = 40 * 24 * 60

let house: HouseAtMollie
let passed = 0
beforeAll(async () => {
  house = await houseAtMollie()
})
afterEach(async () => {
  house.mollie.callsGoLost = false
  house.mollie.payments.clear()
  house.pass(-passed)
  passed = 0
  await emptySetup(house.pool)
})
afterAll(() => house.close())

/** Forty days go by. */
function later() {
  house.pass(FORTY_DAYS)
  passed += FORTY_DAYS
}

const compare = () => house.app.get(PaymentComparison).compare()

/** What stands open: where it differs, here and there; then what was resolved. */
async function differences() {
  const { rows } = await house.pool.query(
    `SELECT kind, here_cents AS here, there_cents AS there, folio_id AS folio, resolved_at IS NOT NULL AS resolved
     FROM payment_differences ORDER BY id`,
  )
  return rows
}

/** A payment that was opened and paid at Mollie without this house. */
async function strange(attemptId: string | null) {
  const provider = house.app.get(PaymentProvider)
  const { id } = await openedAt(provider, {
    attemptId: attemptId ?? randomUUID(),
    subject: { kind: 'booking', id: randomUUID() },
    amountCents: 5_000,
    methods: ['ideal'],
    description: 'Boeking B1',
    locale: 'nl-NL',
    redirectUrl: 'https://huis.example',
    webhookUrl: null,
  })
  if (attemptId === null) house.mollie.payments.get(id)!.metadata = null
  await house.mollie.pay(id)
  return id
}

describe('The comparison of Mollie with the folios', () => {
  it('takes in what no webhook told, wakes the workflow, and then finds no difference', async () => {
    const { id, payment } = await house.opened()
    const { payment: refunded, id: other } = await house.paid()
    house.mollie.callsGoLost = true
    await house.mollie.pay(payment)
    await house.mollie.refund(refunded, 3_001)
    await house.mollie.chargeBack(refunded, 4_002)
    await house.pool.query('DELETE FROM outbox')
    expect(await compare()).toEqual({ payments: 2, differing: 0 })
    expect(await house.money(id)).toEqual(['received -22000'])
    expect(await house.money(other)).toEqual([
      'received -22000',
      'refunded 3001 at-provider',
      'refunded 4002 chargeback',
    ])
    const { rows } = await house.pool.query(
      'SELECT subject_id AS id FROM outbox WHERE topic = $1 ORDER BY subject_id',
      ['payment-changed'],
    )
    expect(rows.map((row) => row.id)).toEqual([id, other].toSorted())
    expect(await differences()).toEqual([])
    await compare()
    expect(await house.money(id)).toEqual(['received -22000'])
  })

  it('sees what goes back of a payment that is older than the lists that are read', async () => {
    const { id, payment } = await house.paid()
    later()
    house.mollie.callsGoLost = true
    await house.mollie.refund(payment, 100)
    await compare()
    later()
    await house.mollie.chargeBack(payment, 200)
    await compare()
    // A chargeback is undone in no list.
    later()
    await house.mollie.reverse(payment)
    expect(await compare()).toEqual({ payments: 1, differing: 0 })
    expect(await house.money(id)).toEqual([
      'received -22000',
      'refunded 100 at-provider',
      'refunded 200 chargeback',
      'received -200 chargeback-reversed',
    ])
  })

  it('keeps what does not agree once, with both sums, until it agrees again', async () => {
    const { id, payment } = await house.paid()
    await house.mollie.refund(payment, 3_000)
    await compare()
    // Gone without a word that it failed.
    house.mollie.payments.get(payment)!.refunds.pop()
    expect(await compare()).toEqual({ payments: 1, differing: 1 })
    await compare()
    const open = { kind: 'refunded', here: 3_000, there: 0, folio: id }
    expect(await differences()).toEqual([{ ...open, resolved: false }])
    await house.mollie.refund(payment, 3_000)
    expect(await compare()).toEqual({ payments: 1, differing: 0 })
    expect(await differences()).toEqual([{ ...open, resolved: true }])
    expect(await house.money(id)).toEqual(['received -22000', 'refunded 3000 at-provider'])
  })

  it('finds a payment that Mollie says is not paid, of another sum, and not there at all', async () => {
    const [state, sum, gone] = [await house.paid(), await house.paid(), await house.paid()]
    house.mollie.payments.get(state.payment)!.status = 'expired'
    house.mollie.payments.get(sum.payment)!.cents = 21_999
    house.mollie.payments.delete(gone.payment)
    expect(await compare()).toEqual({ payments: 3, differing: 3 })
    const found = await differences()
    expect(found).toHaveLength(3)
    const here = { here: 22_000, resolved: false }
    expect(found).toContainEqual({ kind: 'state', there: 0, folio: state.id, ...here })
    expect(found).toContainEqual({ kind: 'sum', there: 21_999, folio: sum.id, ...here })
    expect(found).toContainEqual({ kind: 'unknown-there', there: 0, folio: gone.id, ...here })
  })

  it('finds a payment of this house that is not here, until it went back; others are not its own', async () => {
    await strange(null)
    const payment = await strange(randomUUID())
    expect(await compare()).toEqual({ payments: 1, differing: 1 })
    const open = { kind: 'unknown-here', here: 0, there: 5_000, folio: null }
    expect(await differences()).toEqual([{ ...open, resolved: false }])
    later()
    await house.mollie.refund(payment)
    expect(await compare()).toEqual({ payments: 1, differing: 0 })
    expect(await differences()).toEqual([{ ...open, resolved: true }])
  })

  it('gives a payment back to its attempt where older data were restored', async () => {
    const { id, payment } = await house.opened()
    await house.mollie.pay(payment)
    await house.pool.query(
      `UPDATE payments SET state = 'created', provider_id = NULL, checkout_url = NULL`,
    )
    expect(await compare()).toEqual({ payments: 1, differing: 0 })
    expect(await house.money(id)).toEqual(['received -22000'])
  })

  it('keeps and resolves nothing where Mollie is away', async () => {
    const { payment } = await house.paid()
    house.mollie.payments.get(payment)!.cents = 1
    await compare()
    house.mollie.payments.get(payment)!.cents = 22_000
    house.mollie.goesWrong({ kind: 'broken' }, 1, /GET .*payments/)
    await expect(compare()).rejects.toMatchObject({ name: 'ProviderError', reason: 'unreachable' })
    expect(await differences()).toMatchObject([{ kind: 'sum', resolved: false }])
    await compare()
    expect(await differences()).toMatchObject([{ kind: 'sum', resolved: true }])
  })

  it('stands on the dashboard with its bill, as long as it does not agree', async () => {
    const staff = await signedIn(house.app, 'https://huis.example')
    const seen = async () =>
      (await staff.get<DashboardView>('/api/back-office/dashboard')).body.attention
        .paymentDifferences
    const { id, payment } = await house.paid()
    house.mollie.payments.get(payment)!.cents = 1
    await compare()
    expect(await seen()).toEqual({
      total: 1,
      first: [
        {
          id: expect.any(Number),
          kind: 'sum',
          providerId: payment,
          hereCents: 22_000,
          thereCents: 1,
          subjectKind: 'booking',
          folioId: id,
          number: expect.stringMatching(/^B/),
          name: expect.stringMatching(/\w/),
        },
      ],
    })
    house.mollie.payments.get(payment)!.cents = 22_000
    await compare()
    expect(await seen()).toEqual({ total: 0, first: [] })
  })
})
