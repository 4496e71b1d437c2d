import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BookingStatusView } from '../../../api/bookings/booking-answer-shapes.ts'
import { BookingPlan } from '../../../api/bookings/booking-plan.ts'
import { BookingPaymentOwner } from '../../../api/bookings/booking-payment-owner.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { PaymentMethods } from '../../../api/payments/payment-methods.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { PaymentWatch } from '../../../api/payments/payment-watch.ts'
import { bookingActivities } from '../../../workflows/booking/activities.ts'
import { USUAL_METHODS } from '../../setup/mollie/memory.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { emptySetup, overlaps } from '../setup/overlaps.ts'
import { type ListeningApi, choose, eventually, listeningApi } from './listening-api.ts'
import { type HouseAtMollie, houseAtMollie } from './mollie/house-at-mollie.ts'

const MINUTE_MS = 60_000

let api: ListeningApi
let house: HouseAtMollie
beforeAll(async () => {
  api = await listeningApi()
  house = await houseAtMollie()
  house.mollie.methods = [...USUAL_METHODS, { id: 'paypal', description: 'PayPal' }]
  await house.app.get(PaymentMethods).ask()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await emptySetup(api.pool)
  await emptySetup(house.pool)
})
afterAll(async () => {
  await api.close()
  await house.close()
})

const now = (at: ListeningApi) => at.app.get(Clock).now()

/** Minutes from `since` until which the guest reads that the room is theirs; null: no longer. */
async function shown(at: ListeningApi, id: string, since: number): Promise<number | null> {
  const answer = await fetch(`${at.url}/api/bookings/${id}/status`)
  const { state, holdUntil } = (await answer.json()) as BookingStatusView
  return state === 'held' ? (Date.parse(holdUntil!) - since) / MINUTE_MS : null
}

/** What the workflow does when its timer says that the hold is over. */
const timer = (at: ListeningApi, id: string) => bookingActivities(at.app).expireHold(id)

async function storedOf(at: ListeningApi, id: string) {
  const { rows } = await at.pool.query<{ state: string; hold: Date }>(
    'SELECT state, hold_until AS hold FROM bookings WHERE id = $1',
    [id],
  )
  return rows[0]!
}

/** Books with a way to pay and goes to its page. */
async function begun(method: string) {
  const since = now(api)
  const { status, body } = await bookOverHttp(api.url, { ...twoNights, method })
  expect(status).toBe(201)
  return { id: body.id, since, page: await goToPay(body.paymentUrl!) }
}

async function again(id: string, method: string) {
  const answer = await fetch(`${api.url}/api/bookings/${id}/payments`, {
    method: 'POST',
    headers: { origin: api.url, 'content-type': 'application/json' },
    body: JSON.stringify({ method }),
  })
  expect(answer.status).toBe(201)
  return goToPay(((await answer.json()) as { paymentUrl: string }).paymentUrl)
}

/** An attempt fails, and the house has looked at the news of it. */
async function fails(id: string, page: string) {
  await choose(page, 'failed')
  await eventually(async () => {
    await api.app.get(PaymentSync).sync(id)
    const { rowCount } = await api.pool.query(
      'SELECT FROM payment_webhooks WHERE provider_id = $1 AND processed_at IS NOT NULL',
      [page.split('/').at(-1)],
    )
    return rowCount === 1
  })
}

/** Fills what is left of the room type; answers how many rooms others got. */
async function othersBook(): Promise<number> {
  for (let rooms = 0; ; rooms++)
    if ((await bookOverHttp(api.url, twoNights)).status !== 201) return rooms
}

