import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PaymentMethods } from '../../../api/payments/payment-methods.ts'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import { type ProviderMethod, ProviderError } from '../../../api/payments/provider-answers.ts'
import type { Clock } from '../../../api/environment/clock.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type ListeningApi, listeningApi } from './listening-api.ts'
import { log } from '../../../api/telemetry/log.ts'

let api: ListeningApi
beforeAll(async () => {
  api = await listeningApi()
  await api.app.get(PaymentMethods).offered()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await emptySetup(api.pool)
})
afterAll(() => api.close())

const offered = async () => (await fetch(`${api.url}/api/payment-methods`)).json()

async function payAgain(id: string, method: unknown) {
  const answer = await fetch(`${api.url}/api/bookings/${id}/payments`, {
    method: 'POST',
    headers: { origin: api.url, 'content-type': 'application/json' },
    body: JSON.stringify({ method }),
  })
  return { status: answer.status, body: await answer.json() }
}

async function asked(id: string): Promise<[string, string | null][]> {
  const { rows } = await api.pool.query<{ state: string; asked_method: string | null }>(
    'SELECT state, asked_method FROM payments WHERE folio_id = $1 ORDER BY created_at',
    [id],
  )
  return rows.map(({ state, asked_method }) => [state, asked_method])
}

/** The sandbox has no limits. */
const anySum: Pick<ProviderMethod, 'minCents' | 'maxCents'> = { minCents: 0, maxCents: null }

const pageOf = async (url: string) => (await fetch(url)).text()

describe('The ways to pay (payment.method)', () => {
  it('are those that the provider says it has, by its names', async () => {
    expect(await offered()).toEqual({
      methods: [
        { id: 'ideal', name: 'iDEAL', ...anySum },
        { id: 'bancontact', name: 'Bancontact', ...anySum },
        { id: 'creditcard', name: 'Kaart', ...anySum },
      ],
    })
  })

  it('are named in the language of who pays, and what payers from there look for comes first', async () => {
    const of = async (tag: string) => {
      const answer = await fetch(`${api.url}/api/payment-methods`, {
        headers: { 'accept-language': tag },
      })
      const { methods } = (await answer.json()) as { methods: ProviderMethod[] }
      return methods.map(({ name }) => name)
    }
    expect(await of('de')).toEqual(['Karte', 'Bancontact', 'iDEAL'])
    expect(await of('en')).toEqual(['Card', 'Bancontact', 'iDEAL'])
  })

  it('lead to a page of the provider that pays with the chosen one', async () => {
    const { body } = await bookOverHttp(api.url, { ...twoNights, method: 'bancontact' })
    expect(await asked(body.id)).toEqual([['created', 'bancontact']])
    const page = await pageOf(await goToPay(body.paymentUrl!))
    expect(page).toContain('Bancontact')
    expect(page).not.toContain('Waarmee betaal je?')
    expect(await asked(body.id)).toEqual([['open', 'bancontact']])
  })

  it('are asked by the page of the provider where the guest chose none', async () => {
    const { body } = await bookOverHttp(api.url, twoNights)
    expect(await asked(body.id)).toEqual([['created', null]])
    expect(await pageOf(await goToPay(body.paymentUrl!))).toContain('Waarmee betaal je?')
  })

  it('are refused where the provider does not have them, and nothing is booked', async () => {
    for (const method of ['klarna', 'iDEAL!', '', 7]) {
      const { status, body } = await bookOverHttp(api.url, { ...twoNights, method })
      expect([status, body.error]).toMatchObject([
        400,
        { fields: [{ field: 'method', text: 'Kies een betaalmethode uit de lijst.' }] },
      ])
    }
    expect((await api.pool.query('SELECT FROM bookings')).rowCount).toBe(0)
  })

  it('can be changed: an attempt not opened yet is kept, an open one gets another beside it', async () => {
    const { body } = await bookOverHttp(api.url, { ...twoNights, method: 'ideal' })
    expect((await payAgain(body.id, 'creditcard')).status).toBe(201)
    expect(await asked(body.id)).toEqual([['created', 'creditcard']])
    await goToPay(body.paymentUrl!)
    await payAgain(body.id, 'creditcard')
    expect(await asked(body.id)).toEqual([['open', 'creditcard']])
    api.pass(1)
    await payAgain(body.id, 'ideal')
    expect(await asked(body.id)).toEqual([
      ['open', 'creditcard'],
      ['created', 'ideal'],
    ])
    expect(await pageOf(await goToPay(body.paymentUrl!))).toContain('iDEAL')
    expect((await payAgain(body.id, 'klarna')).status).toBe(400)
  })

  it('make no other order: the same key with another choice is the same booking, paid that way', async () => {
    const key = randomUUID()
    const visitor = '10.9.9.9'
    const first = await bookOverHttp(api.url, { ...twoNights, method: 'ideal' }, { key, visitor })
    const second = await bookOverHttp(
      api.url,
      { ...twoNights, method: 'creditcard' },
      { key, visitor },
    )
    expect([second.status, second.body.id]).toEqual([201, first.body.id])
    expect(await asked(first.body.id)).toEqual([['created', 'creditcard']])
  })
})

