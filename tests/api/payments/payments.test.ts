import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BookingAccepted } from '../../../api/bookings/booking-answer-shapes.ts'
import type { BookingState } from '../../../rules/bookings/booking-state.ts'
import type { PaymentState } from '../../../api/payments/payment.ts'
import { balanceSql } from '../../../api/folios/folios.ts'
import { Holds } from '../../../api/bookings/holds.ts'
import { Notifier } from '../../../api/database/notifier.ts'
import { PaymentAttempts } from '../../../api/payments/payment-attempts.ts'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import { ProviderError } from '../../../api/payments/provider-answers.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { Refunds } from '../../../api/payments/refunds.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type ListeningApi, choose, eventually, listeningApi } from './listening-api.ts'
import { type HandsOfStaff, handsOfStaff } from '../setup/hands-of-staff.ts'
import { cancelled, paidInFull } from '../setup/staff-asks.ts'

let api: ListeningApi
let notifier: Notifier
let payments: { opening: PaymentAttempts; sync: PaymentSync; refunds: Refunds }
let holds: Holds
let staff: HandsOfStaff
let settlement: PaymentSync

beforeAll(async () => {
  api = await listeningApi()
  const clock = api.app.get(Clock)
  notifier = new Notifier(api.pool)
  payments = {
    opening: api.app.get(PaymentAttempts),
    sync: api.app.get(PaymentSync),
    refunds: api.app.get(Refunds),
  }
  holds = new Holds(api.pool, clock, notifier)
  staff = handsOfStaff(api.app)
  settlement = api.app.get(PaymentSync)
})
afterEach(() => emptySetup(api.pool))
afterAll(async () => {
  await notifier.settled()
  await api.close()
})

/** A guest who booked and went on to the provider's page. */
async function accepted(): Promise<BookingAccepted> {
  const { status, body } = await bookOverHttp(api.url, twoNights)
  expect(status).toBe(201)
  return { ...body, paymentUrl: await goToPay(body.paymentUrl!) }
}

async function booking(id: string): Promise<{
  state: BookingState
  payments: PaymentState[]
  due: number
  refunded: number
  balance: number
  events: string[]
  room: number | null
}> {
  const { rows } = await api.pool.query(
    `SELECT b.state, b.room_id AS room, (SELECT array_agg(p.state ORDER BY p.created_at) FROM payments p WHERE p.folio_id = b.folio_id) AS payments,
       (SELECT coalesce(sum(r.cents) FILTER (WHERE r.state = 'due'), 0)::int FROM payments p JOIN refunds r ON r.payment_id = p.id WHERE p.folio_id = b.folio_id) AS due,
       (SELECT coalesce(sum(r.cents) FILTER (WHERE r.state = 'made'), 0)::int FROM payments p JOIN refunds r ON r.payment_id = p.id WHERE p.folio_id = b.folio_id) AS refunded, ${balanceSql('b.folio_id')} AS balance,
       (SELECT coalesce(array_agg(e.kind ORDER BY e.id), '{}') FROM events e WHERE e.subject_id = b.id) AS events FROM bookings b WHERE b.id = $1`,
    [id],
  )
  return rows[0]
}

