import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import { ProviderError } from '../../../api/payments/provider-answers.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { Refunds } from '../../../api/payments/refunds.ts'
import type { RevenueView } from '../../../api/revenue/revenue-view.ts'
import type { TestPaymentView } from '../../../api/test-payments/test-payment-view.ts'
import { type ListeningApi, choose, listeningApi } from '../payments/listening-api.ts'
import { parseCsv } from '../revenue/parse-csv.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let api: ListeningApi
let staff: SignedIn
beforeAll(async () => {
  api = await listeningApi()
  staff = await signedIn(api.app, api.url)
})
afterAll(() => api.close())
afterEach(async () => {
  vi.restoreAllMocks()
  await emptySetup(api.pool)
})

const TESTS = '/api/back-office/test-payments'
const begin = (id: string = randomUUID()) => staff.post<TestPaymentView & ApiError>(TESTS, { id })
const read = async (id: string) => (await staff.get<TestPaymentView>(`${TESTS}/${id}`)).body
const states = ({ steps }: TestPaymentView) => steps.map(({ state }) => state)

/** As the workflow does: looks at the provider, and pays back what is owed. */
async function carried(id: string): Promise<void> {
  await api.app.get(PaymentSync).sync(id)
  await api.app.get(Refunds).refundDue(id)
}

const entries = async () =>
  (
    await api.pool.query<{ kind: string; cents: number }>(
      'SELECT kind, cents FROM folio_entries ORDER BY id',
    )
  ).rows

describe('Test betaling', () => {
  it('is a real payment of one cent that is paid back at once, each step to be seen', async () => {
    const { status, body } = await begin()
    expect(status).toBe(200)
    expect(states(body)).toEqual(['done', 'done', 'busy', 'waiting'])
    expect(body).toMatchObject({ number: 'TEST1', failure: null, ended: false })
    await choose(body.paymentUrl!, 'paid')
    await api.app.get(PaymentSync).sync(body.id)
    expect(states(await read(body.id))).toEqual(['done', 'done', 'done', 'busy'])
    await carried(body.id)
    const ended = await read(body.id)
    expect(states(ended)).toEqual(['done', 'done', 'done', 'done'])
    expect(ended).toMatchObject({ ended: true, failure: null, paymentUrl: null })
    expect(ended.steps.every(({ at }) => at !== null)).toBe(true)
    expect(await entries()).toEqual([
      { kind: 'sold', cents: 1 },
      { kind: 'received', cents: -1 },
      { kind: 'changed', cents: -1 },
      { kind: 'refunded', cents: 1 },
    ])
  })

  it('is outside revenue and the sales journal; the payments journal has its cent', async () => {
    const { body } = await begin()
    await choose(body.paymentUrl!, 'paid')
    const revenue = async () => (await staff.get<RevenueView>('/api/back-office/revenue')).body
    const nothing = { revenueCents: 0, passedOnCents: 0, open: { bills: 0, cents: 0 }, sources: [] }
    expect(await revenue()).toMatchObject(nothing)
    await carried(body.id)
    expect(await revenue()).toMatchObject(nothing)
    const journal = async (which: string) =>
      parseCsv(
        (
          await api.app.inject({
            url: `/api/back-office/revenue/${which}?from=2026-01-01&last=2026-12-31`,
            cookies: staff.cookies,
          })
        ).body,
      )
    expect(await journal('sales-journal')).toEqual([])
    expect((await journal('payments-journal')).map(({ bedrag }) => bedrag)).toEqual([1, -1])
  })

  it('is made once, however often the same press comes', async () => {
    const id = randomUUID()
    await Promise.all([begin(id), begin(id)])
    await begin(id)
    const { rows } = await api.pool.query('SELECT amount_cents FROM payments')
    expect(rows).toEqual([{ amount_cents: 1 }])
  })

  it('is made five times an hour at most', async () => {
    for (let made = 0; made < 5; made++) expect((await begin()).status).toBe(200)
    const { status, body } = await begin()
    expect(status).toBe(429)
    expect(body.error.text).toBe(
      'Er zijn dit uur al vijf testbetalingen gedaan. Probeer het later opnieuw.',
    )
    api.pass(61)
    expect((await begin()).status).toBe(200)
    api.pass(-61)
  })

  it('says what the provider said where it refused', async () => {
    vi.spyOn(api.app.get(PaymentProvider), 'create').mockRejectedValue(
      new ProviderError('refused', 'POST payments: 422 The amount is too low'),
    )
    const { body } = await begin()
    expect(states(body)).toEqual(['done', 'failed', 'waiting', 'waiting'])
    expect(body).toMatchObject({
      ended: true,
      failure: { reason: 'refused', words: 'POST payments: 422 The amount is too low' },
    })
  })

  it('says so where the provider cannot be reached', async () => {
    vi.spyOn(api.app.get(PaymentProvider), 'create').mockRejectedValue(
      new ProviderError('unreachable', 'POST payments: connection refused'),
    )
    expect((await begin()).body.failure).toEqual({
      reason: 'unreachable',
      words: 'POST payments: connection refused',
    })
  })

  it.each(['canceled', 'failed', 'expired'])('ends where its payment is %s', async (how) => {
    const { body } = await begin()
    await choose(body.paymentUrl!, how)
    await carried(body.id)
    const seen = await read(body.id)
    expect(states(seen)).toEqual(['done', 'done', 'failed', 'waiting'])
    expect(seen).toMatchObject({ ended: true, failure: { reason: how }, paymentUrl: null })
  })

  it('is refused at its id where something else has it', async () => {
    const id = randomUUID()
    await api.pool.query(
      `INSERT INTO folios (id, kind, number, created_at) VALUES ($1, 'sale', 'K1', now())`,
      [id],
    )
    const { status, body } = await begin(id)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ reason: 'invalid-input', fields: [{ field: 'id' }] })
    expect(await entries()).toEqual([])
  })

  it('that is unknown is not found, a bad id is refused at its field, and only staff ask', async () => {
    expect((await staff.get(`${TESTS}/${randomUUID()}`)).status).toBe(404)
    const bad = await begin('x')
    expect(bad.status).toBe(400)
    expect(bad.body.error).toMatchObject({ fields: [{ field: 'id' }] })
    const asked = { method: 'POST', url: TESTS, headers: { origin: api.url } } as const
    expect((await api.app.inject(asked)).statusCode).toBe(401)
  })
})
