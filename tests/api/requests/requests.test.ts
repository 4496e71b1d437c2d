import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sandboxKey } from '../../../api/environment/sandbox-key.ts'
import { RequestLimit } from '../../../api/requests/request-limit.ts'
import { visitorOf } from '../../../api/requests/visitor.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 9 }] })
})
afterAll(() => setup.close())

describe('a change asked for', () => {
  const change = (headers: Record<string, string>) =>
    setup.app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
      payload: twoNights,
    })

  it.each([
    ['by this site', { origin: ORIGIN }, 201],
    [
      'by this site behind a proxy that renames the host',
      { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' },
      201,
    ],
    ['by another site', { origin: 'https://evil.example' }, 403],
    [
      'by another site, as its browser says',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      403,
    ],
    [
      'by another port of this machine',
      { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' },
      403,
    ],
    ['by a page without an origin', { origin: 'null' }, 403],
    ['without saying by whom', {}, 403],
  ] as const)('%s is answered with %o → %i', async (_by, headers, status) => {
    const answer = await change(headers)
    expect(answer.statusCode).toBe(status)
    if (status === 403)
      expect(answer.json().error).toEqual({
        reason: 'wrong-origin',
        text: 'Dit verzoek komt niet van deze website.',
      })
  })

  it.each(['/%61pi/bookings', '//api/bookings', 'http://localhost:3000/api/bookings'])(
    'is not let in by another spelling of the address: %s',
    async (url) => {
      const answer = await setup.app.inject({
        method: 'POST',
        url,
        headers: { 'idempotency-key': crypto.randomUUID() },
        payload: twoNights,
      })
      expect([403, 404]).toContain(answer.statusCode)
    },
  )

  it('by a provider that knows no origin reaches the webhook', async () => {
    const answer = await setup.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'id=tr_unknown',
    })
    expect(answer.statusCode).toBe(200)
  })
})

describe('an address with a slash too many', () => {
  it.each(['//evil.example/', '//evil.example//', '/home/'])(
    '%s leads to this site and no other',
    async (url) => {
      const { statusCode, headers } = await setup.app.inject({ url })
      expect(statusCode).toBe(301)
      expect(headers.location).toMatch(/^\/[^/]/)
    },
  )
})

describe('every answer', () => {
  it('of the API that is not said to be for all is kept by no browser and no proxy', async () => {
    const staff = await signedIn(setup.app)
    const { body } = await book(setup.app, twoNights)
    for (const url of [
      `/api/bookings/${body.id}/status`,
      `/api/back-office/bookings/${body.id}`,
      '/api/back-office/bookings',
      '/api/back-office/mails',
      '/api/back-office/agenda?from=2026-03-02&until=2026-03-09',
      '/api/staff/session',
      '/api/back-office/settings/clock',
      '/%61pi/back-office/bookings',
    ]) {
      const { status, headers } = await staff.get(url)
      expect([url, status, headers['cache-control']]).toEqual([url, 200, 'no-store'])
    }
  })

  it.each(['/api/property', '/api/nothing', '/home', '/nothing', '/assets/guest/nothing.js'])(
    'to %s says what a browser may do with it',
    async (url) => {
      const { headers } = await setup.app.inject({ url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
      })
      expect(headers['content-security-policy']).toMatch(
        /default-src 'self'.*frame-ancestors 'none'/,
      )
      expect(headers['content-security-policy']).not.toMatch(/unsafe/)
      expect(headers).not.toHaveProperty('x-powered-by')
    },
  )

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'of some length comes compressed with %s to who understands it',
    async (encoding, decompress) => {
      const url = '/api/room-types/knusse-kamer/calendar'
      const plain = await setup.app.inject({ url })
      const packed = await setup.app.inject({ url, headers: { 'accept-encoding': encoding } })
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(packed.headers['vary']).toMatch(/accept-encoding/)
      expect(decompress(packed.rawPayload).toString()).toBe(plain.body)
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    },
  )

  it('is no secret about the server when something breaks', async () => {
    await setup.pool.query('ALTER TABLE rooms RENAME TO rooms_away')
    await setup.pool.query(`INSERT INTO settings (key, value) VALUES ('touch', '1')`)
    const answer = await setup.app.inject({ url: '/api/property' })
    await setup.pool.query('ALTER TABLE rooms_away RENAME TO rooms')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: {
        reason: 'unexpected',
        // A guest can name it on the telephone, and the log has it.
        text: `Er ging iets mis. Probeer het straks opnieuw. Foutcode ${answer.headers['x-request-id']}.`,
        code: answer.headers['x-request-id'],
      },
    })
  })
})

