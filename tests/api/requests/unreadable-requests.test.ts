import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn
let port: number
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  await setup.app.listen(0, '127.0.0.1')
  port = Number(new URL(await setup.app.getUrl()).port)
})
afterAll(() => setup.close())

/** Sends a request as it is written, past what any HTTP client would allow. */
function send(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request))
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    socket.once('close', () => resolve(answer)).once('error', reject)
  })
}

const get = (address: string, more = '') =>
  send(`GET ${address} HTTP/1.1\r\nhost: localhost\r\n${more}connection: close\r\n\r\n`)

const post = (address: string, body: string) =>
  send(
    `POST ${address} HTTP/1.1\r\nhost: localhost\r\norigin: ${ORIGIN}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  )

const LONG = 'x'.repeat(300)
const HUGE = 'x'.repeat(20_000)

const requests: [what: string, request: () => Promise<string>, status: number, word: string][] = [
  ['an address that is no text', () => get('/api/%'), 400, 'niet leesbaar'],
  ['a NUL in the address', () => get('/api/room-types/%00'), 400, 'niet leesbaar'],
  ['a NUL behind the question mark', () => get('/api/quotes?room=%00'), 400, 'niet leesbaar'],
  [
    'a part of the address too long',
    () =>
      send(`POST /api/bookings/${LONG}/payments HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    414,
    'te lang',
  ],
  [
    'a body in which arrays stand in each other thousands deep',
    () => post('/api/forms/contact', `${'['.repeat(30_000)}${']'.repeat(30_000)}`),
    400,
    'niet leesbaar',
  ],
  ['a header too large', () => get('/api/property', `x: ${HUGE}\r\n`), 431, 'te lang'],
  ['an address far too long', () => get(`/api/quotes?room=${HUGE}`), 431, 'te lang'],
  ['no HTTP at all', () => send('hello\r\n\r\n'), 400, 'niet leesbaar'],
]

describe('a request that nobody can read', () => {
  it.each(requests)(
    'with %s is answered in our shape and in Dutch',
    async (_, ask, status, word) => {
      const [head = '', body = ''] = (await ask()).split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(head).toMatch(/content-type: application\/json; charset=utf-8/i)
      expect(head).toMatch(/cache-control: no-store/i)
      expect(head).toMatch(/x-content-type-options: nosniff/i)
      expect(JSON.parse(body)).toEqual({
        error: { reason: 'invalid-input', text: expect.stringContaining(word), fields: [] },
      })
    },
  )

  it.each([
    ['/%', 400, 'niet leesbaar'],
    ['/kamer-overzicht/%00', 400, 'niet leesbaar'],
    ['/sandbox/checkout/%00', 400, 'niet leesbaar'],
    [`/sandbox/checkout/${LONG}`, 404, 'bestaat niet'],
    [`/${HUGE}`, 431, 'te lang'],
  ])('for a page is a small Dutch page: %.30s', async (address, status, word) => {
    const [head = '', body = ''] = (await get(address)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(head).toMatch(/content-type: text\/html; charset=utf-8/i)
    expect(head).toMatch(/content-security-policy: default-src 'self'/i)
    expect(body).toContain('<html lang="nl">')
    expect(body).toContain(word)
  })
})

it.each([
  ['/en/%', 400, 'can’t be read'],
  [`/de/${HUGE}`, 431, 'zu lang'],
])(
  'a page in another language that nobody can read says so in it: %.30s',
  async (address, ...says) => {
    const [head = '', body = ''] = (await get(address)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${says[0]} `))
    expect(body).toContain(`<html lang="${address.slice(1, 3)}">`)
    expect(body).toContain(says[1])
  },
)

const list = (noun: string, name: string, value: unknown) =>
  `/api/back-office/${noun}?${name}=${encodeURIComponent(JSON.stringify(value))}`

describe('a list asked for with what no column can hold', () => {
  it.each([
    list('bookings', 'filter', { q: 'Jan\0' }),
    list('bookings', 'filter', { roomTypeId: 2 ** 31 }),
    list('bookings', 'filter', { from: '0000-01-01' }),
    list('bookings', 'filter', { until: '0000-12-31' }),
    list('bookings', 'range', [2 ** 31, 2 ** 31 + 24]),
    list('bookings', 'range', [0, 1e300]),
    list('mails', 'filter', { q: '\0' }),
    list('mails', 'range', [2 ** 53, 2 ** 53]),
    '/api/back-office/agenda?from=0000-01-01&until=0000-01-08',
  ])('is refused in Dutch: %s', async (url) => {
    const { status, body } = await staff.get<{ error: { reason: string; fields: unknown[] } }>(url)
    expect([status, body.error.reason]).toEqual([400, 'invalid-input'])
    expect(body.error.fields).toContainEqual({
      field: expect.stringMatching(/^(filter|range|from)$/),
      text: expect.stringMatching(/^(Deze lijst kan zo niet|Kies een periode)/),
    })
  })

  it('is shown all the same at the edge of what one can hold', async () => {
    for (const filter of [{ roomTypeId: 2 ** 31 - 1 }, { from: '0001-01-01', until: '9999-12-31' }])
      expect((await staff.get(list('bookings', 'filter', filter))).status).toBe(200)
    expect((await staff.get(list('bookings', 'range', [2 ** 31 - 2, 2 ** 31 - 1]))).status).toBe(
      200,
    )
  })
})

describe('a form with what no column can hold', () => {
  it('is refused at the field with the NUL', async () => {
    const id = crypto.randomUUID()
    const asked: [url: string, payload: object, field: string][] = [
      [`/api/back-office/bookings/${id}/acts/cancel`, { reason: 'ziek\0' }, 'reason'],
      ['/api/staff/session', { email: 'a\0@example.com', password: 'x' }, 'email'],
    ]
    for (const [url, payload, field] of asked) {
      const answer = await setup.app.inject({
        method: 'POST',
        url,
        headers: { origin: ORIGIN },
        cookies: staff.cookies,
        payload,
      })
      expect([url, answer.statusCode]).toEqual([url, 400])
      expect(answer.json().error.fields).toContainEqual({
        field,
        text: 'Hier staat een teken dat we niet kunnen lezen.',
      })
    }
  })

  it('cannot set the clock to the year 0000', async () => {
    const answer = await setup.app.inject({
      method: 'PUT',
      url: '/api/back-office/settings/clock',
      headers: { origin: ORIGIN },
      cookies: staff.cookies,
      payload: { today: '0000-01-01' },
    })
    expect(answer.statusCode).toBe(400)
  })
})
