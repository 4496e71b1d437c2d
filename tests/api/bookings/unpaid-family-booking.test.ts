import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingAccepted } from '../../../api/bookings/booking-answer-shapes.ts'
import { BookingDetail } from '../../../api/bookings/booking-detail.ts'
import { StaffBookings } from '../../../api/bookings/new-bookings.ts'
import { makeRoom } from '../../../api/bookings/room-rearrangement.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { Refunds } from '../../../api/payments/refunds.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { staffOrder } from '../setup/staff-order.ts'
import { emptySetup, overlaps } from '../setup/overlaps.ts'
import { type ListeningApi, choose, listeningApi } from '../payments/listening-api.ts'

let api: ListeningApi
let payments: { sync: PaymentSync; refunds: Refunds }
let weekend: typeof twoNights

beforeAll(async () => {
  api = await listeningApi()
  payments = { sync: api.app.get(PaymentSync), refunds: api.app.get(Refunds) }
  await api.pool.query(`UPDATE room_types SET kind = 'family', slug = 'familiekamer'`)
  await api.pool.query('UPDATE rooms SET active = number = 1')
  const stay = {
    roomType: 'familiekamer',
    arrival: '2026-03-06',
    departure: '2026-03-09',
    persons: 4,
  }
  const asked = await fetch(
    `${api.url}/api/quotes?room=familiekamer&arrival=${stay.arrival}&departure=${stay.departure}&persons=4`,
  )
  weekend = { ...twoNights, ...stay, totalCents: (await asked.json()).quote.totalCents }
})
beforeEach(() => emptySetup(api.pool))
afterAll(() => api.close())

