import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookingDetailView } from '../../../../api/bookings/booking-answer-shapes.ts'
import type { DashboardView } from '../../../../api/dashboard/dashboard-view.ts'
import { netLinesOf } from '../../../../api/folios/folio-lines.ts'
import { PaymentComparison } from '../../../../api/payments/comparison/payment-comparison.ts'
import { PaymentProvider } from '../../../../api/payments/payment-provider.ts'
import { PaymentSync } from '../../../../api/payments/payment-sync.ts'
import { Refunds } from '../../../../api/payments/refunds.ts'
import type { TimelineStep } from '../../../../api/timeline/timeline-shape.ts'
import { handsOfStaff } from '../../setup/hands-of-staff.ts'
import { emptySetup } from '../../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../../setup/signed-in.ts'
import { cancelled } from '../../setup/staff-asks.ts'
import { type HouseAtMollie, houseAtMollie } from './house-at-mollie.ts'

let house: HouseAtMollie
let staff: SignedIn
let passed = 0
beforeAll(async () => {
  house = await houseAtMollie()
  staff = await signedIn(house.app, 'https://huis.example')
})
beforeEach(() => house.mollie.payments.clear())
afterEach(async () => {
  vi.restoreAllMocks()
  house.mollie.callsGoLost = false
  house.pass(-passed)
  passed = 0
  await emptySetup(house.pool)
})
afterAll(() => house.close())

function later(days: number) {
  house.pass(days * 24 * 60)
  passed += days * 24 * 60
}
const news = (id: string) => house.app.get(PaymentSync).sync(id)
const refundDue = (id: string) => house.app.get(Refunds).refundDue(id)
const compare = () => house.app.get(PaymentComparison).compare()
const refundsAt = (payment: string) => house.mollie.payments.get(payment)!.refunds
const detail = async (id: string) =>
  (await staff.get<BookingDetailView>(`/api/back-office/bookings/${id}`)).body
const toPayByHand = async () =>
  (await staff.get<DashboardView>('/api/back-office/dashboard')).body.attention.refunds.first.map(
    ({ id, cents }) => ({ id, cents }),
  )
const timeline = (id: string) => `/api/back-office/timelines/booking/${id}`
const failedSteps = async (id: string) =>
  (await staff.get<TimelineStep[]>(timeline(id))).body.filter(
    ({ kind }) => kind === 'refund-failed',
  )
const repeat = (id: string) => staff.post(`${timeline(id)}/repeat`, { what: 'refund' })

/** Paid € 220,00 and cancelled; € 100,00 of it went back. */
async function paidBack() {
  const one = await house.paid()
  await handsOfStaff(house.app).cancel(one.id, cancelled('ziek', { refundCents: 10_000 }))
  await refundDue(one.id)
  await news(one.id)
  expect(await house.money(one.id)).toEqual(wentBack)
  return { ...one, refund: refundsAt(one.payment)[0]!.id }
}
const wentBack = ['received -22000', 'refunded 10000']
const cameBack = [...wentBack, 'refunded -10000 refund-failed']

