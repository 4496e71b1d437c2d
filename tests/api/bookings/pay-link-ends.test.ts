import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type {
  BookingAccepted,
  BookingStatusView,
} from '../../../api/bookings/booking-answer-shapes.ts'
import { StaffBookings } from '../../../api/bookings/new-bookings.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { MONDAY } from '../setup/api-process.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { staffOrder } from '../setup/staff-order.ts'
import { type ListeningApi, choose, listeningApi } from '../payments/listening-api.ts'

const DAY = 24 * 60
const MINUTE_MS = 60_000

let api: ListeningApi
beforeEach(async () => {
  api = await listeningApi()
})
afterEach(() => api.close())

async function entered(arrival: string, departure: string): Promise<string> {
  const { id } = await api.app
    .get(StaffBookings)
    .book(staffOrder({ source: 'own-website', arrival, departure }), {
      staff: 'Marijke',
      key: `entered-with-a-link-${arrival}`,
    })
  return id
}

const daysOfLink = (days: number) =>
  api.pool.query(`INSERT INTO settings (key, value) VALUES ('rule-numbers', $1)`, [
    JSON.stringify({ 'pay-link.days': days }),
  ])

const statusOf = async (id: string) =>
  (await (await fetch(`${api.url}/api/bookings/${id}/status`)).json()) as BookingStatusView

async function pay(id: string) {
  const answer = await fetch(`${api.url}/api/bookings/${id}/payments`, {
    method: 'POST',
    headers: { origin: api.url, 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'ideal' }),
  })
  return { status: answer.status, body: (await answer.json()) as BookingAccepted }
}

describe('A pay link', () => {
  it('works for 30 days; then it says so, and staff send another one', async () => {
    const id = await entered('2026-04-20', '2026-04-22')
    const told = await statusOf(id)
    expect(told).toMatchObject({ linkEnded: false, payUntil: '2026-03-04T23:00:00.000Z' })
    // Another number ends no link that is out.
    await daysOfLink(3)
    api.pass(30 * DAY)
    expect(await statusOf(id)).toEqual(told)
    api.pass(DAY)
    const ended = { state: 'confirmed', linkEnded: true, paymentUrl: null, paid: false } as const
    expect(await statusOf(id)).toMatchObject(ended)
    const { status, body } = await pay(id)
    expect([status, body]).toMatchObject([410, { error: { reason: 'pay-link-ended' } }])
    const way = await fetch(`${api.url}/api/bookings/${id}/checkout`, { redirect: 'manual' })
    expect(way.headers.get('location')).toBe(`${api.url}/bedankt-booking?id=${id}`)

    expect(await handsOfStaff(api.app).resendConfirmation(id)).toBeNull()
    const again = { linkEnded: false, payUntil: '2026-03-08T23:00:00.000Z' }
    expect(await statusOf(id)).toMatchObject(again)
    expect((await pay(id)).status).toBe(201)
  })

  it('that ends while a guest pays loses nothing: the money is booked', async () => {
    const id = await entered('2026-04-20', '2026-04-22')
    const { payUntil } = await statusOf(id)
    api.pass((Date.parse(payUntil!) - MONDAY) / MINUTE_MS - 2)
    const page = await goToPay((await pay(id)).body.paymentUrl!)
    api.pass(4)
    expect((await statusOf(id)).linkEnded).toBe(true)
    await choose(page, 'paid')
    await api.app.get(PaymentSync).sync(id)
    expect(await statusOf(id)).toMatchObject({ paid: true, balanceCents: 0, linkEnded: false })
  })

  it('ends with the stay; a bill after it is paid by another one, asked for by a mail of its own', async () => {
    const id = await entered('2026-02-09', '2026-02-11')
    const { payUntil } = await statusOf(id)
    expect(payUntil).toBe('2026-02-11T23:00:00.000Z')
    api.pass((Date.parse(payUntil!) - MONDAY) / MINUTE_MS)
    expect((await pay(id)).status).toBe(410)
    expect(await handsOfStaff(api.app).resendConfirmation(id)).toBeNull()
    expect((await pay(id)).status).toBe(201)
    const { rows } = await api.pool.query<{ kind: string; text: string }>(
      'SELECT kind, text FROM mails WHERE subject_id = $1',
      [id],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['payment-request'])
    expect(rows[0]!.text).toContain('Bedankt voor je verblijf.')
    expect(rows[0]!.text).toContain('Deze link werkt tot en met za 14 maart 2026.')
  })

  it('has no end where staff sent none: what a guest books ends with its hold', async () => {
    const { body } = await bookOverHttp(api.url, twoNights)
    expect(await statusOf(body.id)).toMatchObject({ payUntil: null, linkEnded: false })
  })
})
