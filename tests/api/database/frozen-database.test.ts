import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listen } from '../../../api/database/listener.ts'
import { asSuperuser } from '../../../launch/postgres.mjs'
import { type ApiProcess, ORIGIN, startApi } from '../setup/api-process.ts'
import { type QuietNetwork, quietNetwork } from '../../setup/quiet-network.ts'
import { demoLogin } from '../../../api/staff/demo-login.ts'
import { book, twoNights } from '../setup/book.ts'
import { type OwnServer, ownServer } from '../setup/own-server.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let own: OwnServer
let network: QuietNetwork
let api: ApiProcess
let staff: SignedIn
let bookingId: string

beforeAll(async () => {
  own = await ownServer('frozen')
  network = await quietNetwork(own.url)
  // As patient as a house is.
  api = await startApi(network.url, { DATABASE_PATIENCE_MS: '' })
  staff = await signedIn(api.app)
  bookingId = (await book(api.app, twoNights)).body.id
  // Every part has been at work once: some of it has connections that will fall silent.
  await Promise.all(requests().map((request) => request.ask()))
}, 60_000)
afterEach(() => {
  thaw()
  network.resume()
})
afterAll(async () => {
  await api.close()
  network.close()
  await own.end()
})

/** The server's processes that are stopped. */
let frozen: number[] = []

/** Stops the server, and all that it has at work for its connections. */
async function freeze(): Promise<void> {
  const { rows } = await asSuperuser(own.server.superUrl, (client) =>
    client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()'),
  )
  frozen = [own.server.child.process.pid!, ...rows.map(({ pid }) => pid)]
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
}

function thaw(): void {
  for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
}

interface Answered {
  url: string
  status: number
  body: string
}

const data: { method?: 'POST'; url: string; payload?: object }[] = [
  { url: '/health/ready' },
  { url: '/api/property' },
  { url: '/api/room-types' },
  { url: '/api/availability?arrival=2026-03-02&departure=2026-03-04&guests=2' },
  { url: '/api/quotes?room=knusse-kamer&arrival=2026-03-02&departure=2026-03-04&persons=2' },
  { url: '/api/back-office/bookings' },
  { url: '/api/back-office/mails' },
  { url: '/api/back-office/agenda?from=2026-03-02&until=2026-03-09' },
  { url: '/api/staff/session' },
  { method: 'POST', url: '/api/bookings', payload: { ...twoNights, arrival: '2026-03-03' } },
  { method: 'POST', url: '/api/payments/webhook', payload: { id: 'tr_unknown' } },
]

const pages = ['/home', '/kamer-overzicht', '/agenda', '/sandbox/checkout/tr_unknown']

function requests() {
  return [
    ...data,
    { url: `/api/bookings/${bookingId}/status` },
    ...pages.map((page) => ({ url: page })),
  ].map((request) => ({
    ...request,
    async ask(): Promise<Answered> {
      const answer = await api.app.inject({
        method: 'GET',
        headers: { origin: ORIGIN, 'idempotency-key': crypto.randomUUID() },
        cookies: staff.cookies,
        ...request,
      })
      return { url: request.url, status: answer.statusCode, body: answer.body }
    },
  }))
}

/** Asks everything at once, each `times` times. */
const askAll = (times: number) =>
  Promise.all(requests().flatMap(({ ask }) => Array.from({ length: times }, ask)))

function expectTold(answers: Answered[]): void {
  for (const { url: asked, status, body } of answers) {
    expect([asked, status]).toEqual([asked, 503])
    if (asked === '/health/ready')
      expect(JSON.parse(body)).toEqual({ status: 'unavailable', missing: 'database' })
    else if (asked.startsWith('/api/'))
      expect(JSON.parse(body)).toEqual({
        error: {
          reason: 'unavailable',
          text: 'De database is even niet bereikbaar. Probeer het straks opnieuw.',
        },
      })
    else expect(body).toContain('<html lang="nl"')
  }
}

/** What comes of its own accord: no row is needed for it. */
const withoutData = ['/health/live', '/api/docs']

/** More at once than there are connections: some wait for one. */
const expectAway = async () => {
  expectTold(await askAll(4))
  const headers = { origin: ORIGIN }
  const signIn = { url: '/api/staff/session', method: 'POST', payload: demoLogin, headers } as const
  // A stream of news, to which nobody can be let in; and nobody can sign in.
  const [live, signedInNow] = await Promise.all([
    api.app.inject({ url: '/api/back-office/live', cookies: staff.cookies }),
    api.app.inject(signIn),
    ...withoutData.map(async (url) =>
      expect([url, (await api.app.inject({ url })).statusCode]).toEqual([url, 200]),
    ),
  ])
  expect([live.statusCode, signedInNow.statusCode]).toEqual([503, 503])
  // Again, when those connections that were had are known to be of no use.
  expectTold(await askAll(4))
}

async function expectBack(): Promise<void> {
  let answers: Answered[]
  do answers = await askAll(1)
  while (answers.some(({ status }) => status === 503))
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
}

describe('a PostgreSQL of which nothing is heard', () => {
  it.each([
    ['it is frozen', freeze, thaw],
    ['the network lost it', async () => network.silence(), () => network.resume()],
  ] as const)(
    'because %s, is told to everyone with 503, by health too, and served from again by itself; what needs no data comes',
    async (_because, begins, ends) => {
      await begins()
      await expectAway()
      ends()
      await expectBack()
    },
  )

  it('keeps no statement of a guest at work that nobody waits for any more', async () => {
    const pool = api.app.get(pg.Pool)
    await expect(pool.query('SELECT pg_sleep(300)')).rejects.toMatchObject({ code: '57014' })
  })

  it('keeps a guest two seconds at most: a connection, a statement and an answer are given up before', () => {
    const { connectionTimeoutMillis, statement_timeout, query_timeout } = api.app.get(
      pg.Pool,
    ).options
    for (const limit of [connectionTimeoutMillis, statement_timeout, query_timeout])
      expect(limit).toBeLessThan(2_000)
  })
})

describe('a connection that listens', () => {
  it('that does not come about at first does later', async () => {
    const way = await quietNetwork(own.url)
    way.silence()
    const heard: string[] = []
    const listener = await listen(way.url, {
      channels: { outbox: (said) => heard.push(said) },
    })
    way.resume()
    const say = () => api.app.get(pg.Pool).query(`SELECT pg_notify('outbox', 'here')`)
    await expect.poll(async () => (await say()) && heard, { timeout: 30_000 }).toContain('here')
    await listener.close()
    way.close()
  })

  it('notices that nothing comes through any more, though nobody said so, and comes back', async () => {
    const way = await quietNetwork(own.url)
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const heard: string[] = []
    const listener = await listen(way.url, {
      channels: { outbox: (said) => heard.push(said) },
    })
    way.forget()
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    const say = () => api.app.get(pg.Pool).query(`SELECT pg_notify('outbox', 'back')`)
    await expect.poll(async () => (await say()) && heard, { timeout: 10_000 }).toContain('back')
    await listener.close()
    way.close()
  })
})
