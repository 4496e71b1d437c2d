import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import { entriesOf } from '../../../api/folios/folios.ts'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { Refunds } from '../../../api/payments/refunds.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { cancelled } from '../setup/staff-asks.ts'
import { type ListeningApi, choose, eventually, listeningApi } from './listening-api.ts'
import { emptied } from '../setup/emptied.ts'

let api: ListeningApi
let staff: SignedIn
let sync: PaymentSync

beforeAll(async () => {
  api = await listeningApi()
  staff = await signedIn(api.app, api.url)
  sync = api.app.get(PaymentSync)
})
afterEach(async () => {
  await emptySetup(api.pool)
  await emptied(api.pool, 'sandbox.payments')
})
afterAll(() => api.close())

interface Paid {
  id: string
  /** The provider's page of its payment. */
  page: string
}

async function paidBooking(): Promise<Paid> {
  const { body } = await bookOverHttp(api.url, twoNights)
  const page = await goToPay(body.paymentUrl!)
  await choose(page, 'paid')
  await calledAndSeen(body.id)
  return { id: body.id, page }
}

/** The webhook came, and then its news was fetched, as the workflow does. */
async function calledAndSeen(id: string): Promise<void> {
  const toCall = async () => (await api.pool.query('SELECT FROM sandbox.webhook_calls')).rowCount
  await eventually(async () => (await toCall()) === 0)
  expect(await waiting()).toBe(1)
  await sync.sync(id)
  expect(await waiting()).toBe(0)
}

async function waiting(): Promise<number> {
  const { rowCount } = await api.pool.query(
    'SELECT FROM payment_webhooks WHERE processed_at IS NULL',
  )
  return rowCount!
}

/** What the owner or the payer's bank does at the provider. */
function goesBack(
  page: string,
  back: 'refund' | 'chargeback' | 'reversal',
  amount: string,
): Promise<Response> {
  const body = new URLSearchParams({ back, amount })
  return fetch(page, { method: 'POST', body, redirect: 'manual' })
}

const detail = async (id: string) =>
  (await staff.get<BookingDetailView>(`/api/back-office/bookings/${id}`)).body
const steps = async (id: string) =>
  (await staff.get<TimelineStep[]>(`/api/back-office/timelines/booking/${id}`)).body.map(
    ({ kind, by, data }) => ({ kind, by, data }),
  )
const wentBack = async (id: string) =>
  (await entriesOf(api.pool, id))
    .filter(({ kind }) => kind === 'refunded')
    .map(({ method, cents, by, note }) => [method, cents, by, note])

async function wentBackAtProvider(): Promise<number> {
  const { rows } = await api.pool.query(
    'SELECT sum(amount_cents)::int AS cents FROM sandbox.refunds',
  )
  return rows[0].cents
}

