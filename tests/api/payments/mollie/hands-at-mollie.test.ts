import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PaymentProvider } from '../../../../api/payments/payment-provider.ts'
import { type MollieServer, mollieServer } from '../../../setup/mollie/mollie-server.ts'
import { clientOf } from './target.ts'
import { openedAt } from '../opened-at.ts'

let mollie: MollieServer
let client: PaymentProvider
let now = new Date('2026-02-02T09:30:00Z')
beforeAll(async () => {
  mollie = await mollieServer({ now: () => now })
  client = clientOf({ endpoint: mollie.url, apiKey: mollie.key })
})
afterEach(() => vi.useRealTimers())
afterAll(() => mollie.close())

async function opened(more: { amountCents?: number; methods?: string[] } = {}) {
  const { id } = await openedAt(client, {
    attemptId: randomUUID(),
    subject: { kind: 'booking', id: randomUUID() },
    amountCents: 22_000,
    methods: ['ideal'],
    description: 'Boeking B20261',
    locale: 'nl-NL',
    redirectUrl: 'https://example.com/bedankt',
    webhookUrl: null,
    ...more,
  })
  return id
}
async function paid(cents?: number) {
  const id = await opened()
  await mollie.pay(id, cents)
  return id
}
const refund = async (id: string, cents: number, key: string = randomUUID()) =>
  (await client.refund(id, cents, key, 'Terugbetaling boeking B20261')).cents
const refused = { name: 'ProviderError', reason: 'refused' }
const unreachable = { name: 'ProviderError', reason: 'unreachable' }

describe('A payment at Mollie', () => {
  it.each([
    ['paid', (id: string) => mollie.pay(id)],
    ['failed', (id: string) => mollie.fail(id)],
    ['canceled', (id: string) => mollie.cancel(id)],
    ['expired', (id: string) => mollie.expire(id)],
  ] as const)('that is %s is seen so, and its page is gone', async (state, end) => {
    const id = await opened()
    await end(id)
    expect(await client.find(id)).toMatchObject({ state, checkoutUrl: null })
  })

  it('is seen with the sum that came, whatever was asked', async () => {
    expect((await client.find(await paid(1)))!.amountCents).toBe(1)
  })

  it('of a sum that its way to pay does not take is refused', async () => {
    await expect(opened({ amountCents: 1_000_001, methods: ['creditcard'] })).rejects.toMatchObject(
      refused,
    )
  })
})

describe('A refund at Mollie', () => {
  it('goes back in parts, each once, until nothing is left', async () => {
    const id = await paid()
    const first = randomUUID()
    expect(await refund(id, 5_000, first)).toBe(5_000)
    expect(await refund(id, 5_000, first)).toBe(5_000)
    expect(await refund(id, 2_050)).toBe(2_050)
    expect((await client.find(id))!.refundedCents).toBe(7_050)
    await expect(refund(id, 14_951)).rejects.toMatchObject({ ...refused, status: 422 })
    expect(await refund(id, 14_950)).toBe(14_950)
    await expect(refund(id, 1)).rejects.toMatchObject(refused)
    expect((await client.find(id))!.refundedCents).toBe(22_000)
  })

  it('is refused where its key was used for another sum', async () => {
    const id = await paid()
    const key = randomUUID()
    await refund(id, 5_000, key)
    await expect(refund(id, 9_000, key)).rejects.toMatchObject({ ...refused, status: 400 })
    expect((await client.find(id))!.refundedCents).toBe(5_000)
  })

  it('is asked for again where the first call under its key still runs', async () => {
    const id = await paid()
    const key = randomUUID()
    mollie.goesWrong({ kind: 'slow', ms: 1_000 }, 1, /refunds/)
    const first = refund(id, 5_000, key)
    await expect.poll(() => mollie.payments.get(id)!.refunds.length).toBe(1)
    await expect(refund(id, 5_000, key)).rejects.toMatchObject({ ...unreachable, status: 409 })
    expect(await first).toBe(5_000)
    expect(await refund(id, 5_000, key)).toBe(5_000)
    expect((await client.find(id))!.refundedCents).toBe(5_000)
  })

  it('is made again under a key of an hour ago, which Mollie has forgotten', async () => {
    const id = await paid()
    const key = randomUUID()
    await refund(id, 5_000, key)
    now = new Date(now.getTime() + 3_601_000)
    await refund(id, 5_000, key)
    expect((await client.find(id))!.refundedCents).toBe(10_000)
  })

  it('made by its owner, or failed there, or taken by a bank and given back, is seen to the cent', async () => {
    const id = await paid()
    const made = await mollie.refund(id, 3_001)
    await mollie.chargeBack(id, 4_002)
    expect(await client.find(id)).toMatchObject({ refundedCents: 3_001, chargedBackCents: 4_002 })
    await mollie.reverse(id)
    await mollie.refundFails(id, made)
    expect(await client.find(id)).toMatchObject({
      refundedCents: 0,
      chargedBackCents: 0,
      refunds: [{ id: made, refundId: null, cents: 3_001, isLost: true }],
      chargebacks: [{ cents: 4_002, isReversed: true }],
    })
  })

  it('is done once though its answer was lost', async () => {
    const id = await paid()
    const key = randomUUID()
    mollie.goesWrong({ kind: 'answer-lost' }, 1, /refunds/)
    await expect(refund(id, 5_000, key)).rejects.toMatchObject(unreachable)
    expect(await refund(id, 5_000, key)).toBe(5_000)
    expect((await client.find(id))!.refundedCents).toBe(5_000)
  })

  it('is refused when a year has passed', async () => {
    const id = await paid()
    now = new Date(now.getTime() + 366 * 86_400_000)
    await expect(refund(id, 1)).rejects.toMatchObject(refused)
  })
})