const read = (value: 'holds' | 'does-not-hold') =>
  api.pool.query(
    `INSERT INTO settings (key, value) VALUES ('readings', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [{ 'family.temporary': value }],
  )

/** A guest who booked and stands on the provider's page. */
async function accepted(): Promise<BookingAccepted> {
  const { status, body } = await bookOverHttp(api.url, weekend)
  expect(status).toBe(201)
  return { ...body, paymentUrl: await goToPay(body.paymentUrl!) }
}

async function pays({ id, paymentUrl }: BookingAccepted): Promise<void> {
  await choose(paymentUrl!, 'paid')
  await payments.sync.sync(id)
}

async function stateOf({ id }: BookingAccepted): Promise<string> {
  const { rows } = await api.pool.query('SELECT state FROM bookings WHERE id = $1', [id])
  return rows[0].state
}

const statusOf = async ({ id }: BookingAccepted) =>
  (await fetch(`${api.url}/api/bookings/${id}/status`)).json()

describe('An unpaid family booking', () => {
  it('holds its nights', async () => {
    await read('holds')
    await accepted()
    expect((await bookOverHttp(api.url, weekend)).status).toBe(409)
  })

  it('tells its guest until when it holds them, and by the other reading no such thing', async () => {
    await read('holds')
    const booking = await accepted()
    expect(await statusOf(booking)).toMatchObject({ state: 'held', holdUntil: booking.holdUntil })
    await read('does-not-hold')
    expect(await statusOf(booking)).toMatchObject({ state: 'held', holdUntil: null })
  })

  it('by the other reading gives way at once to the next guest, and its timeline says why', async () => {
    await read('does-not-hold')
    const first = await accepted()
    const second = await accepted()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'held'])
    const { rows } = await api.pool.query(
      `SELECT kind, data FROM events WHERE subject_id = $1 AND kind = 'expired'`,
      [first.id],
    )
    expect(rows).toEqual([{ kind: 'expired', data: { reason: 'given-away' } }])
    const told = await api.pool.query(
      `SELECT FROM outbox WHERE subject_id = $1 AND topic = 'payment-changed'`,
      [first.id],
    )
    expect(told.rowCount).toBe(1)
    expect(await statusOf(first)).toMatchObject({
      state: 'expired',
      paymentState: 'open',
      paymentUrl: null,
      holdUntil: null,
    })
    expect(await overlaps(api.pool)).toBe(0)
  })

  it('by the other reading is for whose payment is seen first, also after it gave way; the other gets the money back', async () => {
    await read('does-not-hold')
    const first = await accepted()
    const second = await accepted()
    await pays(first)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['confirmed', 'expired'])
    await pays(second)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['confirmed', 'expired'])
    expect(await statusOf(second)).toMatchObject({ paymentState: 'paid', refunded: false })
    await payments.refunds.refundDue(second.id)
    expect(await statusOf(second)).toMatchObject({ refunded: true })
  })

  it('by the other reading gives way also while its payment waits to be seen: that is late where the other was seen before it', async () => {
    await read('does-not-hold')
    const first = await accepted()
    await choose(first.paymentUrl!, 'paid')
    const second = await accepted()
    await pays(second)
    await payments.sync.sync(first.id)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'confirmed'])
    await payments.refunds.refundDue(first.id)
    expect(await statusOf(first)).toMatchObject({ paymentState: 'paid', refunded: true })
  })

  it('whose payment was seen keeps its room by either reading', async () => {
    await read('does-not-hold')
    await pays(await accepted())
    expect((await bookOverHttp(api.url, weekend)).status).toBe(409)
  })
})

describe('A family room that staff hold for a guest without an address', () => {
  it('has its pay link on the booking, and is asked to be paid by mail once there is an address', async () => {
    const staff = handsOfStaff(api.app)
    const { arrival, departure } = weekend
    const { guest } = staffOrder()
    const order = staffOrder({
      source: 'own-website',
      roomType: 'familiekamer',
      arrival,
      departure,
      party: { adults: 4, childAges: [], residents: 0 },
      guest: { ...guest, email: '' },
    })
    const asker = { staff: 'Marijke', key: 'held-without-an-address' }
    const { id } = await api.app.get(StaffBookings).book(order, asker)
    const detail = async () => (await api.app.get(BookingDetail).of(id))!
    const { payLink, holdUntil, version } = await detail()
    expect(payLink).toMatchObject({ until: holdUntil, ended: false })
    const page = await fetch(`${api.url}/api/bookings/${id}/status`)
    expect(await page.json()).toMatchObject({ paymentUrl: expect.any(String) })
    expect(await staff.resendConfirmation(id)).toBe('booking-without-email')

    const data = { email: 'jos@example.com', version }
    expect(
      await staff.act(id, { act: 'edit', data, by: 'Marijke', requestId: 'press-of-edit' }),
    ).toBeNull()
    expect(await staff.resendConfirmation(id)).toBeNull()
    expect((await detail()).mails).toMatchObject([{ kind: 'payment-request' }])
  })

  it('and no guest at the checkout: who stands there pays there', async () => {
    const { id } = await accepted()
    expect(await api.app.get(BookingDetail).of(id)).toMatchObject({ payLink: null })
    expect(await handsOfStaff(api.app).resendConfirmation(id)).toBe('booking-not-changeable')
  })
})

describe('A hold that a plan ends', () => {
  const end = (bookingId: string, holdUntil: number) =>
    inTransaction(api.pool, (client) =>
      makeRoom(
        client,
        { moves: [], release: [bookingId] },
        { occupancies: [{ bookingId, holdUntil }] },
        { by: null, staffId: null, at: new Date(api.app.get(Clock).now()) },
      ),
    )

  it('is left alone when it was renewed since the plan was made', async () => {
    const first = await accepted()
    const seen = Date.parse(first.holdUntil!)
    await api.pool.query(
      `UPDATE bookings SET hold_until = hold_until + interval '1 minute' WHERE id = $1`,
      [first.id],
    )
    await expect(end(first.id, seen)).rejects.toThrow('no longer')
    expect(await stateOf(first)).toBe('held')
    await end(first.id, seen + 60_000)
    expect(await stateOf(first)).toBe('expired')
  })

  it('is left alone when it was paid since', async () => {
    const first = await accepted()
    await pays(first)
    await expect(end(first.id, Date.parse(first.holdUntil!))).rejects.toThrow('no longer')
    expect(await stateOf(first)).toBe('confirmed')
  })
})
