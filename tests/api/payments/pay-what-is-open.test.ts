import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingStatusView } from '../../../api/bookings/booking-answer-shapes.ts'
import { addEntry, balanceOf } from '../../../api/folios/folios.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type ListeningApi, choose, listeningApi } from './listening-api.ts'

let api: ListeningApi
let bookingId: string

beforeAll(async () => {
  api = await listeningApi()
})
beforeEach(async () => {
  const stay = { room: 1, arrival: '2026-03-02', departure: '2026-03-04', cents: 22_000 }
  bookingId = await occupy(api.pool, stay)
})
afterEach(() => emptySetup(api.pool))
afterAll(() => api.close())

const status = async (): Promise<BookingStatusView> =>
  (await fetch(`${api.url}/api/bookings/${bookingId}/status`)).json()

/** Where the way to pay of the mail and of the guest's page leads. */
async function checkout(): Promise<string> {
  const url = `${api.url}/api/bookings/${bookingId}/checkout`
  return (await fetch(url, { redirect: 'manual' })).headers.get('location')!
}

async function paid(page: string): Promise<void> {
  await choose(page, 'paid')
  await api.app.get(PaymentSync).sync(bookingId)
}

const asked = async () =>
  (await api.pool.query('SELECT amount_cents FROM payments ORDER BY created_at')).rows.map(
    ({ amount_cents: cents }) => cents,
  )

describe('The way to pay of a confirmed booking that nobody has paid', () => {
  it('opens a payment of all that is open, the same however often it is taken', async () => {
    expect(await status()).toMatchObject({
      state: 'confirmed',
      paid: false,
      paymentUrl: `${api.url}/api/bookings/${bookingId}/checkout`,
    })
    const pages = await Promise.all([checkout(), checkout()])
    expect(pages[0]).toContain('/sandbox/checkout/')
    expect(pages[1]).toBe(pages[0])
    expect(await asked()).toEqual([22_000])
    await paid(pages[0])
    expect(await status()).toMatchObject({ state: 'confirmed', paid: true, paymentUrl: null })
    expect(await checkout()).toContain('/bedankt')
  })

  it('opens another payment where other money came since, of what is open then', async () => {
    const before = await checkout()
    await addEntry(api.pool, {
      folioId: bookingId,
      kind: 'received',
      method: 'cash',
      cents: -10_000,
      at: new Date(),
      by: 'Mieke Geurts',
    })
    api.pass(1)
    const now = await checkout()
    expect(now).not.toBe(before)
    expect(await asked()).toEqual([22_000, 12_000])
    await paid(now)
    expect(await balanceOf(api.pool, bookingId)).toBe(0)
  })

  it('opens another payment after one that failed or ran out', async () => {
    const pages = [await checkout()]
    for (const end of ['failed', 'expired']) {
      await choose(pages.at(-1)!, end)
      await api.app.get(PaymentSync).sync(bookingId)
      pages.push(await checkout())
    }
    expect(new Set(pages).size).toBe(3)
    await paid(pages.at(-1)!)
    expect(await status()).toMatchObject({ paid: true })
  })
})
