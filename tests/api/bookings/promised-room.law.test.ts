import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longestSession } from '../../../rules/bookings/session-hold.ts'
import type { BookingStatusView } from '../../../api/bookings/booking-answer-shapes.ts'
import { Holds } from '../../../api/bookings/holds.ts'
import { StaffBookings } from '../../../api/bookings/new-bookings.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { type ListeningApi, choose, listeningApi } from '../payments/listening-api.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { staffOrder } from '../setup/staff-order.ts'

const MINUTE_MS = 60_000
/** As the environment of the tests has them. */
const HOLD_MS = 20 * MINUTE_MS
const SESSIONS: Record<string, number> = { ideal: 15 * MINUTE_MS, bancontact: 60 * MINUTE_MS }
/** The longest that attempts move a promise, by the longest session that was opened. */
const longest = (method: string) =>
  method === 'ideal' ? 3 * HOLD_MS : longestSession * MINUTE_MS + HOLD_MS

let api: ListeningApi
beforeAll(async () => {
  api = await listeningApi()
  await api.pool.query(
    `INSERT INTO settings (key, value) VALUES ('readings', '{"booking.staff-unpaid": "held"}')`,
  )
})
afterAll(() => api.close())

const now = () => api.app.get(Clock).now()

const statusOf = async (id: string) =>
  (await (await fetch(`${api.url}/api/bookings/${id}/status`)).json()) as BookingStatusView

async function press(id: string, method: string) {
  const answer = await fetch(`${api.url}/api/bookings/${id}/payments`, {
    method: 'POST',
    headers: { origin: api.url, 'content-type': 'application/json' },
    body: JSON.stringify({ method }),
  })
  return { status: answer.status, body: (await answer.json()) as { paymentUrl: string } }
}

async function storedOf(id: string): Promise<{ state: string; hold: number; promised: number }> {
  const { rows } = await api.pool.query(
    'SELECT state, hold_until AS hold, promised_until AS promised FROM bookings WHERE id = $1',
    [id],
  )
  const { state, hold, promised } = rows[0]
  return { state, hold: hold?.getTime() ?? 0, promised: promised?.getTime() ?? 0 }
}

async function visitorBooks(): Promise<string> {
  const { status, body } = await bookOverHttp(api.url, twoNights)
  expect(status).toBe(201)
  return body.id
}

let keys = 0
async function staffEnter(): Promise<string> {
  const order = staffOrder({
    source: 'own-website',
    arrival: '2026-03-05',
    departure: '2026-03-06',
  })
  const { id } = await api.app
    .get(StaffBookings)
    .book(order, { staff: 'Marijke', key: `promised-by-staff-${keys++}` })
  return id
}

/** What a guest, the bank, the clock and the worker do, in any order. */
type Step =
  | { does: 'press'; method: string }
  | { does: 'ends'; as: string }
  | { does: 'look' }
  | { does: 'pass'; minutes: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('press' as const),
      method: fc.constantFrom('ideal', 'bancontact'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('ends' as const),
      as: fc.constantFrom('failed', 'canceled', 'expired'),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ does: 'look' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('pass' as const),
      minutes: fc.constantFrom(1, 6, 13, 19, 45, 24 * 60),
    }),
  },
)

/** Lives one booking through the steps and holds the law after each of them. */
async function live(id: string, steps: readonly Step[]): Promise<void> {
  const began = now()
  const first = (await storedOf(id)).promised
  let promised = first
  let page: string | null = null
  let most = 3 * HOLD_MS
  /** When each session that can still be paid ends, by its page. */
  const sessions = new Map<string, number>()
  for (const one of steps) {
    const before = await statusOf(id)
    if (one.does === 'pass') api.pass(one.minutes)
    if (one.does === 'look') await api.app.get(PaymentSync).sync(id)
    if (one.does === 'ends' && page !== null) {
      await choose(page, one.as)
      sessions.delete(page)
      page = null
    }
    if (one.does === 'press') {
      const { status, body } = await press(id, one.method)
      // Whoever reads that the room is held can pay for it.
      if (before.state === 'held') expect(status).toBe(201)
      if (status === 201) {
        const to = await goToPay(body.paymentUrl)
        expect(to).toContain('/sandbox/checkout/')
        // Its session ends while the room is kept.
        if (to !== page) {
          const ends = now() + SESSIONS[one.method]!
          expect((await storedOf(id)).hold).toBeGreaterThanOrEqual(ends)
          sessions.set(to, ends)
          most = Math.max(most, longest(one.method))
        }
        page = to
      }
    }
    await api.app.get(Holds).expireHold(id)
    const stored = await storedOf(id)
    const shown = await statusOf(id)
    // Nothing is given away before what was promised.
    const isPayable = [...sessions.values()].some((ends) => now() < ends)
    if (now() < promised || isPayable) expect(stored.state).toBe('held')
    expect(shown.state).toBe(now() < Math.max(promised, stored.promised) ? 'held' : 'expired')
    if (stored.state !== 'held') return
    expect(stored.promised).toBeGreaterThanOrEqual(promised)
    expect(stored.hold).toBeGreaterThanOrEqual(stored.promised)
    promised = stored.promised
    if (shown.state === 'held') expect(Date.parse(shown.holdUntil!)).toBe(promised)
    // Nobody holds a room for ever by paying in vain.
    expect(promised).toBeLessThanOrEqual(Math.max(first, began + most))
  }
  // Whoever pays within the session of their method has the room.
  const [open] = [...sessions].find(([, ends]) => now() < ends) ?? []
  if (open === undefined) return
  await choose(open, 'paid')
  await api.app.get(PaymentSync).sync(id)
  expect((await storedOf(id)).state).toBe('confirmed')
}

describe('A room that is promised', () => {
  it(
    'can be paid until then and is kept until then, whatever is pressed and whatever fails, and the promise never comes back',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(visitorBooks, staffEnter),
          fc.array(step, { minLength: 4, maxLength: 18 }),
          async (make, steps) => {
            await emptySetup(api.pool)
            await live(await make(), steps)
          },
        ),
        { numRuns: 25 },
      )
    },
  )

  it('of staff is kept for days, also for who pays in vain four times at once', async () => {
    await emptySetup(api.pool)
    const id = await staffEnter()
    const { promised } = await storedOf(id)
    for (let i = 0; i < 4; i++) {
      const { status, body } = await press(id, 'ideal')
      expect(status).toBe(201)
      await choose(await goToPay(body.paymentUrl), 'failed')
      await api.app.get(PaymentSync).sync(id)
      api.pass(30)
    }
    expect(await storedOf(id)).toEqual({ state: 'held', hold: promised, promised })
  })
})