async function askAgain(id: string): Promise<{ status: number; body: BookingAccepted }> {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/bookings/${id}/payments`,
    headers: { origin: api.url },
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** A guest who asked to pay again and went on to the provider's page. */
async function again(id: string): Promise<{ status: number; body: BookingAccepted }> {
  const { status, body } = await askAgain(id)
  return {
    status,
    body: status === 201 ? { ...body, paymentUrl: await goToPay(body.paymentUrl!) } : body,
  }
}

function waiting(): Promise<number> {
  return api.pool
    .query('SELECT FROM payment_webhooks WHERE processed_at IS NULL')
    .then(({ rowCount }) => rowCount!)
}

describe('Opening a payment', () => {
  it('happens once, however often and from wherever it is asked', async () => {
    const { id, paymentUrl } = await accepted()
    const { rows } = await api.pool.query<{ id: string }>(
      'SELECT id FROM payments WHERE folio_id = $1',
      [id],
    )
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => payments.opening.open(rows[0]!.id)),
    )
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ ok: true, paymentUrl })))
    expect((await booking(id)).events).toEqual(['payment-opened'])
    expect(
      (
        await api.pool.query(
          `SELECT FROM sandbox.payments WHERE metadata -> 'subject' ->> 'id' = $1`,
          [id],
        )
      ).rowCount,
    ).toBe(1)
  })

  it('is not done for a hold that is past its end', async () => {
    const { id } = await accepted()
    await api.pool.query(
      `UPDATE payments SET state = 'created', provider_id = NULL, checkout_url = NULL`,
    )
    await api.pool.query(`UPDATE bookings SET hold_until = created_at`)
    const { rows } = await api.pool.query<{ id: string }>(
      'SELECT id FROM payments WHERE folio_id = $1',
      [id],
    )
    expect(await payments.opening.open(rows[0]!.id)).toEqual({ ok: false, reason: 'not-payable' })
  })
})

describe('The way to pay', () => {
  const go = (id: string) => fetch(`${api.url}/api/bookings/${id}/checkout`, { redirect: 'manual' })
  const thanks = (id: string) => `${api.url}/bedankt?id=${id}`

  it('opens the payment and leads to the provider, to the same page however often it is taken', async () => {
    const { body } = await bookOverHttp(api.url, twoNights)
    expect(body.paymentUrl).toBe(`${api.url}/api/bookings/${body.id}/checkout`)
    expect(await booking(body.id)).toMatchObject({ payments: ['created'], events: [] })
    const answers = await Promise.all([go(body.id), go(body.id), go(body.id)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
    expect(answers[0].headers.get('location')).toMatch(/\/sandbox\/checkout\/tr_/)
    expect(answers[0].headers.get('cache-control')).toBe('no-store')
    expect(await booking(body.id)).toMatchObject({ payments: ['open'], events: ['payment-opened'] })
  })

  it('opens no payment for who only looks at it, a checker of links or a scanner of mail', async () => {
    const { body } = await bookOverHttp(api.url, twoNights)
    const create = vi.spyOn(PaymentProvider.prototype, 'create')
    const look = await fetch(body.paymentUrl!, { method: 'HEAD', redirect: 'manual' })
    expect([look.status, look.headers.get('location'), look.headers.get('cache-control')]).toEqual([
      303,
      thanks(body.id),
      'no-store',
    ])
    expect(create).not.toHaveBeenCalled()
    create.mockRestore()
    expect(await booking(body.id)).toMatchObject({ payments: ['created'], events: [] })
    expect((await go(body.id)).headers.get('location')).toContain('/sandbox/checkout/')
  })

  it('leads to how the booking stands when it is paid, cancelled, confirmed by staff or past its hold, opened before or not, and when there is none', async () => {
    const paid = await accepted()
    await choose(paid.paymentUrl!, 'paid')
    await payments.sync.sync(paid.id)
    expect((await go(paid.id)).headers.get('location')).toBe(thanks(paid.id))
    for (const change of [
      async (id: string) => void (await staff.cancel(id, cancelled(''))),
      async (id: string) => void (await staff.markPaid(id, paidInFull())),
      (id: string) =>
        api.pool.query('UPDATE bookings SET hold_until = created_at WHERE id = $1', [id]),
    ]) {
      await emptySetup(api.pool)
      const opened = await accepted()
      await change(opened.id)
      expect((await go(opened.id)).headers.get('location')).toBe(thanks(opened.id))
    }
    const { body: late } = await bookOverHttp(api.url, {
      ...twoNights,
      arrival: '2026-03-09',
      departure: '2026-03-11',
    })
    await api.pool.query('UPDATE bookings SET hold_until = created_at WHERE id = $1', [late.id])
    expect((await go(late.id)).headers.get('location')).toBe(thanks(late.id))
    expect((await booking(late.id)).payments).toEqual(['created'])
    for (const id of ['11111111-2222-4333-8444-555555555555', 'geen-boeking'])
      expect((await go(id)).headers.get('location')).toBe(thanks(id))
  })

  it('leads who only looks, or has no booking, to the page in the language that the browser reads', async () => {
    const { body } = await bookOverHttp(api.url, twoNights)
    const headers = { 'accept-language': 'de-AT, nl;q=0.5' }
    const led = async (id: string, method: 'GET' | 'HEAD') => {
      const address = `${api.url}/api/bookings/${id}/checkout`
      const answer = await fetch(address, { method, headers, redirect: 'manual' })
      return answer.headers.get('location')
    }
    const german = (id: string) => `${api.url}/de/danke?id=${id}`
    expect(await led(body.id, 'HEAD')).toBe(german(body.id))
    expect(await led('keine-buchung', 'GET')).toBe(german('keine-buchung'))
    // Of a booking it is the language that its guest booked in.
    await api.pool.query('UPDATE bookings SET hold_until = created_at WHERE id = $1', [body.id])
    expect(await led(body.id, 'GET')).toBe(thanks(body.id))
  })

  it('leads to how the booking stands while the provider is away, and to the provider once it is back', async () => {
    const { body } = await bookOverHttp(api.url, twoNights)
    const away = vi
      .spyOn(PaymentProvider.prototype, 'create')
      .mockRejectedValueOnce(new ProviderError('unreachable', 'away'))
    expect((await go(body.id)).headers.get('location')).toBe(thanks(body.id))
    const status = await (await fetch(`${api.url}/api/bookings/${body.id}/status`)).json()
    expect(status).toMatchObject({ paymentState: 'created', paymentUrl: body.paymentUrl })
    away.mockRestore()
    expect((await go(body.id)).headers.get('location')).toContain('/sandbox/checkout/')
  })

  it('leads to how the booking stands when something breaks here, never to an error a guest cannot read', async () => {
    const { body } = await bookOverHttp(api.url, twoNights)
    const broken = vi
      .spyOn(PaymentAttempts.prototype, 'openNewest')
      .mockRejectedValueOnce(new Error('broken'))
    const answer = await go(body.id)
    broken.mockRestore()
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(thanks(body.id))
  })
})

describe('The webhook', () => {
  const call = (body: string) =>
    fetch(`${api.url}/api/payments/webhook`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  it('is stored together with the word to the workflow, and answers the same for what it does not know', async () => {
    const { id } = await accepted()
    const { rows } = await api.pool.query<{ provider_id: string }>(
      'SELECT provider_id FROM payments WHERE folio_id = $1',
      [id],
    )
    const known = await call(`id=${rows[0]!.provider_id}`)
    const unknown = await call('id=tr_unknown')
    const odd = await call('name=x')
    for (const answer of [known, unknown, odd]) {
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe('')
    }
    expect(await waiting()).toBe(1)
    const { rows: outbox } = await api.pool.query(
      `SELECT topic FROM outbox WHERE subject_id = $1 ORDER BY id`,
      [id],
    )
    expect(outbox).toEqual([{ topic: 'booking-held' }, { topic: 'payment-changed' }])
  })

  it('keeps the room an hour for a payment nobody has looked at yet, and no longer than was told once it turns out to be none', async () => {
    const { id } = await accepted()
    const { rows } = await api.pool.query<{ provider_id: string }>(
      'SELECT provider_id FROM payments WHERE folio_id = $1',
      [id],
    )
    const now = api.app.get(Clock).now()
    const minutesHeld = async () => {
      const { rows: held } = await api.pool.query<{ hold_until: Date }>(
        'SELECT hold_until FROM bookings WHERE id = $1',
        [id],
      )
      return Math.round((held[0]!.hold_until.getTime() - now) / 60_000)
    }
    expect(await minutesHeld()).toBe(20)
    await call(`id=${rows[0]!.provider_id}`)
    expect(await minutesHeld()).toBe(60)
    await payments.sync.sync(id)
    expect(await minutesHeld()).toBe(20)
  })

  it('proves nothing by itself: the state is what the provider says', async () => {
    const { id } = await accepted()
    const { rows } = await api.pool.query<{ provider_id: string }>(
      'SELECT provider_id FROM payments WHERE folio_id = $1',
      [id],
    )
    await call(`id=${rows[0]!.provider_id}`)
    expect(await payments.sync.sync(id)).toBe(true)
    expect(await booking(id)).toMatchObject({ state: 'held', payments: ['open'] })
    expect(await waiting()).toBe(0)
  })
})

describe('A payment', () => {
  it('that succeeds confirms the booking', async () => {
    const { id, paymentUrl } = await accepted()
    await choose(paymentUrl!, 'paid')
    await eventually(async () => (await waiting()) === 1)
    await payments.sync.sync(id)
    expect(await booking(id)).toMatchObject({
      state: 'confirmed',
      payments: ['paid'],
      due: 0,
      events: ['payment-opened', 'paid', 'confirmed'],
    })
  })

  it.each(['failed', 'canceled', 'expired'])(
    'that ends as %s leaves the room held, and another attempt can be paid',
    async (status) => {
      const { id, paymentUrl, holdUntil } = await accepted()
      await choose(paymentUrl!, status)
      api.pass(1)
      // Before the workflow has seen it: the provider is asked.
      const next = await again(id)
      expect(next.status).toBe(201)
      expect(next.body.paymentUrl).not.toBe(paymentUrl)
      expect(Date.parse(next.body.holdUntil!)).toBe(Date.parse(holdUntil!) + 60_000)
      await choose(next.body.paymentUrl!, 'paid')
      await payments.sync.sync(id)
      expect(await booking(id)).toMatchObject({
        state: 'confirmed',
        payments: [status, 'paid'],
        due: 0,
      })
      const { rows } = await api.pool.query(
        `SELECT data FROM events WHERE subject_id = $1 AND kind = 'payment-failed'`,
        [id],
      )
      expect(rows).toEqual([{ data: { reason: status, cents: 22_000 } }])
    },
  )

  it('that is tried again is opened on the way to it, and is no worse for a provider that is away when the guest asks', async () => {
    const { id, paymentUrl } = await accepted()
    await choose(paymentUrl!, 'failed')
    await payments.sync.sync(id)
    const create = vi
      .spyOn(PaymentProvider.prototype, 'create')
      .mockRejectedValueOnce(new ProviderError('unreachable', 'away'))
    const { status, body } = await askAgain(id)
    expect({ status, url: body.paymentUrl }).toEqual({
      status: 201,
      url: `${api.url}/api/bookings/${id}/checkout`,
    })
    expect(create).not.toHaveBeenCalled()
    expect((await booking(id)).payments).toEqual(['failed', 'created'])
    expect(await goToPay(body.paymentUrl!)).toContain('/bedankt')
    expect(await goToPay(body.paymentUrl!)).toContain('/sandbox/checkout/')
    create.mockRestore()
  })

  it('that is still open is not opened twice by a guest who asks again, not even at once', async () => {
    const { id, paymentUrl } = await accepted()
    const answers = await Promise.all([again(id), again(id), again(id)])
    expect(answers.map(({ body }) => body.paymentUrl)).toEqual([paymentUrl, paymentUrl, paymentUrl])
    await choose(paymentUrl!, 'failed')
    const two = await Promise.all([again(id), again(id)])
    expect(two[0].body.paymentUrl).toBe(two[1].body.paymentUrl)
    expect((await booking(id)).payments).toHaveLength(2)
  })

  it('cannot renew a hold for ever: what is promised ends an hour after it was made', async () => {
    const { id, paymentUrl, holdUntil } = await accepted()
    const promised: number[] = []
    for (let url = paymentUrl!; ;) {
      await choose(url, 'failed')
      api.pass(15)
      const next = await again(id)
      if (next.status !== 201) break
      promised.push((Date.parse(next.body.holdUntil!) - Date.parse(holdUntil!)) / 60_000)
      url = next.body.paymentUrl!
    }
    expect(promised).toEqual([15, 30, 40])
  })
})

describe('Money that comes after the hold ended', () => {
  async function expiredThenPaid(): Promise<string> {
    const { id, paymentUrl } = await accepted()
    await api.pool.query('UPDATE bookings SET hold_until = created_at WHERE id = $1', [id])
    await holds.expireHold(id)
    expect(await booking(id)).toMatchObject({
      state: 'expired',
      events: ['payment-opened', 'expired'],
    })
    await choose(paymentUrl!, 'paid')
    return id
  }

  it('gets a room again where one is left, by moving others if need be', async () => {
    const id = await expiredThenPaid()
    // Room 1 is free on the first night only, room 2 on the second, room 3 never: one of the two
    // has to move.
    await occupy(api.pool, { room: 1, arrival: '2026-03-03', departure: '2026-03-04' })
    await occupy(api.pool, { room: 2, arrival: '2026-03-02', departure: '2026-03-03' })
    await occupy(api.pool, { room: 3, arrival: '2026-03-01', departure: '2026-03-05' })
    await payments.sync.sync(id)
    const now = await booking(id)
    expect(now).toMatchObject({ state: 'confirmed', payments: ['paid'], due: 0 })
    expect(now.room).not.toBeNull()
  })

  it('goes back where no room is left, once', async () => {
    const id = await expiredThenPaid()
    for (const room of [1, 2, 3])
      await occupy(api.pool, { room, arrival: '2026-03-01', departure: '2026-03-05' })
    await payments.sync.sync(id)
    expect(await booking(id)).toMatchObject({
      state: 'expired',
      payments: ['paid'],
      due: 22_000,
      refunded: 0,
    })
    const toldRefunded = async () =>
      (await (await fetch(`${api.url}/api/bookings/${id}/status`)).json()).refunded
    expect(await toldRefunded()).toBe(false)
    await Promise.all([payments.refunds.refundDue(id), payments.refunds.refundDue(id)])
    await payments.refunds.refundDue(id)
    const now = await booking(id)
    expect(now).toMatchObject({ state: 'expired', due: 0, refunded: 22_000 })
    expect(await toldRefunded()).toBe(true)
    expect(now.events.filter((kind) => kind === 'refunded')).toHaveLength(1)
    expect((await api.pool.query('SELECT FROM sandbox.refunds')).rowCount).toBe(1)
  })

  it('goes back where the booking was cancelled meanwhile', async () => {
    const { id, paymentUrl } = await accepted()
    await staff.cancel(id, cancelled('ziek'))
    await choose(paymentUrl!, 'paid')
    await payments.sync.sync(id)
    expect(await booking(id)).toMatchObject({ state: 'cancelled', due: 22_000 })
  })
})

const STATES: Exclude<PaymentState, 'created'>[] = [
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
]

describe('Events of the provider in any order, repeated and late', () => {
  it('end in the same state: paid once means confirmed once, and nothing undoes it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...STATES), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        async (seen, atOnce) => {
          const { id } = await accepted()
          const { rows } = await api.pool.query<{ id: string }>(
            'SELECT id FROM payments WHERE folio_id = $1',
            [id],
          )
          const settle = (state: (typeof STATES)[number]) =>
            settlement.settle(rows[0]!.id, {
              id: 'tr_x',
              state,
              amountCents: 22_000,
              receivedCents: state === 'paid' ? 22_000 : 0,
              method: 'ideal',
              expiresAt: null,
              refundedCents: 0,
              refunds: [],
              chargebacks: [],
              chargedBackCents: 0,
              checkoutUrl: null,
            })
          if (atOnce) await Promise.all(seen.map(settle))
          else for (const state of seen) await settle(state)
          const end = await booking(id)
          const wasPaid = seen.includes('paid')
          expect(end.state).toBe(wasPaid ? 'confirmed' : 'held')
          expect(end.due).toBe(0)
          for (const kind of ['paid', 'confirmed'])
            expect(end.events.filter((event) => event === kind)).toHaveLength(wasPaid ? 1 : 0)
          if (wasPaid) expect(end.payments).toEqual(['paid'])
          await emptySetup(api.pool)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('What staff change', () => {
  it('confirms a held booking as paid, once, and gives back what the guest pays online after that', async () => {
    const { id, paymentUrl } = await accepted()
    expect(await staff.markPaid(id, paidInFull())).toBeNull()
    expect(await staff.markPaid(id, paidInFull())).toBeNull()
    expect(await booking(id)).toMatchObject({
      state: 'confirmed',
      events: ['payment-opened', 'paid', 'confirmed'],
    })
    await choose(paymentUrl!, 'paid')
    await payments.sync.sync(id)
    expect(await booking(id)).toMatchObject({ state: 'confirmed', due: 22_000 })
  })

  it('sends no confirmation where there is no address to send it to', async () => {
    const { id } = await accepted()
    await staff.markPaid(id, paidInFull())
    expect(await staff.resendConfirmation(id)).toBeNull()
    await api.pool.query(`UPDATE bookings SET email = '' WHERE id = $1`, [id])
    expect(await staff.resendConfirmation(id)).toBe('booking-without-email')
  })

  it('cancels once, and refuses what is over', async () => {
    const { id } = await accepted()
    expect(await staff.cancel(id, cancelled(''))).toBeNull()
    expect(await staff.cancel(id, cancelled(''))).toBe('changed-meanwhile')
    expect((await booking(id)).events).toEqual(['payment-opened', 'cancelled'])
    expect(await staff.markPaid(id, paidInFull())).toBe('booking-not-payable')
    expect(await staff.cancel('00000000-0000-4000-8000-000000000000', cancelled(''))).toBe(
      'not-found',
    )
  })
})
