import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Clock } from '../../../api/environment/clock.ts'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import {
  type ProviderPayment,
  ProviderError,
  UnreadableAnswer,
} from '../../../api/payments/provider-answers.ts'
import { PaymentWatch } from '../../../api/payments/payment-watch.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type ListeningApi, listeningApi } from './listening-api.ts'

/** As the environment of the tests has them. */
const POLL_MINUTES = 1
const MANY = 120

let api: ListeningApi
let watch: PaymentWatch
/** What the provider says of each, `open` unless told otherwise. */
let there: Map<string, ProviderPayment['state']>
let asked: string[]
let atOnce: number
let most: number

beforeAll(async () => {
  api = await listeningApi()
  watch = api.app.get(PaymentWatch)
})
beforeEach(async () => {
  await emptySetup(api.pool)
  there = new Map()
  asked = []
  atOnce = most = 0
  answers()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => api.close())

/** The provider can be reached. */
function answers(): void {
  vi.spyOn(PaymentProvider.prototype, 'find').mockImplementation(async (id) => {
    asked.push(id)
    most = Math.max(most, ++atOnce)
    await new Promise((resolve) => setImmediate(resolve))
    atOnce--
    return {
      id,
      state: there.get(id) ?? 'open',
      amountCents: 22_000,
      expiresAt: null,
      receivedCents: there.get(id) === 'paid' ? 22_000 : 0,
      method: 'ideal',
      refundedCents: 0,
      refunds: [],
      chargebacks: [],
      chargedBackCents: 0,
      checkoutUrl: null,
    }
  })
}

/** Folios of guests who went to the provider's page and did not pay. */
async function nobodyPays(count: number): Promise<void> {
  await api.pool.query(
    `WITH folio AS (
       INSERT INTO folios (id, kind, number, created_at) SELECT gen_random_uuid(), 'booking', 'W' || n, $2 FROM generate_series(1, $1) n RETURNING id, number)
     INSERT INTO payments (id, folio_id, provider_id, amount_cents, state, created_at, updated_at)
     SELECT gen_random_uuid(), id, 'tr_' || number, 22000, 'open', $2, $2 FROM folio`,
    [count, new Date(api.app.get(Clock).now())],
  )
}

/** The only payment of a folio, of which the provider's page was opened. */
async function opened(folioId: string, at: Date): Promise<void> {
  await api.pool.query('DELETE FROM payments WHERE folio_id = $1', [folioId])
  await api.pool.query(
    `INSERT INTO payments (id, folio_id, provider_id, amount_cents, state, created_at, updated_at) VALUES (gen_random_uuid(), $1, 'tr_opened', 22000, 'open', $2, $2)`,
    [folioId, at],
  )
}

const woken = async () =>
  (
    await api.pool.query(
      `SELECT f.number, o.topic FROM outbox o JOIN folios f ON f.id = o.subject_id ORDER BY o.id`,
    )
  ).rows

describe('Payments of which no news comes', () => {
  it('are asked for a few at a time, and of hundreds only that one wakes its workflow which was paid', async () => {
    await nobodyPays(MANY)
    there.set('tr_W77', 'paid')
    api.pass(POLL_MINUTES)
    expect(await watch.look()).toBe(true)
    expect(new Set(asked).size).toBe(MANY)
    expect(asked).toHaveLength(MANY)
    expect(most).toBeLessThanOrEqual(4)
    expect(await woken()).toEqual([{ number: 'W77', topic: 'payment-changed' }])
    const { rows } = await api.pool.query('SELECT provider_id, processed_at FROM payment_webhooks')
    expect(rows).toEqual([{ provider_id: 'tr_W77', processed_at: null }])
  })

  it('are asked for once a poll, less often the older they are, and not while their webhook waits', async () => {
    await nobodyPays(1)
    const asksAfter = async (minutes: number) => {
      api.pass(minutes)
      asked = []
      await watch.look()
      return asked.length
    }
    expect(await asksAfter(0)).toBe(0)
    expect(await asksAfter(POLL_MINUTES)).toBe(1)
    expect(await asksAfter(0)).toBe(0)
    expect(await asksAfter(POLL_MINUTES)).toBe(1)
    expect(await asksAfter(10 * 60)).toBe(1)
    expect(await asksAfter(30)).toBe(0)
    expect(await asksAfter(31)).toBe(1)
    there.set('tr_W1', 'failed')
    expect(await asksAfter(120)).toBe(1)
    expect(await asksAfter(24 * 60)).toBe(0)
    expect(await woken()).toHaveLength(1)
  })

  it('are asked for by one of two workers that look at once', async () => {
    await nobodyPays(MANY)
    api.pass(POLL_MINUTES)
    await Promise.all([watch.look(), watch.look()])
    expect(asked).toHaveLength(MANY)
  })

  it('are asked for again at the next look where the provider was away, all of them', async () => {
    await nobodyPays(MANY)
    api.pass(POLL_MINUTES)
    vi.mocked(PaymentProvider.prototype.find).mockRejectedValue(
      new ProviderError('unreachable', 'away'),
    )
    expect(await watch.look()).toBe(false)
    expect(await woken()).toEqual([])
    expect(vi.mocked(PaymentProvider.prototype.find).mock.calls.length).toBeLessThan(8)
    answers()
    there.set('tr_W1', 'paid')
    expect(await watch.look()).toBe(true)
    expect(asked).toHaveLength(MANY)
    expect(await woken()).toHaveLength(1)
    expect(await watch.look()).toBe(true)
    expect(asked).toHaveLength(MANY)
  })

  it('are asked for by another worker where one died over them', async () => {
    await nobodyPays(1)
    api.pass(POLL_MINUTES)
    vi.mocked(PaymentProvider.prototype.find).mockRejectedValueOnce(new Error('killed'))
    await expect(watch.look()).rejects.toThrow('killed')
    // The database lets go of the lock once it has noticed that the connection is closed.
    await expect.poll(async () => (await watch.look()) && asked).toEqual(['tr_W1'])
  })

  it('stand behind none that fails, nor behind one whose answer cannot be read', async () => {
    await nobodyPays(3)
    api.pass(POLL_MINUTES)
    vi.mocked(PaymentProvider.prototype.find)
      .mockRejectedValueOnce(new ProviderError('unreachable', 'trouble of this one'))
      .mockRejectedValueOnce(new UnreadableAnswer('no payment'))
    expect(await watch.look()).toBe(false)
    expect(asked).toHaveLength(1)
    // Only the one that gave no answer is due still.
    expect(await watch.look()).toBe(true)
    expect(asked).toHaveLength(2)
  })

  it('are asked for just before a hold ends, however old they are', async () => {
    const id = await occupy(api.pool, {
      room: 1,
      arrival: '2026-03-10',
      departure: '2026-03-12',
      holdUntil: new Date(api.app.get(Clock).now() + 100 * 60_000),
    })
    await opened(id, new Date(api.app.get(Clock).now()))
    const asksAfter = async (minutes: number) => {
      api.pass(minutes)
      await watch.look()
      return asked.splice(0).length
    }
    expect(await asksAfter(90)).toBe(1)
    expect(await asksAfter(9)).toBe(1)
    // By its age it would be asked for after the hold: half a minute before the end comes first.
    expect(await asksAfter(0.4)).toBe(0)
    expect(await asksAfter(0.1)).toBe(1)
    expect(await asksAfter(0.4)).toBe(0)
  })

  it('are asked for just before an unpaid breakfast order lapses', async () => {
    const { body } = await orderBreakfast(api.app, threeBoxes, undefined, api.url)
    await opened(body.id, new Date('2026-02-02T12:00:00+01:00'))
    const dueAt = async (text: string) => {
      api.pass((Date.parse(text) - api.app.get(Clock).now()) / 60_000)
      await watch.look()
      return asked.splice(0).length
    }
    expect(await dueAt('2026-03-03T13:00:00+01:00')).toBe(1)
    expect(await dueAt('2026-03-03T13:59:29+01:00')).toBe(0)
    expect(await dueAt('2026-03-03T13:59:30+01:00')).toBe(1)
    expect(await dueAt('2026-03-03T13:59:59+01:00')).toBe(0)
  })
})
