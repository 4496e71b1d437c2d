import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookingDetailView } from '../../../api/bookings/booking-views.ts'
import { loadBookingRecord } from '../../../api/bookings/load-booking-record.ts'
import { planBooking } from '../../../api/bookings/plan-booking.ts'
import { Notifier } from '../../../api/database/notifier.ts'
import { bookingMails } from '../../../api/mail/booking-mails.ts'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import { type Payments, openPayments } from '../../../api/payments/payments.ts'
import { providerAddress } from '../../../api/payments/provider-address.ts'
import { Refunds } from '../../../api/payments/refunds.ts'
import { Clock } from '../../../api/settings/clock.ts'
import { emptyHouse, occupy } from '../house/overlaps.ts'
import { type SignedIn, signedIn } from '../house/signed-in.ts'
import { type ListeningApi, listeningApi } from './listening-api.ts'

let api: ListeningApi
let payments: Payments
let staff: SignedIn
let bookingId: string
let surplus: string[]

beforeAll(async () => {
  api = await listeningApi()
  payments = openPayments(api.environment, api.pool, api.app.get(Clock), new Notifier(api.pool))
  staff = await signedIn(api.app, api.url)
})
/** A confirmed booking that was paid twice more than it should. */
beforeEach(async () => {
  await emptyHouse(api.pool)
  await api.pool.query('TRUNCATE sandbox.payments CASCADE')
  bookingId = await occupy(api.pool, { room: 1, arrival: '2026-03-02', departure: '2026-03-04' })
  await api.pool.query(`UPDATE bookings SET number = 'B1', created_at = $1, updated_at = $1`, [new Date(api.app.get(Clock).now())])
  surplus = [await paidTooMuch(22_000, 1), await paidTooMuch(11_050, 2)]
})
afterAll(() => api.close())

/** @returns the provider's id of a payment that owes all of itself to its payer */
async function paidTooMuch(cents: number, minute: number): Promise<string> {
  const at = new Date(api.app.get(Clock).now() + minute * 60_000)
  const { rows } = await api.pool.query<{ id: string }>(
    `INSERT INTO sandbox.payments (id, amount_cents, description, redirect_url, status, created_at, expires_at, ended_at)
     VALUES ('tr_' || replace(gen_random_uuid()::text, '-', ''), $1, 'x', 'http://localhost/', 'paid', $2, $2, $2) RETURNING id`,
    [cents, at],
  )
  await api.pool.query(
    `INSERT INTO payments (id, booking_id, provider_id, amount_cents, refund_due_cents, state, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $3, 'paid', $4, $4)`,
    [bookingId, rows[0]!.id, cents, at],
  )
  return rows[0]!.id
}

const steps = async () =>
  planBooking((await loadBookingRecord(api.pool, bookingId))!, api.app.get(Clock).now(), api.environment).map(({ step }) => step)

const timeline = async () => (await staff.get<BookingDetailView>(`/api/bookings/${bookingId}`)).body.timeline

describe('Surplus that went back', () => {
  const mails = () => bookingMails(api.environment, { pool: api.pool, clock: api.app.get(Clock), notifier: new Notifier(api.pool) })
  const written = async () =>
    (await api.pool.query<{ subject: string; text: string; state: string }>('SELECT subject, text, state FROM mails ORDER BY created_at, event')).rows

  it('is told to the guest, once for each payment, and the room stays theirs', async () => {
    await payments.refunds.refundDue(bookingId)
    expect(await steps()).toContain('sendSurplusMail')
    await Promise.all([mails().sendSurplusRefunds(bookingId), mails().sendSurplusRefunds(bookingId)])
    expect(await steps()).not.toContain('sendSurplusMail')
    const letters = await written()
    expect(letters).toHaveLength(2)
    for (const cents of ['€\u00a0220,00', '€\u00a0110,50'])
      expect(letters.filter(({ text }) => text.includes(`We hebben ${cents} teruggestort`))).toHaveLength(1)
    for (const { subject, text, state } of letters) {
      expect(subject).toBe('Je krijgt geld terug voor boeking B1')
      expect(text).toContain('Aan je boeking verandert niets')
      expect(state).toBe('kept')
    }
  })

  it('says nothing of a room when the booking was cancelled, and goes although mail of such a booking is withdrawn', async () => {
    await payments.refunds.refundDue(bookingId)
    await api.pool.query(`UPDATE bookings SET state = 'cancelled'`)
    expect(await steps()).toEqual(['sendCancellationMail', 'sendSurplusMail'])
    await mails().sendSurplusRefunds(bookingId)
    const letters = await written()
    expect(letters.map(({ state }) => state)).toEqual(['kept', 'kept'])
    expect(letters[0]!.text).not.toContain('staat vast')
  })

  it('is not told weeks later, by a house that was away', async () => {
    await payments.refunds.refundDue(bookingId)
    await api.pool.query(`UPDATE payments SET updated_at = updated_at - interval '15 days'`)
    expect(await steps()).not.toContain('sendSurplusMail')
  })
})