describe('What is known of the ways to pay', () => {
  const ideal = [{ id: 'ideal', name: 'iDEAL', ...anySum }]
  const card = [{ id: 'creditcard', name: 'Kaart', ...anySum }]
  const away = () => Promise.reject(new ProviderError('unreachable', 'away'))

  function known(answers: (() => Promise<typeof ideal>)[]) {
    let now = 1_000_000
    const read = vi.fn<() => Promise<typeof ideal>>(() =>
      (answers.length > 1 ? answers.shift()! : answers[0]!)(),
    )
    const provider = { isSet: true, methods: read } as unknown as PaymentProvider
    const methods = new PaymentMethods(provider, { now: () => now } as Clock)
    return { methods, read, pass: (minutes: number) => (now += minutes * 60_000) }
  }

  it('is asked of the provider once in five minutes', async () => {
    const { methods, read, pass } = known([async () => ideal, async () => card])
    expect(await methods.offered()).toEqual(ideal)
    pass(4)
    expect(await methods.offered()).toEqual(ideal)
    expect(read).toHaveBeenCalledTimes(1)
    pass(2)
    await methods.offered()
    await vi.waitFor(async () => expect(await methods.offered()).toEqual(card))
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('stays known while the provider is away', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const { methods, read, pass } = known([async () => ideal, away])
    await methods.offered()
    pass(6)
    expect(await methods.offered()).toEqual(ideal)
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
    expect(methods.isOffered('creditcard')).toBe(false)
  })

  it('is offered by the house’s names where those of the payer’s language cannot be read', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const { methods, read } = known([async () => ideal, away])
    await methods.offered('nl')
    expect(await methods.offered('de')).toEqual(ideal)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('leaves out the ways to pay that stay open for days: a room is held for minutes', async () => {
    const slow = ['banktransfer', 'directdebit', 'klarna', 'in3', 'riverty', 'billie']
    const all = [...slow.map((id) => ({ id, name: id, ...anySum })), ...ideal]
    const { methods } = known([async () => all])
    expect(await methods.offered()).toEqual(ideal)
    for (const id of slow) expect(methods.isOffered(id)).toBe(false)
    expect(await methods.ofSum(22_000, 'banktransfer', 'nl')).toEqual(['ideal'])
  })

  it('has a sum paid by what was chosen, and asks again where that does not take it', async () => {
    const upTo = { ...card[0]!, minCents: 1, maxCents: 1_000_000 }
    const { methods } = known([async () => [...ideal, upTo]])
    expect(await methods.ofSum(1_000_000, 'creditcard', 'nl')).toEqual(['creditcard'])
    expect(await methods.ofSum(1_000_001, 'creditcard', 'nl')).toEqual(['ideal'])
    expect(await methods.ofSum(1, null, 'nl')).toEqual(['ideal', 'creditcard'])
    expect(await methods.ofSum(0, 'creditcard', 'nl')).toEqual(['ideal'])
  })

  it('is nothing while the provider never answered: then every choice may be asked for', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const { methods } = known([away])
    expect(await methods.offered()).toBeNull()
    expect(methods.isOffered('creditcard')).toBe(true)
  })

  it('keeps no guest waiting for a provider that does not answer', async () => {
    const { methods } = known([() => new Promise(() => {})])
    expect(await methods.offered()).toBeNull()
  })
})
