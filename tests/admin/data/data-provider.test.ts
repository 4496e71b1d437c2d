import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem, isUnreachable } from '../../../admin/data/api-problem.ts'
import { dataProvider } from '../../../admin/data/data-provider.ts'
import { retryUnreachable } from '../../../admin/data/retry-unreachable.ts'

const calls: { path: string; init: RequestInit }[] = []

/** The network's edge: answers once, and keeps what was asked. */
function answer(body: unknown, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    calls.push({ path, init: request })
    return new Response(body === null ? null : JSON.stringify(body), init)
  })
}
afterEach(() => {
  calls.length = 0
  vi.unstubAllGlobals()
})

describe('a list', () => {
  it('asks for a range, an order and a filter, and reads the total from Content-Range', async () => {
    answer([{ id: 1 }], { headers: { 'content-range': 'mails 25-25/319' } })
    const page = {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'createdAt', order: 'DESC' as const },
      filter: { q: 'x' },
    }
    expect(await dataProvider.getList('mails', page)).toEqual({ data: [{ id: 1 }], total: 319 })
    const query = new URL(calls[0]?.path ?? '', 'http://huis').searchParams
    expect([query.get('range'), query.get('sort'), query.get('filter')]).toEqual([
      '[25,49]',
      '["createdAt","DESC"]',
      '{"q":"x"}',
    ])
  })
})

describe('an act', () => {
  it('is a POST of its own', async () => {
    answer(null, { status: 204 })
    await dataProvider.cancelBooking('a/b')
    await dataProvider.markBookingPaid('1')
    await dataProvider.noteRefundByHand('1', { cents: 100, paymentIds: ['p1'] })
    await dataProvider.resendConfirmation('1', 'press-number-1')
    expect(calls.map(({ path, init }) => `${init.method} ${path}`)).toEqual([
      'POST /api/bookings/a%2Fb/cancel',
      'POST /api/bookings/1/mark-paid',
      'POST /api/bookings/1/refunded-by-hand',
      'POST /api/bookings/1/resend-confirmation',
    ])
    expect(calls.map(({ init }) => init.body)).toEqual([
      undefined,
      undefined,
      '{"cents":100,"paymentIds":["p1"]}',
      '{"requestId":"press-number-1"}',
    ])
  })

  it('never writes a record as a whole', () => {
    expect(() =>
      dataProvider.update('bookings', { id: 1, data: {}, previousData: { id: 1 } }),
    ).toThrow(RangeError)
  })
})

describe('a call that fails', () => {
  it('brings the reason and the Dutch text of the API', async () => {
    answer(
      { error: { reason: 'workflow-unreachable', text: 'De verwerking gaf geen antwoord.' } },
      { status: 503 },
    )
    await expect(dataProvider.cancelBooking('1')).rejects.toMatchObject({
      status: 503,
      reason: 'workflow-unreachable',
      message: 'De verwerking gaf geen antwoord.',
    })
  })

  it('says which field a refused sign-in is about', () => {
    expect(
      ApiProblem.of(401, { error: { reason: 'login-refused', text: 'x', login: 'wrong-password' } })
        .login,
    ).toBe('wrong-password')
  })

  it('is "unexpected" when a page of somebody else answers', () => {
    expect(ApiProblem.of(502, null)).toMatchObject({ status: 502, reason: 'unexpected' })
  })

  it('is "unreachable" without any answer: tried again, but not for ever', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    const problem: unknown = await dataProvider.readHouse().catch((caught: unknown) => caught)
    expect(isUnreachable(problem)).toBe(true)
    expect([0, 1, 2].map((failures) => retryUnreachable(failures, problem))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is not tried again when it was refused', () => {
    expect(retryUnreachable(0, new ApiProblem(409, 'booking-not-changeable', ''))).toBe(false)
  })
})
