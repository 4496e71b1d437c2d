import { PassThrough } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { hashPassword } from '../../../api/staff/passwords.ts'
import { openLog } from '../../../api/telemetry/log.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { someVisitor } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

const OLD = 'een lang wachtwoord'
const NEW = 'drie woorden achter elkaar'
let setup: TestSetup
let mails: MailServer
let old: string
beforeAll(async () => {
  mails = await startMailServer()
  setup = await openSetup({
    types: [{ slug: 'knusse-kamer', rooms: 1 }],
    variables: { DEMO: 'false', SMTP_URL: mails.url },
  })
  old = await hashPassword(OLD)
})
afterAll(async () => {
  await setup.close()
  await mails.stop()
})
beforeEach(async () => {
  mails.received.length = 0
  await setup.pool.query('DELETE FROM login_attempts')
  await setup.pool.query('DELETE FROM staff_sessions')
  await setup.pool.query('DELETE FROM staff')
  await setup.pool.query(
    `INSERT INTO staff (id, email, name, password_hash, active) VALUES (gen_random_uuid(), 'Els@example.com', 'Els', $1, true), (gen_random_uuid(), 'weg@example.com', 'Weg', $1, false)`,
    [old],
  )
})
afterEach(() => vi.useRealTimers())

async function send(method: 'POST' | 'PUT', url: string, payload: object, visitor = someVisitor()) {
  const headers = { origin: ORIGIN, 'x-forwarded-for': visitor }
  const answer = await setup.app.inject({ method, url, headers, payload })
  return {
    status: answer.statusCode,
    text: answer.body,
    cookie: answer.cookies[0]?.value,
    headers: answer.headers,
  }
}
const ask = (email: unknown, visitor?: string) =>
  send('POST', '/api/staff/password', { email }, visitor)
const choose = (token: unknown, password: unknown) =>
  send('PUT', '/api/staff/password', { token, password })
const LINK = /http:\/\/localhost:3000\/wachtwoord-vergeten#([\w.-]+)/
const signIn = (password: string) =>
  send('POST', '/api/staff/session', { email: 'els@example.com', password })
const refusalOf = (text: string) => (JSON.parse(text) as ApiError).error

/** The links that came for whoever `Els` is now: those of an earlier test may come late. */
async function tokens(): Promise<string[]> {
  const { rows } = await setup.pool.query<{ id: string }>(`SELECT id FROM staff WHERE name = 'Els'`)
  return mails.received
    .filter(({ to }) => to?.[0]?.address === 'Els@example.com')
    .map(({ text }) => LINK.exec(text ?? '')?.[1] ?? 'a mail without a link')
    .filter((token) => token.startsWith(rows[0]!.id))
}

/** Asks for a link and answers the token of the mail that came. */
async function mailedToken(): Promise<string> {
  const before = await tokens()
  expect((await ask(' els@example.com ')).status).toBe(204)
  return vi.waitFor(async () => {
    const now = await tokens()
    expect(now).toHaveLength(before.length + 1)
    return now.at(-1)!
  }, 10_000)
}