describe('Money that went back at the provider', () => {
  it.each([
    ['refund', 'at-provider', 'refunded'],
    ['chargeback', 'chargeback', 'charged-back'],
  ] as const)(
    'by a %s is an entry, in the booking’s money and timeline, and the booking is unpaid again',
    async (back, note, kind) => {
      const { id, page } = await paidBooking()
      expect(await detail(id)).toMatchObject({ balanceCents: 0 })
      expect((await goesBack(page, back, '20,50')).status).toBe(303)
      await calledAndSeen(id)
      expect(await wentBack(id)).toEqual([['ideal', 2_050, 'provider', note]])
      const seen = await detail(id)
      expect(seen).toMatchObject({ state: 'confirmed', balanceCents: 2_050 })
      expect(seen.entries.at(-1)).toMatchObject({ kind: 'refunded', cents: 2_050, note })
      expect(await steps(id)).toContainEqual({
        kind,
        by: 'provider',
        data: { cents: 2_050, method: 'ideal', reason: note },
      })
    },
  )

  it('is entered once, however often the provider calls, and what goes back later by its own sum', async () => {
    const { id, page } = await paidBooking()
    await goesBack(page, 'refund', '100')
    await calledAndSeen(id)
    const { rows } = await api.pool.query('SELECT provider_id FROM payments')
    const call = () =>
      fetch(`${api.url}/api/payments/webhook`, {
        method: 'POST',
        body: new URLSearchParams({ id: rows[0].provider_id }),
      })
    await Promise.all([call(), call(), call()])
    await Promise.all([sync.sync(id), sync.sync(id)])
    await call()
    await sync.sync(id)
    expect(await wentBack(id)).toEqual([['ideal', 10_000, 'provider', 'at-provider']])
    await goesBack(page, 'refund', '50')
    await goesBack(page, 'chargeback', '70')
    await calledAndSeen(id)
    expect(await wentBack(id)).toEqual([
      ['ideal', 10_000, 'provider', 'at-provider'],
      ['ideal', 5_000, 'provider', 'at-provider'],
      ['ideal', 7_000, 'provider', 'chargeback'],
    ])
    expect((await steps(id)).filter(({ kind }) => kind === 'refunded')).toHaveLength(2)
  })

  it('by a chargeback that the bank undoes comes in again, once, by as much as it undid', async () => {
    const { id, page } = await paidBooking()
    await goesBack(page, 'chargeback', '199,50')
    await goesBack(page, 'chargeback', '20,50')
    await calledAndSeen(id)
    expect(await detail(id)).toMatchObject({ balanceCents: 22_000 })
    await api.pool.query(
      'UPDATE sandbox.chargebacks SET reversed_at = now() WHERE amount_cents = 19950',
    )
    api.pass(1)
    await Promise.all([sync.sync(id), sync.sync(id)])
    await sync.sync(id)
    const seen = await detail(id)
    expect(seen).toMatchObject({ state: 'confirmed', balanceCents: 2_050 })
    expect(seen.entries.at(-1)).toMatchObject({
      kind: 'received',
      cents: -19_950,
      note: 'chargeback-reversed',
    })
    const paid = (await steps(id)).filter(({ kind }) => kind === 'paid')
    expect(paid.map(({ data }) => data.cents)).toEqual([22_000, 19_950])
    await goesBack(page, 'reversal', '')
    await calledAndSeen(id)
    expect(await detail(id)).toMatchObject({ balanceCents: 0 })
  })

  it('by a chargeback stays gone where an answer from before it comes late', async () => {
    const { id, page } = await paidBooking()
    const find = vi.spyOn(PaymentProvider.prototype, 'find')
    find.mockImplementationOnce(async function (this: PaymentProvider, ...asked) {
      const before = await this.find(...asked)
      await goesBack(page, 'chargeback', '20,50')
      await calledAndSeen(id)
      return before
    })
    api.pass(1)
    await sync.sync(id)
    find.mockRestore()
    expect((await detail(id)).balanceCents).toBe(2_050)
    expect(await wentBack(id)).toEqual([['ideal', 2_050, 'provider', 'chargeback']])
  })

  it('by a chargeback of a cancelled booking goes back to the guest when the bank undoes it', async () => {
    const { id, page } = await paidBooking()
    await goesBack(page, 'chargeback', '220')
    await calledAndSeen(id)
    await handsOfStaff(api.app).cancel(id, cancelled('ziek', { refundCents: 0 }))
    await goesBack(page, 'reversal', '')
    await calledAndSeen(id)
    await api.app.get(Refunds).refundDue(id)
    expect((await detail(id)).balanceCents).toBe(0)
    expect(await wentBackAtProvider()).toBe(22_000)
  })

  it('after a cancellation counts for what was to go back, and only the rest still does', async () => {
    const { id, page } = await paidBooking()
    await handsOfStaff(api.app).cancel(id, cancelled('ziek', { refundCents: 22_000 }))
    await goesBack(page, 'refund', '120')
    await calledAndSeen(id)
    await api.app.get(Refunds).refundDue(id)
    expect((await wentBack(id)).map(([, cents]) => cents)).toEqual([12_000, 10_000])
    expect((await detail(id)).balanceCents).toBe(0)
  })
})

