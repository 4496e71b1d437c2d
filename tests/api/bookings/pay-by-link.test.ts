import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type {
  BookingAccepted,
  BookingStatusView,
} from '../../../api/bookings/booking-answer-shapes.ts'
import { StaffBookings } from '../../../api/bookings/new-bookings.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { type ListeningApi, choose, listeningApi } from '../payments/listening-api.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { cancelled } from '../setup/staff-asks.ts'
import { staffOrder } from '../setup/staff-order.ts'

let api: ListeningApi
beforeAll(async () => {
  api = await listeningApi()
})
afterEach(() => emptySetup(api.pool))
afterAll(() => api.close())

let keys = 0
async function entered(): Promise<{ id: string; link: string | null }> {
  const { id, paymentUrl: link } = await api.app
    .get(StaffBookings)
    .book(staffOrder({ source: 'own-website' }), {
      staff: 'Marijke',
      key: `entered-by-staff-${keys++}`,
    })
  return { id, link }
}

const statusOf = async (id: string) =>
  (await (await fetch(`${api.url}/api/bookings/${id}/status`)).json()) as BookingStatusView

async function pay(id: string, method?: string) {
  const answer = await fetch(`${api.url}/api/bookings/${id}/payments`, {
    method: 'POST',
    headers: { origin: api.url, 'content-type': 'application/json' },
    body: JSON.stringify({ method }),
  })
  return { status: answer.status, body: (await answer.json()) as BookingAccepted }
}

describe('Paying by link', () => {
  it('pays a booking that staff entered, with what the guest chose; only the provider marks it paid', async () => {
    const { id, link } = await entered()
    expect(link).toBe(`${api.url}/booking-betaling?id=${id}`)
    expect(await statusOf(id)).toMatchObject({
      state: 'confirmed',
      paid: false,
      balanceCents: 22_000,
      roomKind: 'ordinary',
      conditions: [
        'Tot en met ma 23 februari krijg je alles terug.',
        'Tot en met zo 1 maart krijg je de helft terug.',
        'Daarna krijg je niets terug.',
      ],
    })
    const { status, body } = await pay(id, 'bancontact')
    expect([status, body.holdUntil]).toEqual([201, null])
    const page = await goToPay(body.paymentUrl!)
    expect(await (await fetch(page)).text()).toContain('Bancontact')
    expect((await statusOf(id)).paid).toBe(false)
    const back = await choose(page, 'paid')
    expect(back.headers.get('location')).toBe(`${api.url}/bedankt-booking?id=${id}`)
    await api.app.get(PaymentSync).sync(id)
    expect(await statusOf(id)).toMatchObject({ state: 'confirmed', paid: true, balanceCents: 0 })
    expect((await pay(id)).status).toBe(409)
  })

  it('pays what a guest holds, until its hold ends', async () => {
    const { body } = await bookOverHttp(api.url, twoNights)
    expect((await pay(body.id, 'ideal')).status).toBe(201)
    api.pass(120)
    expect((await statusOf(body.id)).state).toBe('expired')
    const { status, body: refusal } = await pay(body.id, 'ideal')
    expect([status, refusal]).toMatchObject([409, { error: { reason: 'booking-not-payable' } }])
  })

  it('pays nothing of a booking that was cancelled', async () => {
    const { id } = await entered()
    expect(await handsOfStaff(api.app).cancel(id, cancelled())).toBeNull()
    expect(await statusOf(id)).toMatchObject({ state: 'cancelled', paymentUrl: null })
    expect((await pay(id)).status).toBe(409)
  })

  it('knows no booking by an id that is none', async () => {
    for (const id of ['7f9c24e8-3b12-4c61-9f0a-2d3c1b5a6e70', 'B2026517', '1']) {
      expect((await fetch(`${api.url}/api/bookings/${id}/status`)).status).toBe(404)
      expect((await pay(id)).status).toBe(404)
    }
  })

  it('keeps the conditions of the day it was sold, though staff change them afterwards', async () => {
    const { id } = await entered()
    const { conditions } = await statusOf(id)
    await api.pool.query(
      `INSERT INTO cancellation_conditions (valid_from, steps, source) VALUES ('2021-01-02', '[{"daysBefore": 30, "basisPoints": 10000}]', 'staff')`,
    )
    expect((await statusOf(id)).conditions).toEqual(conditions)
    const question = 'room=knusse-kamer&arrival=2026-03-02&departure=2026-03-04&persons=2'
    const quote = await (await fetch(`${api.url}/api/quotes?${question}`)).json()
    expect(quote.conditions).not.toEqual(conditions)
    await api.pool.query(`DELETE FROM cancellation_conditions WHERE source = 'staff'`)
  })
})