describe('A hold', () => {
  it('lives for 20 minutes where the session is of 15, as of iDEAL', async () => {
    const { id, since } = await begun('ideal')
    expect(await shown(api, id, since)).toBe(20)
    api.pass(21)
    await timer(api, id)
    expect((await storedOf(api, id)).state).toBe('expired')
  })

  it('lives as long as the session of its method, as guest, workflow and others see it', async () => {
    const { id, since, page } = await begun('bancontact')
    expect(await shown(api, id, since)).toBe(65)
    const plan = api.app.get(BookingPlan)
    expect(plan.plan((await plan.load(id))!, since)).toContainEqual(
      expect.objectContaining({ step: 'expireHold', dueAt: since + 65 * MINUTE_MS }),
    )
    api.pass(59)
    await timer(api, id)
    const others = await othersBook()
    expect(await overlaps(api.pool)).toBe(0)
    await choose(page, 'paid')
    await api.app.get(PaymentSync).sync(id)
    expect((await storedOf(api, id)).state).toBe('confirmed')
    // An unpaid one beside it would have been given away.
    await emptySetup(api.pool)
    expect(await othersBook()).toBe(others + 1)
  })

  it('ends with the session where nobody paid', async () => {
    const { id } = await begun('bancontact')
    api.pass(66)
    await timer(api, id)
    expect((await storedOf(api, id)).state).toBe('expired')
  })

  it('does not end before a session that is open, whatever becomes of another attempt', async () => {
    const { id, since, page } = await begun('bancontact')
    api.pass(5)
    const other = await again(id, 'ideal')
    await choose(other, 'failed')
    await api.app.get(PaymentSync).sync(id)
    expect(await shown(api, id, since)).toBe(65)
    api.pass(54)
    await timer(api, id)
    await choose(page, 'paid')
    await api.app.get(PaymentSync).sync(id)
    expect((await storedOf(api, id)).state).toBe('confirmed')
  })

  it('grows with a second try by another method', async () => {
    const { id, since, page } = await begun('ideal')
    await choose(page, 'canceled')
    api.pass(10)
    await again(id, 'bancontact')
    expect(await shown(api, id, since)).toBe(75)
  })

  it('ends for who fails again and again, and not before the last session that is open', async () => {
    const { id, since, page } = await begun('bancontact')
    await fails(id, page)
    for (const _hour of [1, 2]) {
      api.pass(60)
      await fails(id, await again(id, 'bancontact'))
    }
    api.pass(60)
    const last = await again(id, 'bancontact')
    expect(await shown(api, id, since)).toBe(200)
    api.pass(10)
    await fails(id, await again(id, 'ideal'))
    expect(Number((await storedOf(api, id)).hold)).toBe(since + 245 * MINUTE_MS)
    api.pass(49)
    expect(await shown(api, id, since)).toBe(null)
    await timer(api, id)
    await choose(last, 'paid')
    await api.app.get(PaymentSync).sync(id)
    expect((await storedOf(api, id)).state).toBe('confirmed')
  })

  it('is as it was where its longer session could not be stored with it', async () => {
    const { body } = await bookOverHttp(api.url, { ...twoNights, method: 'bancontact' })
    vi.spyOn(BookingPaymentOwner.prototype, 'prolong').mockRejectedValueOnce(new Error('away'))
    await goToPay(body.paymentUrl!)
    const { rows } = await api.pool.query('SELECT state, keeps_until FROM payments')
    expect(rows).toEqual([{ state: 'created', keeps_until: null }])
    const since = now(api)
    await goToPay(body.paymentUrl!)
    expect(await shown(api, body.id, since)).toBe(65)
  })
})

describe('A hold that is paid at Mollie', () => {
  const since = () => now(house.api)

  /** The worker looks for news, and its workflow at what was found; answers how much that was. */
  async function looks(id: string): Promise<number> {
    await house.app.get(PaymentWatch).look()
    const { rowCount } = await house.pool.query(
      'SELECT FROM payment_webhooks WHERE processed_at IS NULL',
    )
    await house.app.get(PaymentSync).sync(id)
    return rowCount!
  }

  it('lives until the session ends that a payer chooses there', async () => {
    const from = since()
    const { id, payment } = await house.opened()
    expect(await shown(house.api, id, from)).toBe(20)
    house.pass(10)
    house.mollie.choose(payment, 'bancontact')
    expect(await looks(id)).toBe(1)
    expect(await shown(house.api, id, from)).toBe(75)
    house.pass(59)
    await timer(house.api, id)
    await house.mollie.pay(payment)
    await house.app.get(PaymentSync).sync(id)
    expect((await storedOf(house.api, id)).state).toBe('confirmed')
  })

  it('is asked about once more before it ends, where nobody watched', async () => {
    const { id, payment } = await house.opened()
    house.mollie.choose(payment, 'bancontact')
    house.pass(21)
    await timer(house.api, id)
    expect((await storedOf(house.api, id)).state).toBe('held')
  })

  it('lives for three hours of a session of days, and what is paid later is late money', async () => {
    const from = since()
    const { status, body } = await house.booked({ method: 'paypal' })
    expect(status).toBe(201)
    const payment = (await house.goesToPay(body.id)).split('/').at(-1)!
    expect(await shown(house.api, body.id, from)).toBe(185)
    house.pass(24 * 60)
    await timer(house.api, body.id)
    expect((await storedOf(house.api, body.id)).state).toBe('expired')
    await house.mollie.pay(payment)
    await house.app.get(PaymentSync).sync(body.id)
    expect((await storedOf(house.api, body.id)).state).toBe('confirmed')
  })

  it('is not longer where the same end is answered again and again', async () => {
    const { id, payment } = await house.opened()
    house.mollie.choose(payment, 'bancontact')
    const ends = []
    for (let look = 0; look < 3; look++) {
      house.pass(5)
      expect(await looks(id)).toBe(look === 0 ? 1 : 0)
      ends.push((await storedOf(house.api, id)).hold)
    }
    expect(new Set(ends.map(Number)).size).toBe(1)
  })
})
