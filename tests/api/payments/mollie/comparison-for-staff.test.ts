import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DashboardView } from '../../../../api/dashboard/dashboard-view.ts'
import { PaymentComparison } from '../../../../api/payments/comparison/payment-comparison.ts'
import { log } from '../../../../api/telemetry/log.ts'
import type { TimelineStep } from '../../../../api/timeline/timeline-shape.ts'
import { emptied } from '../../setup/emptied.ts'
import { emptySetup } from '../../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../../setup/signed-in.ts'
import { type HouseAtMollie, houseAtMollie } from './house-at-mollie.ts'

const FORTY_DAYS = 40 * 24 * 60

let house: HouseAtMollie
let staff: SignedIn
let passed = 0
beforeAll(async () => {
  house = await houseAtMollie()
})
afterEach(async () => {
  house.mollie.callsGoLost = false
  house.mollie.payments.clear()
  house.pass(-passed)
  passed = 0
  vi.restoreAllMocks()
  await emptied(house.pool, 'payment_comparisons')
  await emptySetup(house.pool)
})
afterAll(() => house.close())

/** Forty days go by: no list of Mollie goes back so far. */
function later() {
  house.pass(FORTY_DAYS)
  passed += FORTY_DAYS
}
const held = (payment: string) => house.mollie.payments.get(payment)!
const unreadableDate = (payment: string) =>
  Object.assign(new Date(held(payment).createdAt), { toISOString: () => 'gisteren' })
const quietly = () => vi.spyOn(log, 'warn').mockImplementation(() => {})
const compare = () => house.app.get(PaymentComparison).compare()
async function attention() {
  staff ??= await signedIn(house.app, 'https://huis.example')
  return (await staff.get<DashboardView>('/api/back-office/dashboard')).body.attention
}
const open = async () => (await attention()).paymentDifferences.first
const see = (id: number, sums = { hereCents: 22_000, thereCents: 21_999 }) =>
  staff.post(`/api/back-office/payment-differences/${id}/seen`, sums)

/** Paid, and paid back at Mollie without anybody telling the house. */
async function paidBackUnheard() {
  const one = await house.paid()
  house.mollie.callsGoLost = true
  await house.mollie.refund(one.payment, 100)
  house.mollie.callsGoLost = false
  return one
}
const wentBack = ['received -22000', 'refunded 100 at-provider']

describe('A payment of which Mollie’s answer cannot be read', () => {
  it.each([
    ['of the list', (payment: string) => void Object.assign(held(payment), { status: 'odd' })],
    [
      'of the list of refunds',
      (payment: string) => {
        const createdAt = unreadableDate(payment)
        const back = { id: 're_1', paymentId: payment, cents: 100, description: '', metadata: null }
        held(payment).refunds.push({ ...back, status: 'refunded', createdAt })
        Object.assign(held(payment), { status: 'odd' })
      },
    ],
  ])('is a difference of its own, and the others %s are compared', async (_where, spoil) => {
    quietly()
    const before = await paidBackUnheard()
    const odd = await house.paid()
    const after = await paidBackUnheard()
    spoil(odd.payment)
    expect(await compare()).toEqual({ payments: 3, differing: 1 })
    expect(await house.money(before.id)).toEqual(wentBack)
    expect(await house.money(after.id)).toEqual(wentBack)
    expect(await open()).toMatchObject([
      { kind: 'not-compared', hereCents: 22_000, thereCents: 0, folioId: odd.id },
    ])
    held(odd.payment).status = 'paid'
    await compare()
    expect(await open()).toEqual([])
  })

  it('because it is in another currency is one, too, where this house opened it', async () => {
    quietly()
    const { id, payment } = await house.paid()
    held(payment).currency = 'USD'
    house.mollie.payments.set('tr_others', { ...held(payment), id: 'tr_others', metadata: null })
    expect(await compare()).toEqual({ payments: 1, differing: 1 })
    expect(await open()).toMatchObject([
      { kind: 'not-compared', hereCents: 22_000, thereCents: 0, folioId: id },
    ])
  })

  it('that is older than the lists is one, too, beside what did not agree before', async () => {
    quietly()
    const { id, payment } = await house.paid()
    await house.mollie.refund(payment, 3_000)
    await compare()
    held(payment).refunds.pop()
    await compare()
    later()
    Object.assign(held(payment), { status: 'odd' })
    expect(await compare()).toEqual({ payments: 1, differing: 1 })
    const kinds = (await open()).map(({ kind, folioId }) => [kind, folioId])
    expect(new Set(kinds.map(String))).toEqual(new Set([`not-compared,${id}`, `refunded,${id}`]))
    expect(kinds).toHaveLength(2)
  })

  it('and of which a whole page cannot be read ends the list: nothing says how old it is', async () => {
    quietly()
    const { payment } = await house.paid()
    for (let count = 0; count < 600; count++) {
      const id = `tr_odd${count}`
      house.mollie.payments.set(id, { ...held(payment), id, createdAt: unreadableDate(payment) })
    }
    house.mollie.calls.length = 0
    await expect(compare()).rejects.toThrow('a whole page of payments cannot be read')
    expect(house.mollie.calls).toHaveLength(1)
  })

  it('and that cannot be reached keeps none of the others from being compared', async () => {
    const away = await house.paid()
    const other = await house.paid()
    later()
    for (const { payment } of [away, other]) {
      house.mollie.callsGoLost = true
      await house.mollie.refund(payment, 100)
    }
    house.mollie.goesWrong({ kind: 'broken' }, 5, new RegExp(`GET .*payments/${away.payment}`))
    await expect(compare()).rejects.toMatchObject({ reason: 'unreachable' })
    expect(await house.money(other.id)).toEqual(wentBack)
    expect(await open()).toEqual([])
  })
})