describe('a process whose connections were all cut', () => {
  it('serves again, and does not end', async () => {
    const own = await openSetup()
    expect((await own.app.inject({ url: '/api/property' })).statusCode).toBe(200)
    await own.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    await vi.waitFor(async () => {
      expect((await own.app.inject({ url: '/api/property' })).statusCode).toBe(200)
      expect((await book(own.app, twoNights)).status).toBe(201)
    }, 5_000)
    await own.close()
  })
})

describe('a visitor', () => {
  it('is known by a hash that depends on the key, of an IPv6 address by its network alone', () => {
    const of = (address: string, secret = 'a') => visitorOf(address, secret)
    expect(of('203.0.113.5')).not.toContain('203')
    expect(of('203.0.113.5')).toBe(of('::ffff:203.0.113.5'))
    expect(of('203.0.113.5')).not.toBe(of('203.0.113.6'))
    expect(of('203.0.113.5')).not.toBe(of('203.0.113.5', 'b'))
    expect(of('2001:db8:1:2:3:4:5:6')).toBe(of('2001:0db8:1:2::1'))
    expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'))
    expect(of('::1')).toBe(of('0:0:0:0:0:0:0:2'))
  })

  it('may ask so many times a minute, evenly refilled, and others are not held up by it', () => {
    let now = 0
    const limit = new RequestLimit(60, () => now)
    expect(Array.from({ length: 70 }, () => limit.take('a')).filter(Boolean)).toHaveLength(60)
    expect(limit.take('b')).toBe(true)
    now += 10_000
    expect(Array.from({ length: 20 }, () => limit.take('a')).filter(Boolean)).toHaveLength(10)
  })

  it('is who the proxy in front says, whatever addresses they put before it', async () => {
    const visitor = '203.0.113.60'
    const weeks = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23']
    const departure = (arrival: string) =>
      arrival.replace(/\d\d$/, (day) => String(Number(day) + 2).padStart(2, '0'))
    const ask = (arrival: string, at: number) =>
      book(
        setup.app,
        { ...twoNights, arrival, departure: departure(arrival) },
        { visitor: `198.51.100.${at}, ${visitor}` },
      )
    const statuses: number[] = []
    for (const [at, arrival] of weeks.entries()) statuses.push((await ask(arrival, at)).status)
    expect(statuses).toEqual([201, 201, 201, 429])
  })

  it('who asks too often is told to wait, and for changes sooner', async () => {
    const strict = await openSetup({ variables: { REQUESTS_PER_MINUTE: '40' } })
    const get = () =>
      strict.app.inject({ url: '/api/property', headers: { 'x-forwarded-for': '203.0.113.4' } })
    const answers = await Promise.all(Array.from({ length: 45 }, get))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    expect(answers.at(-1)!.json().error.reason).toBe('too-many-requests')
    const changes = [
      await book(strict.app, {}, { visitor: '203.0.113.5' }),
      await book(strict.app, {}, { visitor: '203.0.113.5' }),
      await book(strict.app, {}, { visitor: '203.0.113.5' }),
    ]
    expect(changes.map(({ status }) => status)).toEqual([400, 400, 429])
    await strict.close()
  })

  it('who asks for too many pages, or of the sandbox what is not theirs, is told so in Dutch; files and the property itself are free', async () => {
    const strict = await openSetup({
      variables: { REQUESTS_PER_MINUTE: '20', SECRET: 'a secret of this very property' },
    })
    const key = `Bearer ${sandboxKey('a secret of this very property')}`
    const get = (url: string, at: number, headers = {}) =>
      strict.app.inject({ url, headers: { 'x-forwarded-for': `203.0.113.${at}`, ...headers } })
    const statuses = async (url: string, at: number, headers = {}) => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => get(url, at, headers)))
      return answers.filter(({ statusCode }) => statusCode === 429).length
    }
    expect(await statuses('/sandbox/checkout/tr_unknown', 10)).toBe(3)
    expect(await statuses('/robots.txt', 11)).toBe(3)
    expect(await statuses('/api/bookings/11111111-2222-4333-8444-555555555555/checkout', 13)).toBe(
      3,
    )
    expect(await statuses('/sandbox/v2/payments/tr_unknown', 12)).toBe(3)
    expect(await statuses('/sandbox/v2/payments/tr_unknown', 12, { authorization: key })).toBe(0)
    expect(await statuses('/art/sleutel.svg', 10)).toBe(0)
    expect(await statuses('/words/nl-0.js', 10)).toBe(0)
    const page = await get('/home', 10)
    expect(page).toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '60', 'content-type': 'text/html; charset=utf-8' },
    })
    expect(page.body).toContain('Te veel verzoeken. Wacht een minuut en probeer het opnieuw.')
    await strict.close()
  })
})