describe('A refund that the provider refuses', () => {
  it('is in the timeline for staff to pay by hand, is not asked for again, and holds up no other', async () => {
    await api.pool.query('DELETE FROM sandbox.payments WHERE id = $1', [surplus[0]])
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await payments.refunds.refundDue(bookingId)
    await payments.refunds.refundDue(bookingId)
    expect(warned).toHaveBeenCalledTimes(1)
    warned.mockRestore()
    const told = (await timeline()).filter(({ kind }) => kind === 'refund-refused' || kind === 'refunded')
    expect(told.map(({ kind, outcome, detail }) => [kind, outcome, detail])).toEqual([
      ['refund-refused', 'failed', '€\u00a0220,00 is niet terugbetaald: de betaaldienst weigerde het. Betaal het met de hand terug.'],
      ['refunded', 'done', '€\u00a0110,50'],
    ])
    expect(await steps()).not.toContain('refundLatePayment')
  })

  it('is noted as paid back by hand once, for the sum that was shown only, and the guest is then told', async () => {
    await api.pool.query('DELETE FROM sandbox.payments WHERE id = $1', [surplus[0]])
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await payments.refunds.refundDue(bookingId)
    warned.mockRestore()
    await api.pool.query('TRUNCATE outbox')
    const note = (cents: unknown) => staff.post<BookingDetailView>(`/api/bookings/${bookingId}/refunded-by-hand`, { cents })
    const shown = (await staff.get<BookingDetailView>(`/api/bookings/${bookingId}`)).body.refundByHandCents
    expect(shown).toBe(22_000)
    expect([(await note(11_050)).status, (await note(33_050)).status, (await note(0)).status, (await note('22000')).status]).toEqual([
      409, 409, 400, 400,
    ])
    const twice = await Promise.all([note(shown), note(shown)])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { body } = twice.find(({ status }) => status === 200)!
    expect([body.refundByHandCents, ...body.payments.map(({ refundedCents }) => refundedCents)]).toEqual([0, 22_000, 11_050])
    expect(body.timeline.findLast(({ kind }) => kind === 'refunded')?.detail).toBe('€\u00a0220,00, met de hand door een medewerker')
    expect((await api.pool.query('SELECT topic FROM outbox WHERE booking_id = $1', [bookingId])).rows).toEqual([{ topic: 'payment-changed' }])
    expect(await steps()).toContain('sendSurplusMail')
    expect(await steps()).not.toContain('refundLatePayment')
  })

  it('is noted by staff only', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/refunded-by-hand`,
      headers: { origin: api.url },
      payload: { cents: 22_000 },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('counts as paid back where the money is back already', async () => {
    await api.pool.query(
      `INSERT INTO sandbox.refunds (id, payment_id, amount_cents, description, created_at) SELECT 're_' || id, id, amount_cents, 'by hand', now() FROM sandbox.payments`,
    )
    await payments.refunds.refundDue(bookingId)
    expect((await timeline()).filter(({ kind }) => kind.startsWith('refund')).map(({ kind }) => kind)).toEqual(['refunded', 'refunded'])
  })

  it('is not taken for an answer when only the key is wrong', async () => {
    const wrong = new PaymentProvider({ ...providerAddress(api.environment), apiKey: 'live_x' })
    const refunds = new Refunds(api.pool, wrong, api.app.get(Clock), new Notifier(api.pool))
    await expect(refunds.refundDue(bookingId)).rejects.toMatchObject({ status: 401 })
    expect(await steps()).toContain('refundLatePayment')
  })
})