describe('A difference with Mollie', () => {
  async function different() {
    const one = await house.paid()
    held(one.payment).cents = 21_999
    await compare()
    const [difference] = await open()
    return { ...one, difference: difference!.id }
  }

  it('that staff have seen asks for nobody any more, and its bill says who and when', async () => {
    const { id, difference } = await different()
    expect((await see(difference)).status).toBe(200)
    expect(await open()).toEqual([])
    await compare()
    expect(await open()).toEqual([])
    expect((await see(difference)).status).toBe(200)
    const { body } = await staff.get<TimelineStep[]>(`/api/back-office/timelines/booking/${id}`)
    const seen = body.filter(({ kind }) => kind === 'difference-seen')
    expect(seen).toMatchObject([{ by: expect.stringMatching(/\w/), data: { cents: 1 } }])
    expect(seen[0]!.at).not.toBeNull()
    const { rows } = await house.pool.query('SELECT seen_by, resolved_at FROM payment_differences')
    expect(rows).toEqual([{ seen_by: seen[0]!.by, resolved_at: null }])
  })

  it('asks for somebody again when its sums change', async () => {
    const { payment, difference } = await different()
    await see(difference)
    held(payment).cents = 21_000
    await compare()
    expect(await open()).toMatchObject([{ kind: 'sum', thereCents: 21_000 }])
  })

  it('stays put away where nothing but its bill becomes known', async () => {
    const { difference } = await different()
    await see(difference)
    await house.pool.query('UPDATE payment_differences SET folio_id = NULL')
    await compare()
    expect(await open()).toEqual([])
  })

  it('is not put away by who read it with other sums', async () => {
    const { payment, difference } = await different()
    held(payment).cents = 1_000
    await compare()
    expect(await see(difference)).toMatchObject({
      status: 409,
      body: { error: { reason: 'changed-meanwhile' } },
    })
    expect(await open()).toMatchObject([{ kind: 'sum', thereCents: 1_000 }])
  })

  it('that agrees again by now is nobody’s, and its bill says of nobody who saw it', async () => {
    const { id, payment, difference } = await different()
    held(payment).cents = 22_000
    await compare()
    expect((await see(difference)).status).toBe(200)
    const { body } = await staff.get<TimelineStep[]>(`/api/back-office/timelines/booking/${id}`)
    expect(body.filter(({ kind }) => kind === 'difference-seen')).toEqual([])
  })

  it('that there is none of cannot be seen', async () => {
    await attention()
    expect((await see(987_654)).status).toBe(404)
  })

  it('keeps its bill when Mollie’s lists no longer say which one that is', async () => {
    const { id, payment } = await house.paid()
    // A second payment of the same attempt, as of a key that Mollie had forgotten.
    house.mollie.payments.set('tr_second', { ...held(payment), id: 'tr_second', refunds: [] })
    await compare()
    expect(await open()).toMatchObject([{ kind: 'unknown-here', folioId: id }])
    later()
    await compare()
    expect(await open()).toMatchObject([{ kind: 'unknown-here', folioId: id }])
  })
})

describe('The dashboard of a house that takes real payments', () => {
  const compared = async () => (await attention()).comparison
  const lastOne = (when: string) =>
    house.pool.query(`UPDATE payment_comparisons SET ended_at = now() - interval '${when}'`)

  it('says when the payments were last compared as soon as that is two days ago', async () => {
    expect(await compared()).toBeNull()
    await compare()
    await lastOne('47 hours')
    expect(await compared()).toBeNull()
    await lastOne('49 hours')
    expect(await compared()).toEqual({ lastAt: expect.stringMatching(/Z$/) })
    await compare()
    expect(await compared()).toBeNull()
  })

  it('says that they never were, of payments of two days ago', async () => {
    await house.paid()
    await house.pool.query(`UPDATE payments SET created_at = now() - interval '47 hours'`)
    expect(await compared()).toBeNull()
    await house.pool.query(`UPDATE payments SET created_at = now() - interval '49 hours'`)
    expect(await compared()).toEqual({ lastAt: null })
  })

  it('counts no comparison that did not come to its end', async () => {
    await house.paid()
    house.mollie.goesWrong({ kind: 'broken' }, 1, /GET .*refunds/)
    await expect(compare()).rejects.toMatchObject({ reason: 'unreachable' })
    const { rowCount } = await house.pool.query('SELECT FROM payment_comparisons')
    expect(rowCount).toBe(0)
  })
})
