import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentProvider, PaymentOrder } from '../../../../api/payments/payment-provider.ts'
import { type Target, clientOf, openTarget } from './target.ts'
import { openedAt } from '../opened-at.ts'

/** Mollie itself takes its time, ms. */
const PATIENCE_MS = 60_000

let target: Target
let client: PaymentProvider
beforeAll(async () => {
  target = await openTarget()
  client = clientOf(target)
})
afterAll(() => target.close())

function order(more: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    attemptId: randomUUID(),
    subject: { kind: 'booking', id: randomUUID() },
    amountCents: 30_005,
    methods: ['ideal'],
    description: 'Boeking B20261',
    locale: 'nl-NL',
    redirectUrl: 'https://example.com/bedankt',
    webhookUrl: null,
    ...more,
  }
}

// Nothing here needs a hand at the provider: it runs against Mollie itself with MOLLIE_TEST_KEY.
describe('Mollie', { timeout: PATIENCE_MS }, () => {
  it('opens a payment of exactly this sum, which its payer can go to', async () => {
    const opened = await openedAt(client, order())
    expect(opened).toMatchObject({
      id: expect.stringMatching(/^tr_\w+$/),
      state: 'open',
      amountCents: 30_005,
      method: 'ideal',
      refundedCents: 0,
      chargedBackCents: 0,
      checkoutUrl: expect.stringMatching(/^https?:/),
    })
    expect(await client.find(opened.id)).toMatchObject({ id: opened.id, amountCents: 30_005 })
  })

  it('opens one payment however often the same attempt is asked for', async () => {
    const asked = order()
    const { id } = await openedAt(client, asked)
    expect((await openedAt(client, asked)).id).toBe(id)
    expect((await openedAt(client, order())).id).not.toBe(id)
  })

  it('asks its payer where several ways to pay are allowed', async () => {
    const ways = (await client.methods('nl-NL')).map(({ id }) => id)
    const opened = await openedAt(client, order({ methods: ways }))
    expect(opened).toMatchObject({ state: 'open', checkoutUrl: expect.any(String) })
  })

  it('names the ways to pay that are switched on, in Dutch, with the sums they take', async () => {
    const methods = await client.methods('nl-NL')
    expect(methods).toContainEqual(expect.objectContaining({ id: 'ideal', name: 'iDEAL' }))
    for (const { minCents, maxCents } of methods) {
      expect(minCents).toBeGreaterThanOrEqual(0)
      if (maxCents !== null) expect(maxCents).toBeGreaterThan(minCents)
    }
  })

  it.each([
    ['a webhook on a laptop', { webhookUrl: 'http://localhost:3000/api/payments/webhook' }],
    ['a page to come back to that is none', { redirectUrl: 'bedankt' }],
    ['no description', { description: '' }],
    ['a sum of nothing', { amountCents: 0 }],
    ['a way to pay that there is none of', { methods: ['zilvergeld'] }],
  ] satisfies [string, Partial<PaymentOrder>][])('refuses %s', async (_what, wrong) => {
    await expect(openedAt(client, order(wrong))).rejects.toMatchObject({
      name: 'ProviderError',
      reason: 'refused',
      status: 422,
    })
  })

  it('takes a description of any length: our client sends as much as fits', async () => {
    const opened = await openedAt(client, order({ description: 'Zoë '.repeat(300) }))
    expect(opened.state).toBe('open')
  })

  it('refuses to pay back what was not paid', async () => {
    const { id } = await openedAt(client, order())
    await expect(client.refund(id, 100, randomUUID(), 'Terugbetaling')).rejects.toMatchObject({
      reason: 'refused',
      status: 422,
    })
  })

  it('does not know a payment that nobody opened', async () => {
    expect(await client.find('tr_0000000000')).toBeNull()
  })

  it('lists the newest payments first, with the attempt that each was opened for', async () => {
    const began = new Date(Date.now() - 60_000)
    const { attemptId, ...asked } = order()
    const { id } = await openedAt(client, { attemptId, ...asked })
    for await (const listed of client.listSince('payments', began)) {
      expect(listed).toMatchObject({ paymentId: id, attemptId })
      break
    }
    const back = []
    for await (const listed of client.listSince('refunds', new Date())) back.push(listed)
    for await (const listed of client.listSince('chargebacks', new Date())) back.push(listed)
    expect(back).toEqual([])
  })

  it('does not take another key, which says nothing about the payment', async () => {
    const stranger = clientOf({ ...target, apiKey: 'test_000000000000000000000000000000' })
    await expect(openedAt(stranger, order())).rejects.toMatchObject({
      reason: 'unreachable',
      status: 401,
    })
  })
})