describe('A list of Mollie', () => {
  it('is read to the page on which what was asked for ends', async () => {
    const since = new Date(now.getTime() + 3_600_000)
    await paid()
    now = since
    const ids: string[] = []
    for (let count = 0; count < 251; count++) {
      ids.unshift(await opened())
      await mollie.pay(ids[0]!)
    }
    await mollie.refund(ids[3]!, 1)
    await mollie.chargeBack(ids[7]!, 1)
    mollie.calls.length = 0
    const listed: unknown[] = []
    for await (const { paymentId } of client.listSince('payments', since)) listed.push(paymentId)
    expect(listed).toEqual(ids)
    expect(mollie.calls.map(({ search }) => search)).toEqual([
      '?limit=250',
      `?limit=250&from=${ids[250]}`,
    ])
    const back: unknown[] = []
    for (const kind of ['refunds', 'chargebacks'] as const)
      for await (const { paymentId } of client.listSince(kind, since)) back.push(paymentId)
    expect(back).toEqual([ids[3], ids[7]])
  })
})

describe('What goes wrong at Mollie', () => {
  it.each([
    ['is broken', { kind: 'broken' }],
    ['is away', { kind: 'broken', status: 503 }],
    ['says nothing', { kind: 'silent' }],
    ['breaks off', { kind: 'answer-lost' }],
    ['has too much to do', { kind: 'busy' }],
  ] as const)('is worth another try where it %s', async (_what, fault) => {
    const id = await paid()
    const impatient = clientOf({ endpoint: mollie.url, apiKey: mollie.key }, 500)
    mollie.goesWrong(fault)
    await expect(impatient.find(id)).rejects.toMatchObject(unreachable)
    expect(await client.find(id)).toMatchObject({ state: 'paid' })
  })

  it.each([
    ['is told with a refusal', { kind: 'broken', status: 400, retryAfter: 3_600 }],
    ['is told with a page that is not there', { kind: 'broken', status: 404, retryAfter: 3_600 }],
  ] as const)('is not left alone where a time to wait %s', async (_what, fault) => {
    const id = await paid()
    mollie.goesWrong(fault)
    await client.find(id).catch(() => null)
    expect(await client.find(id)).toMatchObject({ state: 'paid' })
  })

  it('leaves it alone for as long as it asks, and not a call longer', async () => {
    const id = await paid()
    vi.useFakeTimers({ toFake: ['performance'] })
    mollie.goesWrong({ kind: 'busy', retryAfter: 1 })
    await expect(client.find(id)).rejects.toMatchObject({ ...unreachable, status: 429 })
    mollie.calls.length = 0
    vi.advanceTimersByTime(999)
    await expect(client.find(id)).rejects.toMatchObject({ ...unreachable, status: 429 })
    expect(mollie.calls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(await client.find(id)).toMatchObject({ state: 'paid' })
    expect(mollie.calls).toHaveLength(1)
  })
})
