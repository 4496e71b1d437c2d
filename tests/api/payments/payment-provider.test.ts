import { type IncomingMessage, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import { centsOf, providerAmount } from '../../../api/payments/provider-amount.ts'
import { openedAt } from './opened-at.ts'

let server: Server | null = null
afterEach(() => server?.closeAllConnections())

/** A provider that answers as told; `null` never answers. */
async function providerThat(
  answer: (request: IncomingMessage) => { status: number; body: unknown } | null,
) {
  const asked: {
    method: string
    url: string
    headers: IncomingMessage['headers']
    body: string
  }[] = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ method: request.method!, url: request.url!, headers: request.headers, body })
      const told = answer(request)
      if (told)
        response
          .writeHead(told.status)
          .end(typeof told.body === 'string' ? told.body : JSON.stringify(told.body))
    })
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    provider: new PaymentProvider({
      endpoint: `http://127.0.0.1:${port}/v2`,
      apiKey: 'live_secret',
      timeoutMs: 300,
    }),
  }
}

const order = {
  attemptId: 'attempt-1',
  subject: { kind: 'booking', id: 'booking-1' },
  amountCents: 30_005,
  methods: ['ideal'],
  description: 'Boeking B1',
  locale: 'nl-NL',
  redirectUrl: 'https://example.com/bedankt',
  webhookUrl: 'https://example.com/api/payments/webhook',
}

// As docs.mollie.com/reference/create-payment shows it, shortened.
const mollieAnswer = {
  resource: 'payment',
  id: 'tr_5B8cwPMGnU6qLbRvo7qEZo',
  mode: 'live',
  status: 'open',
  amount: { value: '300.05', currency: 'EUR' },
  method: 'ideal',
  metadata: null,
  expiresAt: '2026-02-02T09:00:00+00:00',
  _links: {
    self: {
      href: 'https://api.mollie.com/v2/payments/tr_5B8cwPMGnU6qLbRvo7qEZo',
      type: 'application/hal+json',
    },
    checkout: { href: 'https://www.mollie.com/checkout/x', type: 'text/html' },
  },
}

describe('The client of the payment provider', () => {
  it("speaks Mollie's v2: the key, the idempotency key, the amount as text, where to go back to and whom to call", async () => {
    const { asked, provider } = await providerThat(() => ({ status: 201, body: mollieAnswer }))
    const payment = await openedAt(provider, order)
    expect(payment).toEqual({
      id: 'tr_5B8cwPMGnU6qLbRvo7qEZo',
      state: 'open',
      amountCents: 30_005,
      receivedCents: 0,
      method: 'ideal',
      expiresAt: new Date('2026-02-02T09:00:00Z'),
      refundedCents: 0,
      refunds: [],
      chargebacks: [],
      chargedBackCents: 0,
      checkoutUrl: 'https://www.mollie.com/checkout/x',
    })
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/v2/payments' })
    expect(asked[0]!.headers).toMatchObject({
      authorization: 'Bearer live_secret',
      'idempotency-key': 'attempt-1',
      'content-type': 'application/json',
    })
    expect(JSON.parse(asked[0]!.body)).toEqual({
      amount: { currency: 'EUR', value: '300.05' },
      description: 'Boeking B1',
      redirectUrl: 'https://example.com/bedankt',
      webhookUrl: 'https://example.com/api/payments/webhook',
      method: 'ideal',
      locale: 'nl_NL',
      metadata: { attemptId: 'attempt-1', subject: { kind: 'booking', id: 'booking-1' } },
    })
  })

  it('names all ways to pay where the payer chose none, so that the provider’s page asks', async () => {
    const { asked, provider } = await providerThat(() => ({
      status: 201,
      body: { ...mollieAnswer, method: null },
    }))
    await openedAt(provider, { ...order, methods: ['ideal', 'bancontact'] })
    expect(JSON.parse(asked[0]!.body).method).toEqual(['ideal', 'bancontact'])
  })

  it('reads the ways to pay that are switched on, by their Dutch names', async () => {
    const method = {
      resource: 'method',
      id: 'ideal',
      description: 'iDEAL',
      minimumAmount: { value: '0.01', currency: 'EUR' },
      image: { svg: 'https://www.mollie.com/external/icons/payment-methods/ideal.svg' },
      status: 'activated',
    }
    const { asked, provider } = await providerThat(() => ({
      status: 200,
      body: { count: 1, _embedded: { methods: [method] }, _links: {} },
    }))
    expect(await provider.methods('nl-NL')).toEqual([
      { id: 'ideal', name: 'iDEAL', minCents: 1, maxCents: null },
    ])
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/v2/methods?locale=nl_NL' })
  })

  it('names no webhook where the provider could not reach it', async () => {
    const { asked, provider } = await providerThat(() => ({ status: 201, body: mollieAnswer }))
    await openedAt(provider, { ...order, webhookUrl: null })
    expect(JSON.parse(asked[0]!.body)).not.toHaveProperty('webhookUrl')
  })

  it.each([
    ['answers 503', () => ({ status: 503, body: 'down' })],
    ['asks for patience', () => ({ status: 429, body: {} })],
    [
      'does not take our key, which says nothing of the payment',
      () => ({ status: 401, body: { status: 401, title: 'Unauthorized Request' } }),
    ],
    ['answers with a web page', () => ({ status: 200, body: '<html>' })],
    ['does not answer in time', (): null => null],
  ])('says unreachable, worth another try, when it %s', async (_, answer) => {
    const { provider } = await providerThat(answer)
    await expect(provider.find('tr_1')).rejects.toMatchObject({
      name: 'ProviderError',
      reason: 'unreachable',
    })
  })

  it('says unreachable when nobody listens', async () => {
    const provider = new PaymentProvider({
      endpoint: 'http://127.0.0.1:1/v2',
      apiKey: 'test_x',
      timeoutMs: 300,
    })
    await expect(provider.find('tr_1')).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('says refused, with the reason, when the provider understood and said no', async () => {
    const { provider } = await providerThat(() => ({
      status: 422,
      body: {
        status: 422,
        title: 'Unprocessable Entity',
        detail: 'The amount is higher than the maximum',
        field: 'amount',
      },
    }))
    await expect(provider.refund('tr_1', 100, 'key', '')).rejects.toThrow(
      'The amount is higher than the maximum',
    )
    await expect(provider.refund('tr_1', 100, 'key', '')).rejects.toMatchObject({
      reason: 'refused',
      status: 422,
    })
  })

  it.each([404, 410])('takes a %i for a payment that is not there', async (status) => {
    const { provider } = await providerThat(() => ({
      status,
      body: { status, title: 'Not Found', detail: 'No payment exists' },
    }))
    expect(await provider.find('tr_1')).toBeNull()
  })
})

describe('An amount', () => {
  it('comes back from the text of the provider to the cent', () => {
    for (const cents of [0, 1, 9, 10, 99, 100, 101, 115, 29_999, 1_000_000])
      expect(centsOf(providerAmount(cents))).toBe(cents)
    expect(providerAmount(115)).toEqual({ currency: 'EUR', value: '1.15' })
  })

  it('is refused where it is not euro with two decimals', () => {
    for (const value of ['1', '1.5', '1,50', '-1.00', ''])
      expect(centsOf({ currency: 'EUR', value })).toBeNull()
    expect(centsOf({ currency: 'USD', value: '1.00' })).toBeNull()
    expect(() => providerAmount(1.5)).toThrow(RangeError)
  })
})