describe('A refund of ours', () => {
  it('is entered with the sum that the provider paid back, whatever has become due meanwhile', async () => {
    const { id } = await paidBooking()
    await handsOfStaff(api.app).cancel(id, cancelled('ziek', { refundCents: 22_000 }))
    const asked = vi.spyOn(PaymentProvider.prototype, 'refund')
    asked.mockImplementationOnce(async function (this: PaymentProvider, ...refund) {
      const cents = await this.refund(...refund)
      // While its answer is on the way, staff note that a part was paid in cash.
      await api.pool.query('UPDATE refunds SET cents = 15000')
      return cents
    })
    await api.app.get(Refunds).refundDue(id)
    asked.mockRestore()
    await calledAndSeen(id)
    expect((await wentBack(id)).map(([, cents]) => cents)).toEqual([22_000])
    expect(await wentBackAtProvider()).toBe(22_000)
  })

  it('is made and entered once where this process ended between the two', async () => {
    const { id } = await paidBooking()
    await handsOfStaff(api.app).cancel(id, cancelled('ziek', { refundCents: 22_000 }))
    const asked = vi.spyOn(PaymentProvider.prototype, 'refund')
    asked.mockImplementationOnce(async function (this: PaymentProvider, ...refund) {
      await this.refund(...refund)
      throw new Error('the power went')
    })
    await api.app
      .get(Refunds)
      .refundDue(id)
      .catch(() => {})
    asked.mockRestore()
    expect(await wentBack(id)).toEqual([])
    await api.app.get(Refunds).refundDue(id)
    await calledAndSeen(id)
    await api.app.get(Refunds).refundDue(id)
    expect((await wentBack(id)).map(([, cents]) => cents)).toEqual([22_000])
    expect(await wentBackAtProvider()).toBe(22_000)
  })

  it('of which the answer was lost is entered as it was made, though less is due by now', async () => {
    const { id } = await paidBooking()
    await handsOfStaff(api.app).cancel(id, cancelled('ziek', { refundCents: 22_000 }))
    const [due] = (await api.pool.query('SELECT id FROM refunds')).rows
    const [{ provider_id: providerId }] = (await api.pool.query('SELECT provider_id FROM payments'))
      .rows
    await api.app.get(PaymentProvider).refund(providerId, 12_000, due.id, '')
    await api.pool.query('UPDATE refunds SET cents = 8000')
    await api.app.get(Refunds).refundDue(id)
    await calledAndSeen(id)
    await api.app.get(Refunds).refundDue(id)
    expect(await wentBackAtProvider()).toBe(22_000)
    expect((await wentBack(id)).reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(22_000)
  })
})

describe('The provider’s page of a payment', () => {
  it('lets as much go back as is left, and says so where the amount is none', async () => {
    const { page } = await paidBooking()
    const shown = async () => (await fetch(page)).text()
    expect(await shown()).toContain('value="220,00"')
    for (const amount of ['220,01', '0', '-5', 'alles']) {
      const answer = await goesBack(page, 'refund', amount)
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('van € 0,01 tot en met €\u00a0220,00')
    }
    await goesBack(page, 'refund', '200')
    await goesBack(page, 'chargeback', '20')
    const after = await shown()
    expect(after).toContain('Terugbetaald: €\u00a0200,00')
    expect(after).toContain('Teruggehaald door de bank: €\u00a020,00')
    expect(after).not.toContain('name="amount"')
  })

  it('lets nothing go back of a payment that was not paid', async () => {
    const { body } = await bookOverHttp(api.url, twoNights)
    const page = await goToPay(body.paymentUrl!)
    expect(await (await fetch(page)).text()).not.toContain('name="back"')
    expect((await goesBack(page, 'chargeback', '1')).status).toBe(422)
  })
})
