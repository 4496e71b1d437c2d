import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PaymentMethods } from '../../../../api/payments/payment-methods.ts'
import { PaymentSync } from '../../../../api/payments/payment-sync.ts'
import { Refunds } from '../../../../api/payments/refunds.ts'
import { bookingActivities } from '../../../../workflows/booking/activities.ts'
import { USUAL_METHODS } from '../../../setup/mollie/memory.ts'
import { handsOfStaff } from '../../setup/hands-of-staff.ts'
import { emptySetup } from '../../setup/overlaps.ts'
import { cancelled } from '../../setup/staff-asks.ts'
import { type HouseAtMollie, houseAtMollie } from './house-at-mollie.ts'
import { log } from '../../../../api/telemetry/log.ts'

let house: HouseAtMollie
beforeAll(async () => {
  house = await houseAtMollie()
  const slow = [
    { id: 'banktransfer', description: 'Overboeking' },
    { id: 'klarna', description: 'Klarna' },
  ]
  house.mollie.methods = [...USUAL_METHODS, ...slow]
  await house.app.get(PaymentMethods).ask()
})
afterEach(async () => {
  house.mollie.calls.length = 0
  house.mollie.called.length = 0
  await emptySetup(house.pool)
})
afterAll(() => house.close())

const news = (id: string) => house.app.get(PaymentSync).sync(id)
const refundDue = (id: string) => house.app.get(Refunds).refundDue(id)
const cancel = (id: string, refundCents: number) =>
  handsOfStaff(house.app).cancel(id, cancelled('ziek', { refundCents }))

describe('A house that is paid through Mollie', () => {
  it('is called when a payment is paid, and enters what came', async () => {
    const { id, payment } = await house.opened()
    await house.mollie.pay(payment)
    expect(house.mollie.called).toEqual([
      { id: payment, url: 'https://huis.example/api/payments/webhook', status: 200 },
    ])
    await news(id)
    expect(await house.money(id)).toEqual(['received -22000'])
  })

  it('pays back in parts and wholly, each once', async () => {
    const { id, payment } = await house.paid()
    await cancel(id, 15_050)
    await refundDue(id)
    await refundDue(id)
    await news(id)
    expect(await house.money(id)).toEqual(['received -22000', 'refunded 15050'])
    expect(house.mollie.payments.get(payment)!.refunds.map(({ cents }) => cents)).toEqual([15_050])
  })

  it('enters to the cent what goes back at Mollie, by its owner and by a bank', async () => {
    const { id, payment } = await house.paid()
    await house.mollie.refund(payment, 3_001)
    await news(id)
    await house.mollie.chargeBack(payment, 4_002)
    await news(id)
    house.pass(1)
    await house.mollie.reverse(payment)
    await news(id)
    expect(await house.money(id)).toEqual([
      'received -22000',
      'refunded 3001 at-provider',
      'refunded 4002 chargeback',
      'received -4002 chargeback-reversed',
    ])
  })

  it('enters a refund once that one answer lists twice', async () => {
    const { id, payment } = await house.paid()
    await house.mollie.refund(payment, 3_001)
    const { refunds } = house.mollie.payments.get(payment)!
    refunds.push(refunds[0]!)
    await news(id)
    expect(await house.money(id)).toEqual(['received -22000', 'refunded 3001 at-provider'])
  })

  it('leaves to staff what Mollie refuses to pay back, and no more than is still owed', async () => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const { id, payment } = await house.paid()
    await cancel(id, 22_000)
    house.mollie.goesWrong({ kind: 'broken', status: 422 }, 1, /refunds/)
    await refundDue(id)
    expect(await house.money(id)).toEqual(['received -22000'])
    // Its owner pays a part back there.
    await house.mollie.refund(payment, 20_000)
    await news(id)
    await refundDue(id)
    warned.mockRestore()
    expect(await house.money(id)).toEqual(['received -22000', 'refunded 20000 at-provider'])
    const { rows } = await house.pool.query('SELECT state, cents FROM refunds ORDER BY cents')
    expect(rows).toEqual([
      { state: 'refused', cents: 2_000 },
      { state: 'made', cents: 20_000 },
    ])
  })

  it('leaves out on Mollie’s own page, too, what stays open for days', async () => {
    expect((await house.booked({ method: 'banktransfer' })).status).toBe(400)
    await house.opened()
    const asked = house.mollie.calls.find(({ what }) => what === 'POST /v2/payments')!
    expect(asked.body['method']).toEqual(['ideal', 'bancontact', 'creditcard'])
  })

  it('tries again with the same key when Mollie has time again, and not before', async () => {
    const { openPayment } = bookingActivities(house.app)
    const { body } = await house.booked()
    house.mollie.calls.length = 0
    house.mollie.goesWrong({ kind: 'busy', retryAfter: 1 }, 1, /POST .*payments/)
    const away = 'the payment provider cannot be reached'
    await expect(openPayment(body.id)).rejects.toThrow(away)
    await expect(openPayment(body.id)).rejects.toThrow(away)
    expect(house.mollie.calls).toHaveLength(1)
    await expect
      .poll(
        () =>
          openPayment(body.id).then(
            () => 'opened',
            () => 'not yet',
          ),
        { timeout: 10_000 },
      )
      .toBe('opened')
    const opening = house.mollie.calls.filter(({ what }) => what === 'POST /v2/payments')
    expect(opening).toHaveLength(2)
    expect(opening[1]!.key).toBe(opening[0]!.key)
    expect(opening[1]!.at - opening[0]!.at).toBeGreaterThan(900)
    expect([...house.mollie.payments.values()].at(-1)!.description).toMatch(/^Boeking /)
  })
})