describe('A forgotten password', () => {
  it('is replaced by the link of a mail, and every session ends', async () => {
    const { cookie } = await signIn(OLD)
    const token = await mailedToken()
    expect((await choose(token, NEW)).status).toBe(204)
    const session = await setup.app.inject({
      url: '/api/staff/session',
      cookies: { kamersleutel_session: cookie! },
    })
    expect(session.statusCode).toBe(401)
    expect((await signIn(OLD)).status).toBe(401)
    expect((await signIn(NEW)).status).toBe(200)
  })

  it('is replaced once by a link, and by no other link that was on its way', async () => {
    const [first, second] = [await mailedToken(), await mailedToken()]
    const used = await Promise.all([choose(first, NEW), choose(first, `${NEW} ook`)])
    expect(new Set(used.map(({ status }) => status))).toEqual(new Set([204, 404]))
    expect((await choose(second, NEW)).status).toBe(404)
  })

  it('is replaced within the hour, and not after', async () => {
    const token = await mailedToken()
    const [id, until, signature] = token.split('.')
    vi.useFakeTimers({ now: Number(until) - 1_000, toFake: ['Date'] })
    expect((await choose(`${id}.${Number(until) + 60_000}.${signature}`, NEW)).status).toBe(404)
    vi.setSystemTime(Number(until))
    const { status, text } = await choose(token, NEW)
    expect([status, refusalOf(text).text]).toEqual([
      404,
      'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
    ])
    vi.setSystemTime(Number(until) - 1_000)
    expect((await choose(token, NEW)).status).toBe(204)
  })

  it('is asked for without a word about who is known: the same answer, and a mail to nobody else', async () => {
    const answers = [
      await ask('wie@example.com'),
      await ask('weg@example.com'),
      await ask('els@example.com'),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    await vi.waitFor(async () => expect(await tokens()).toHaveLength(1), 10_000)
    expect(mails.received.map(({ to }) => to?.[0]?.address)).not.toContain('weg@example.com')
    expect(mails.received.map(({ to }) => to?.[0]?.address)).not.toContain('wie@example.com')
    const { rows } = await setup.pool.query(`SELECT FROM mails WHERE text LIKE '%wachtwoord%'`)
    expect(rows).toHaveLength(0)
  })

  it('whose mail is refused is in the log by the number of the answer, without the address that it quotes', async () => {
    const stream = new PassThrough()
    let said = ''
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    openLog('api', 'warn', stream)
    mails.behaves('never-at-recipient')
    expect((await ask('els@example.com')).status).toBe(204)
    await vi.waitFor(() => expect(said).toContain('was not sent: refused, 550'), 10_000)
    openLog('program', 'warn')
    expect(said.toLowerCase()).not.toContain('els@example.com')
  })

  it('is asked for three times in a while, known or not, and no more', async () => {
    for (const email of ['els@example.com', 'wie@example.com']) {
      const statuses: number[] = []
      for (let time = 0; time < 4; time++) statuses.push((await ask(email)).status)
      expect(statuses).toEqual([204, 204, 204, 429])
    }
    const visitor = someVisitor()
    const statuses: number[] = []
    for (let time = 0; time < 11; time++)
      statuses.push((await ask(`wie${time}@example.com`, visitor)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await ask('els@example.com')).headers['retry-after']).toMatch(/^\d+$/)
  })

  it.each([
    ['no address', 'els', 'Controlleer het e-mail adres!'],
    ['nothing', undefined, 'Controlleer het e-mail adres!'],
  ])('is not asked for with %s', async (_, email, sentence) => {
    const { status, text } = await ask(email)
    expect(status).toBe(400)
    expect(refusalOf(text)).toMatchObject({ fields: [{ field: 'email', text: sentence }] })
  })

  it.each([
    ['too short', 'elf tekens!', 'Kies een wachtwoord van minstens 12 tekens.'],
    ['too long', 'a'.repeat(1001), 'Kies een wachtwoord van hoogstens 1000 tekens.'],
    ['missing', undefined, 'Kies een wachtwoord van minstens 12 tekens.'],
  ])(
    'is not replaced by one that is %s, and the link stays good',
    async (_, password, sentence) => {
      const token = await mailedToken()
      const { status, text } = await choose(token, password)
      expect(status).toBe(400)
      expect(refusalOf(text)).toMatchObject({ fields: [{ field: 'password', text: sentence }] })
      expect((await choose(token, NEW)).status).toBe(204)
    },
  )

  it.each([
    '',
    'x',
    '..',
    `${'0'.repeat(36)}.9999999999999.${'a'.repeat(43)}`,
    `${crypto.randomUUID()}.9999999999999.${'a'.repeat(43)}`,
  ])('is not replaced by the made-up link %j', async (token) =>
    expect((await choose(token, NEW)).status).toBe(404),
  )
})
