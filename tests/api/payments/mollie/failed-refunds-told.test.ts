import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BreakfastOrderStatusView } from '../../../../api/breakfast-orders/breakfast-order-shapes.ts'
import { BookingPlan } from '../../../../api/bookings/booking-plan.ts'
import { Mails } from '../../../../api/mail/mails.ts'
import { PaymentSync } from '../../../../api/payments/payment-sync.ts'
import { Refunds } from '../../../../api/payments/refunds.ts'
import type { TimelineStep } from '../../../../api/timeline/timeline-shape.ts'
import { handsOfStaff } from '../../setup/hands-of-staff.ts'
import { orderBreakfast, threeBoxes } from '../../setup/order-breakfast.ts'
import { emptySetup } from '../../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../../setup/signed-in.ts'
import { cancelled } from '../../setup/staff-asks.ts'
import { type HouseAtMollie, houseAtMollie } from './house-at-mollie.ts'
import { pressOn } from '../../setup/version-of.ts'

const SITE = 'https://huis.example'

let house: HouseAtMollie
let staff: SignedIn
beforeAll(async () => {
  house = await houseAtMollie()
  staff = await signedIn(house.app, SITE)
})
beforeEach(() => house.mollie.payments.clear())
afterEach(() => emptySetup(house.pool))
afterAll(() => house.close())

const news = (id: string) => house.app.get(PaymentSync).sync(id)
const refundDue = (id: string) => house.app.get(Refunds).refundDue(id)
const record = async (id: string) => (await new BookingPlan(house.pool).load(id))!
const mail = async (id: string, planned = record(id)) =>
  house.app.get(Mails).send({ kind: 'booking', id }, 'overpayment-refund', await planned)
const sumsMailed = async () => {
  const { rows } = await house.pool.query<{ text: string }>(
    `SELECT text FROM mails WHERE kind = 'overpayment-refund' ORDER BY created_at`,
  )
  return rows.map(({ text }) => /We hebben (.+) teruggestort/.exec(text)![1])
}
const timeline = (id: string) => `/api/back-office/timelines/booking/${id}`

/** Cancelled, and paid after that: all of it went back by itself. */
async function paidTooLate() {
  const one = await house.opened()
  await handsOfStaff(house.app).cancel(one.id, cancelled())
  await house.mollie.pay(one.payment)
  await news(one.id)
  await refundDue(one.id)
  return { ...one, refund: house.mollie.payments.get(one.payment)!.refunds[0]!.id }
}

describe('A refund that failed and of which less is owed by then', () => {
  it('is a step of what is owed, and its guest is mailed when that went back', async () => {
    const { id, payment, refund } = await paidTooLate()
    await mail(id)
    expect(await sumsMailed()).toEqual(['€\u00a0220,00'])
    // The owner pays a part back at Mollie, and we hear of both at once.
    house.mollie.callsGoLost = true
    await house.mollie.refundFails(payment, refund)
    await house.mollie.refund(payment, 5_000)
    house.mollie.callsGoLost = false
    await news(id)
    const steps = (await staff.get<TimelineStep[]>(timeline(id))).body
    expect(steps.filter(({ kind }) => kind === 'refund-failed')).toMatchObject([
      { data: { cents: 17_000, reason: 'still-here' } },
    ])
    await staff.post(`${timeline(id)}/repeat`, { what: 'refund' })
    await refundDue(id)
    house.pass(1)
    await mail(id)
    expect(await sumsMailed()).toEqual(['€\u00a0220,00', '€\u00a0170,00'])
  })
})

describe('A guest', () => {
  it('is mailed of no refund that failed between the plan and the mail', async () => {
    const { id, payment, refund } = await paidTooLate()
    const planned = await record(id)
    await house.mollie.refundFails(payment, refund)
    await news(id)
    await mail(id, Promise.resolve(planned))
    expect(await sumsMailed()).toEqual([])
  })

  it('of a cancelled order does not read that money went back where the only refund failed', async () => {
    const { body } = await orderBreakfast(house.app, threeBoxes, undefined, SITE)
    const orders = `${house.api.url}/api/breakfast-orders/${body.id}`
    const checkout = await fetch(`${orders}/checkout`, { redirect: 'manual' })
    const payment = checkout.headers.get('location')!.split('/').at(-1)!
    await house.mollie.pay(payment)
    await news(body.id)
    const untilTheDayBefore = 29 * 24 * 60 + 1
    house.pass(untilTheDayBefore)
    const press = await pressOn(house.pool, body.id)
    const asked = { ...press, refundLate: false }
    await staff.post(`/api/back-office/breakfast-orders/${body.id}/acts/cancel`, asked)
    const refund = await house.mollie.refund(payment)
    await news(body.id)
    await house.mollie.refundFails(payment, refund)
    await news(body.id)
    const status = (await (await fetch(`${orders}/status`)).json()) as BreakfastOrderStatusView
    house.pass(-untilTheDayBefore)
    expect(status).toMatchObject({ state: 'cancelled', balanceCents: 0, refunded: false })
  })
})
