import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem, isUnreachable } from '../../../admin/data/api-problem.ts'
import { COUNTED_BEHIND } from '../../../admin/data/counted-behind.ts'
import { dataProvider } from '../../../admin/data/data-provider.ts'
import { retryUnreachable } from '../../../admin/data/retry-unreachable.ts'
import { MOST_COUNTED } from '../../../api/lists/list-of.ts'

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

  it('is asked for in Dutch, whatever the browser prefers', async () => {
    answer([], { headers: { 'content-range': 'mails 0-0/0' } })
    await dataProvider.getMany('mails', { ids: [1] })
    expect(calls[0]?.init.headers).toMatchObject({ 'accept-language': 'nl' })
  })

  it('has a next page and no total where there are more than are counted', async () => {
    answer([{ id: 1 }], { headers: { 'content-range': 'bookings 25-25/*' } })
    const page = {
      pagination: { page: 2, perPage: 1 },
      sort: { field: 'arrival', order: 'DESC' as const },
      filter: {},
    }
    expect(await dataProvider.getList('bookings', page)).toEqual({
      data: [{ id: 1 }],
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    })
  })

  it('without a total has as many rows behind a page as the pager says', () => {
    expect(COUNTED_BEHIND).toBe(MOST_COUNTED)
  })
})

describe('a record', () => {
  const id = 7
  const data = { reason: 'Schilder' }
  const page = {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' as const },
    filter: {},
  }
  it.each([
    ['read', () => dataProvider.getOne('closures', { id }), 'GET /api/back-office/closures/7'],
    [
      'read with others',
      () => dataProvider.getMany('closures', { ids: [7, 8] }),
      'GET /api/back-office/closures?filter={"id":[7,8]}',
    ],
    [
      'read with all of another record',
      () => dataProvider.getManyReference('closures', { ...page, target: 'roomId', id: 3 }),
      'GET /api/back-office/closures?filter={"roomId":3}&range=[0,9]&sort=["id","ASC"]',
    ],
    ['made', () => dataProvider.create('closures', { data }), 'POST /api/back-office/closures'],
    [
      'changed',
      () => dataProvider.update('closures', { id, data, previousData: { id } }),
      'PUT /api/back-office/closures/7',
    ],
    [
      'changed with others',
      () => dataProvider.updateMany('closures', { ids: [id], data }),
      'PUT /api/back-office/closures/7',
    ],
    [
      'deleted',
      () => dataProvider.delete('closures', { id }),
      'DELETE /api/back-office/closures/7',
    ],
    [
      'deleted as it was shown',
      () => dataProvider.delete('closures', { id, previousData: { id, version: 3 } }),
      'DELETE /api/back-office/closures/7?version=3',
    ],
    [
      'deleted with others',
      () => dataProvider.deleteMany('closures', { ids: [id] }),
      'DELETE /api/back-office/closures/7',
    ],
  ])('is %s at its own address', async (_, ask, asked) => {
    answer([], { headers: { 'content-range': 'closures 0-0/1' } })
    await ask()
    const [{ path, init }] = calls as [(typeof calls)[0]]
    expect(`${init.method} ${decodeURIComponent(path)}`).toBe(asked)
  })
})

describe('an action', () => {
  it('is a POST of its own', async () => {
    answer(null, { status: 204 })
    await dataProvider.act('bookings', '1', 'delete', { requestId: 'press-04', version: 3 })
    answer({ mails: [] })
    const answered = { refundCents: 0, mailGuest: true, requestId: 'press-02', version: 3 }
    await dataProvider.act('bookings', 'a/b', 'cancel', answered)
    const receipt = { cents: 100, method: 'pin' as const, requestId: 'press-00', version: 3 }
    await dataProvider.act('bookings', '1', 'mark-paid', receipt)
    const wrong = { entryId: '7', requestId: 'press-03', version: 3 }
    await dataProvider.act('bookings', '1', 'take-back-receipt', wrong)
    const note = { cents: 100, refundIds: ['r1'], method: 'bank' as const, requestId: 'press-01' }
    await dataProvider.act('bookings', '1', 'refunded-by-hand', note)
    answer({ id: '1' })
    const again = { requestId: 'press-number-1' }
    expect(await dataProvider.act('bookings', '1', 'resend-confirmation', again)).toEqual({
      id: '1',
    })
    expect(calls.map(({ path, init }) => `${init.method} ${path}`)).toEqual([
      'POST /api/back-office/bookings/1/acts/delete',
      'POST /api/back-office/bookings/a%2Fb/acts/cancel',
      'POST /api/back-office/bookings/1/acts/mark-paid',
      'POST /api/back-office/bookings/1/acts/take-back-receipt',
      'POST /api/back-office/bookings/1/acts/refunded-by-hand',
      'POST /api/back-office/bookings/1/acts/resend-confirmation',
    ])
    expect(calls.map(({ init }) => init.body)).toEqual([
      '{"requestId":"press-04","version":3}',
      JSON.stringify(answered),
      JSON.stringify(receipt),
      '{"entryId":"7","requestId":"press-03","version":3}',
      JSON.stringify(note),
      '{"requestId":"press-number-1"}',
    ])
  })
})

describe('a call that fails', () => {
  it('brings the reason and the Dutch text of the API', async () => {
    answer(
      { error: { reason: 'unavailable', text: 'De verwerking gaf geen antwoord.' } },
      { status: 503 },
    )
    await expect(
      dataProvider.act('bookings', '1', 'cancel', {
        refundCents: 0,
        mailGuest: true,
        requestId: 'press-04',
        version: 3,
      }),
    ).rejects.toMatchObject({
      status: 503,
      reason: 'unavailable',
      message: 'De verwerking gaf geen antwoord.',
    })
  })

  it('tells a form which of its fields are wrong', async () => {
    const fields = [{ field: 'lastNight', text: 'De laatste nacht ligt voor de eerste.' }]
    answer({ error: { reason: 'invalid-input', text: 'x', fields } }, { status: 400 })
    await expect(dataProvider.create('closures', { data: {} })).rejects.toMatchObject({
      body: { errors: { lastNight: 'De laatste nacht ligt voor de eerste.' } },
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
    const problem: unknown = await dataProvider.readProperty().catch((caught: unknown) => caught)
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
