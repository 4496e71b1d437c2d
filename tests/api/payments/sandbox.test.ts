import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import { sandboxKey } from '../../../api/environment/sandbox-key.ts'
import { type ListeningApi, choose, eventually, listeningApi } from './listening-api.ts'
import { openedAt } from './opened-at.ts'

let api: ListeningApi
let provider: PaymentProvider

beforeAll(async () => {
  api = await listeningApi()
  provider = new PaymentProvider({
    endpoint: `${api.url}/sandbox/v2`,
    apiKey: sandboxKey(api.environment.secret),
    timeoutMs: 3_000,
  })
})
afterAll(() => api.close())

function order(attemptId: string, webhookUrl: string | null = null) {
  return {
    attemptId,
    subject: { kind: 'booking', id: 'b' },
    amountCents: 22_050,
    methods: ['ideal'],
    description: 'Boeking B20261 <1>',
    locale: 'nl-NL',
    redirectUrl: `${api.url}/bedankt?id=b`,
    webhookUrl,
  }
}

describe('The sandbox provider', () => {
  it('opens a payment once per idempotency key and says where to pay', async () => {
    const first = await openedAt(provider, order('attempt-1'))
    const again = await openedAt(provider, order('attempt-1'))
    const other = await openedAt(provider, order('attempt-2'))
    expect(first).toMatchObject({ state: 'open', amountCents: 22_050, refundedCents: 0 })
    expect(first.checkoutUrl).toBe(`${api.url}/sandbox/checkout/${first.id}`)
    expect(again).toEqual(first)
    expect(other.id).not.toBe(first.id)
    await expect(
      openedAt(provider, { ...order('attempt-1'), description: 'Iets anders' }),
    ).rejects.toMatchObject({ reason: 'refused', status: 400 })
  })

  it('lists its payments and what went back, the newest first and page by page', async () => {
    const first = await openedAt(provider, order('attempt-listed'))
    await choose(first.checkoutUrl!, 'paid')
    await provider.refund(first.id, 100, 'refund-listed', '')
    const second = await openedAt(provider, order('attempt-listed-after'))
    const page = async (address: string) => {
      const authorization = `Bearer ${sandboxKey(api.environment.secret)}`
      return (await fetch(address, { headers: { authorization } })).json()
    }
    const newest = await page(`${api.url}/sandbox/v2/payments?limit=1`)
    expect(newest._embedded.payments).toHaveLength(1)
    const seen: unknown[] = []
    for await (const { paymentId } of provider.listSince('payments', new Date(0)))
      seen.push(paymentId)
    expect(newest._embedded.payments[0].id).toBe(seen[0])
    const next = await page(newest._links.next.href)
    expect(next._embedded.payments[0].id).toBe(seen[1])
    expect(seen).toEqual(expect.arrayContaining([first.id, second.id]))
    const refunded: unknown[] = []
    for await (const { paymentId } of provider.listSince('refunds', new Date(0)))
      refunded.push(paymentId)
    expect(refunded).toEqual([first.id])
    expect((await fetch(`${api.url}/sandbox/v2/refunds`)).status).toBe(401)
  })

  it('shows amount, description and the four ways to end on a page that runs no code', async () => {
    const { checkoutUrl } = await openedAt(provider, order('attempt-page'))
    const page = await fetch(checkoutUrl!)
    const html = await page.text()
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('Testbetaling')
    expect(html).toContain('€\u00a0220,50')
    expect(html).toContain('Boeking B20261 &#60;1&#62;')
    for (const choice of ['Betaald', 'Mislukt', 'Geannuleerd', 'Verlopen'])
      expect(html).toContain(choice)
    expect(html).not.toContain('<script')
  })

  it.each(['paid', 'failed', 'canceled', 'expired'] as const)(
    'ends as %s by the choice of the guest, goes back to the shop, and cannot end twice',
    async (status) => {
      const { id, checkoutUrl } = await openedAt(provider, order(`attempt-${status}`))
      const answer = await choose(checkoutUrl!, status)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`${api.url}/bedankt?id=b`)
      await choose(checkoutUrl!, status === 'paid' ? 'failed' : 'paid')
      expect(await provider.find(id)).toMatchObject({ state: status, checkoutUrl: null })
      expect(await (await fetch(checkoutUrl!)).text()).toContain('Deze betaling is afgerond')
    },
  )

  it('asks what to pay with where the shop did not, and says it in its answer', async () => {
    const { id, checkoutUrl } = await openedAt(provider, {
      ...order('attempt-open'),
      methods: ['ideal', 'bancontact'],
    })
    const page = await (await fetch(checkoutUrl!)).text()
    for (const method of ['iDEAL', 'Bancontact', 'Kaart']) expect(page).toContain(method)
    await fetch(checkoutUrl!, {
      method: 'POST',
      body: new URLSearchParams({ status: 'paid', method: 'creditcard' }),
      redirect: 'manual',
    })
    expect(await provider.find(id)).toMatchObject({ state: 'paid', method: 'card' })
    expect(await (await fetch(checkoutUrl!)).text()).toContain('Kaart')
  })

  it('pays with what the shop asked for, and refuses a way to pay that it does not have', async () => {
    const { id, checkoutUrl } = await openedAt(provider, {
      ...order('attempt-card'),
      methods: ['bancontact'],
    })
    expect(await (await fetch(checkoutUrl!)).text()).toContain('/art/betalen-bancontact.svg')
    await choose(checkoutUrl!, 'paid')
    expect(await provider.find(id)).toMatchObject({ state: 'paid', method: 'card' })
    await expect(
      openedAt(provider, { ...order('attempt-klarna'), methods: ['klarna'] }),
    ).rejects.toMatchObject({ reason: 'refused' })
  })

  it('ignores a choice that is none, and knows no payment it did not open', async () => {
    const { id, checkoutUrl } = await openedAt(provider, order('attempt-odd'))
    expect((await choose(checkoutUrl!, 'authorized')).status).toBe(422)
    expect(await provider.find(id)).toMatchObject({ state: 'open' })
    expect((await fetch(`${api.url}/sandbox/checkout/tr_unknown`)).status).toBe(404)
    expect(await provider.find('tr_unknown')).toBeNull()
  })

  it('lets a session run out after its minutes by the clock of the property', async () => {
    const { id, checkoutUrl } = await openedAt(provider, order('attempt-slow'))
    api.pass(15)
    expect(await provider.find(id)).toMatchObject({ state: 'expired', checkoutUrl: null })
    await choose(checkoutUrl!, 'paid')
    expect(await provider.find(id)).toMatchObject({ state: 'expired' })
  })

  it('pays back what was paid, in parts, never more and never twice for one key', async () => {
    const { id, checkoutUrl } = await openedAt(provider, order('attempt-back'))
    await expect(provider.refund(id, 50, 'refund-0', '')).rejects.toMatchObject({
      reason: 'refused',
      status: 422,
    })
    await choose(checkoutUrl!, 'paid')
    await provider.refund(id, 20_000, 'refund-1', 'deel')
    await provider.refund(id, 20_000, 'refund-1', 'deel')
    await expect(provider.refund(id, 1_000, 'refund-1', 'deel')).rejects.toMatchObject({
      reason: 'refused',
      status: 400,
    })
    expect(await provider.find(id)).toMatchObject({ state: 'paid', refundedCents: 20_000 })
    await expect(provider.refund(id, 2_051, 'refund-2', 'te veel')).rejects.toMatchObject({
      reason: 'refused',
    })
    await provider.refund(id, 2_050, 'refund-3', 'rest')
    expect(await provider.find(id)).toMatchObject({ refundedCents: 22_050 })
  })

  it('calls the webhook with the id and nothing else, and again until it is taken', async () => {
    const bodies: string[] = []
    const shop = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        bodies.push(`${request.headers['content-type']} ${body}`)
        response.writeHead(bodies.length < 3 ? 500 : 200).end()
      })
    })
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
    const { port } = shop.address() as AddressInfo
    const { id, checkoutUrl } = await openedAt(
      provider,
      order('attempt-webhook', `http://127.0.0.1:${port}/webhook`),
    )
    await choose(checkoutUrl!, 'paid')
    await eventually(async () => bodies.length === 3, 10_000)
    await eventually(
      async () => (await api.pool.query('SELECT FROM sandbox.webhook_calls')).rowCount === 0,
    )
    expect(new Set(bodies)).toEqual(
      new Set([`application/x-www-form-urlencoded;charset=UTF-8 id=${id}`]),
    )
    shop.close()
  })

  it('answers with the refusals of Mollie: no key, a wrong amount, a wrong address', async () => {
    const post = (body: unknown, authorization = `Bearer ${sandboxKey(api.environment.secret)}`) =>
      fetch(`${api.url}/sandbox/v2/payments`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const good = {
      amount: { currency: 'EUR', value: '10.00' },
      description: 'x',
      redirectUrl: 'https://example.com/',
    }
    for (const key of ['', 'Bearer test_x', `Bearer ${sandboxKey('another secret')}`]) {
      const answer = await post(good, key)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ status: 401, title: 'Unauthorized Request' })
    }
    for (const wrong of [
      { amount: { currency: 'EUR', value: '10' } },
      { amount: { currency: 'USD', value: '10.00' } },
      { redirectUrl: 'javascript:alert(1)' },
      { method: 'visa' },
    ]) {
      const answer = await post({ ...good, ...wrong })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({
        status: 422,
        title: 'Unprocessable Entity',
        field: Object.keys(wrong)[0],
      })
    }
  })
})

describe('Where Mollie is asked, or in production', () => {
  it('there is no sandbox', async () => {
    const real = await listeningApi({ MOLLIE_API_KEY: 'test_real' })
    const answer = await fetch(`${real.url}/sandbox/v2/payments`, {
      method: 'POST',
      headers: { authorization: 'Bearer test_x' },
    })
    expect(answer.status).toBe(404)
    await real.close()
  })

  it('the sandbox has to be asked for: without it and without a key nobody can pay', async () => {
    const real = await listeningApi({ NODE_ENV: 'production' })
    expect((await fetch(`${real.url}/sandbox/v2/payments`, { method: 'POST' })).status).toBe(404)
    const methods = await fetch(`${real.url}/api/payment-methods`)
    expect(await methods.json()).toEqual({ methods: [] })
    await real.close()
  })
})