describe('A refund that fails at Mollie after it was made', () => {
  it.each(['failed', 'canceled'] as const)(
    '(%s) is owed again, stands on the dashboard and in the timeline, and goes back when asked again',
    async (status) => {
      const { id, payment, refund } = await paidBack()
      const sold = await netLinesOf(house.pool, id)
      await house.mollie.refundFails(payment, refund, status)
      await news(id)
      expect(await house.money(id)).toEqual(cameBack)
      const seen = await detail(id)
      expect(seen).toMatchObject({ balanceCents: -10_000, refundByHand: { cents: 10_000 } })
      expect(await netLinesOf(house.pool, id)).toEqual(sold)
      expect(await toPayByHand()).toEqual([{ id, cents: 10_000 }])
      expect(await failedSteps(id)).toMatchObject([
        {
          by: 'provider',
          outcome: 'failed',
          data: { cents: 10_000, method: 'ideal', reason: 'still-here' },
          repeat: { what: 'refund' },
        },
      ])
      expect(await compare()).toEqual({ payments: 1, differing: 0 })
      // Nothing is asked of Mollie by itself.
      await refundDue(id)
      expect(refundsAt(payment)).toHaveLength(1)

      expect((await repeat(id)).status).toBe(200)
      await refundDue(id)
      await news(id)
      expect(refundsAt(payment).map(({ cents }) => cents)).toEqual([10_000, 10_000])
      expect(await house.money(id)).toEqual([...cameBack, 'refunded 10000'])
      expect((await detail(id)).balanceCents).toBe(0)
      expect(await toPayByHand()).toEqual([])
      expect(await compare()).toEqual({ payments: 1, differing: 0 })
    },
  )

  it('is told once, however often Mollie calls, by calls and comparison at once', async () => {
    const { id, payment, refund } = await paidBack()
    await house.mollie.refundFails(payment, refund)
    await Promise.all([news(id), house.mollie.call(payment), compare(), news(id), compare()])
    await news(id)
    expect(await house.money(id)).toEqual(cameBack)
    expect(await failedSteps(id)).toHaveLength(1)
  })

  it('months later without a call is found by the comparison of the night', async () => {
    const { id, payment, refund } = await paidBack()
    house.mollie.callsGoLost = true
    later(100)
    await house.mollie.refundFails(payment, refund)
    expect(await compare()).toEqual({ payments: 1, differing: 0 })
    expect(await house.money(id)).toEqual(cameBack)
    expect(await toPayByHand()).toEqual([{ id, cents: 10_000 }])
  })

  it('stays failed where an answer from before it comes late', async () => {
    const { id, payment, refund } = await paidBack()
    const provider = house.app.get(PaymentProvider)
    const before = await provider.find(payment)
    await house.mollie.refundFails(payment, refund)
    await news(id)
    vi.spyOn(provider, 'find').mockResolvedValueOnce(before)
    await news(id)
    expect(await house.money(id)).toEqual(cameBack)
  })

  it('and of which the answer was lost is not asked for again by itself', async () => {
    const one = await house.paid()
    await handsOfStaff(house.app).cancel(one.id, cancelled('ziek', { refundCents: 10_000 }))
    house.mollie.goesWrong({ kind: 'answer-lost' }, 1, /POST .*refunds/)
    await expect(refundDue(one.id)).rejects.toMatchObject({ reason: 'unreachable' })
    await house.mollie.refundFails(one.payment, refundsAt(one.payment)[0]!.id)
    await refundDue(one.id)
    expect(refundsAt(one.payment)).toHaveLength(1)
    expect(await house.money(one.id)).toEqual(cameBack)
    expect(await toPayByHand()).toEqual([{ id: one.id, cents: 10_000 }])
  })

  it('and fails again when asked again is still for staff', async () => {
    const { id, payment, refund } = await paidBack()
    await house.mollie.refundFails(payment, refund)
    await news(id)
    await repeat(id)
    await refundDue(id)
    await house.mollie.refundFails(payment, refundsAt(payment)[1]!.id)
    await news(id)
    expect((await detail(id)).balanceCents).toBe(-10_000)
    expect(await toPayByHand()).toEqual([{ id, cents: 10_000 }])
    const steps = await failedSteps(id)
    expect(steps.map(({ repeat: again }) => again)).toEqual([undefined, { what: 'refund' }])
  })

  it('and was then paid back by its owner at Mollie, by the same sum, is settled', async () => {
    const { id, payment, refund } = await paidBack()
    await house.mollie.refundFails(payment, refund)
    await news(id)
    await house.mollie.refund(payment, 10_000)
    await news(id)
    expect(await house.money(id)).toEqual([...cameBack, 'refunded 10000 at-provider'])
    expect((await detail(id)).balanceCents).toBe(0)
    expect(await toPayByHand()).toEqual([])
  })

  it('while its id was not stored yet leaves a new one of the same sum to be entered', async () => {
    const { id, payment, refund } = await paidBack()
    await house.mollie.refundFails(payment, refund)
    await news(id)
    // As a house of before migration 0088 may have it.
    await house.pool.query(`DELETE FROM refunds WHERE state = 'refused'`)
    await house.pool.query(`UPDATE refunds SET state = 'made', provider_id = NULL`)
    await house.mollie.refund(payment, 10_000)
    await news(id)
    expect(await house.money(id)).toEqual([...cameBack, 'refunded 10000 at-provider'])
  })

  it('and was then paid by hand is noted, and never asked of Mollie again', async () => {
    const { id, payment, refund } = await paidBack()
    await house.mollie.refundFails(payment, refund)
    await news(id)
    const { refundByHand } = await detail(id)
    const noted = { ...refundByHand, method: 'bank', requestId: 'press-of-by-hand' }
    const url = `/api/back-office/bookings/${id}/acts/refunded-by-hand`
    expect((await staff.post(url, noted)).status).toBe(200)
    await refundDue(id)
    expect(refundsAt(payment)).toHaveLength(1)
    expect(await house.money(id)).toEqual([...cameBack, 'refunded 10000'])
    expect(await toPayByHand()).toEqual([])
    expect((await repeat(id)).status).toBe(409)
  })

  it('is owed to nobody where its owner had made it at Mollie and the stay costs that much', async () => {
    const { id, payment } = await house.paid()
    const refund = await house.mollie.refund(payment, 5_000)
    await news(id)
    expect((await detail(id)).balanceCents).toBe(5_000)
    await house.mollie.refundFails(payment, refund)
    await news(id)
    expect((await detail(id)).balanceCents).toBe(0)
    expect(await toPayByHand()).toEqual([])
    expect(await failedSteps(id)).toMatchObject([{ data: { cents: 5_000, reason: 'not-owed' } }])
    await refundDue(id)
    expect(refundsAt(payment)).toHaveLength(1)
  })

  it('is for staff, and not asked for by itself, where its owner had made it for what was owed', async () => {
    const { id, payment } = await house.paid()
    await handsOfStaff(house.app).cancel(id, cancelled('ziek', { refundCents: 10_000 }))
    const refund = await house.mollie.refund(payment, 12_000)
    await news(id)
    await house.mollie.refundFails(payment, refund)
    await news(id)
    await refundDue(id)
    expect(refundsAt(payment)).toHaveLength(1)
    expect(await toPayByHand()).toEqual([{ id, cents: 10_000 }])
    expect((await detail(id)).balanceCents).toBe(-10_000)
    expect(await failedSteps(id)).toMatchObject([{ data: { cents: 10_000, reason: 'still-here' } }])
  })
})
