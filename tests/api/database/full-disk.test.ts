import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDatabaseGone, isDiskFull } from '../../../api/errors/known-failures.ts'
import { asSuperuser } from '../../../launch/postgres.mjs'
import { childrenOf } from '../../../launch/process-identity.mjs'
import { limitFiles } from '../../setup/limit-files.ts'
import { type ApiProcess, ORIGIN, startApi } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type OwnServer, ownServer } from '../setup/own-server.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

/** A file of PostgreSQL's log of changes is as large: what a disk that is full still has. */
const LARGEST_FILE = 16 * 1024 * 1024

const inAWeek = { ...twoNights, arrival: '2026-03-09', departure: '2026-03-11' }

let own: OwnServer
let api: ApiProcess
let staff: SignedIn
let bookingId: string

beforeAll(async () => {
  own = await ownServer('full')
  api = await startApi(own.url)
  staff = await signedIn(api.app)
  bookingId = (await book(api.app, twoNights)).body.id
  await fill(own.url)
}, 60_000)
afterAll(async () => {
  await api.close()
  await own.end()
})

/** For the connections that are there and those to come. */
function limitServer(bytes: number | 'unlimited'): void {
  const pid = own.server.child.process.pid!
  for (const one of [pid, ...childrenOf(pid)]) limitFiles(one, bytes)
}

/** Has what tells the workflows grow as far as a file may: then nothing new can be asked of them. */
async function fill(url: string): Promise<void> {
  await asSuperuser(url, async (client) => {
    const add = (rows: number) =>
      client.query(
        `INSERT INTO outbox (subject_kind, subject_id, topic, delivered_at)
         SELECT 'none', gen_random_uuid(), 'none', now() FROM generate_series(1, $1)`,
        [rows],
      )
    for (let size = 0; size < LARGEST_FILE;) {
      await add(50_000)
      const { rows } = await client.query<{ size: string }>(
        `SELECT pg_relation_size('outbox') AS size`,
      )
      size = Number(rows[0]!.size)
    }
    limitServer(LARGEST_FILE)
    for (const few of [100, 1])
      for (let fits = true; fits;)
        fits = await add(few).then(
          () => true,
          (error: unknown) => !isDiskFull(error),
        )
  })
}

const asked = (url: string, payload?: object) =>
  api.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { origin: ORIGIN, 'idempotency-key': crypto.randomUUID() },
    cookies: staff.cookies,
    ...(payload && { payload }),
  })

describe('a disk that is full', () => {
  it('keeps nothing new and says so in Dutch: a guest that it is for later, staff what to do', async () => {
    const ofGuest = await asked('/api/bookings', inAWeek)
    expect([ofGuest.statusCode, ofGuest.json()]).toEqual([
      503,
      {
        error: {
          reason: 'unavailable',
          text: 'Er kan nu even niets worden bewaard. Probeer het straks opnieuw.',
        },
      },
    ])
    const ofStaff = await asked(`/api/back-office/bookings/${bookingId}/acts/cancel`, {
      requestId: crypto.randomUUID(),
      version: 1,
      reason: '',
      refundCents: 0,
      mailGuest: false,
    })
    expect([ofStaff.statusCode, ofStaff.json()]).toEqual([
      503,
      {
        error: {
          reason: 'unavailable',
          text: 'De schijf is vol of werkt niet: er kan niets worden bewaard. Maak ruimte op de schijf en probeer het opnieuw.',
        },
      },
    ])
  })

  it.each([
    '/health/ready',
    '/api/room-types',
    '/api/availability?arrival=2026-03-02&departure=2026-03-04&guests=2',
    '/api/back-office/bookings',
    '/api/back-office/agenda?from=2026-03-02&until=2026-03-09',
    '/api/staff/session',
    '/home',
  ])('lets what is there be read: %s', async (url) => {
    expect((await asked(url)).statusCode).toBe(200)
  })

  it('keeps bookings again as soon as there is room', async () => {
    limitServer('unlimited')
    expect((await book(api.app, inAWeek)).status).toBe(201)
  })
})

describe('an error of PostgreSQL', () => {
  const ofServer = (code: string, message = '') =>
    Object.assign(new pg.DatabaseError(message, 0, 'error'), { code })

  it.each(['53100', '58030'])('%s is a disk that is full or broken', (code) => {
    expect(isDiskFull(ofServer(code))).toBe(true)
  })

  it.each(['53000', '53200', '53300', '57014', '57P01', '57P02', '57P03'])(
    '%s is a database that cannot serve now',
    (code) => {
      expect(isDatabaseGone(ofServer(code))).toBe(true)
    },
  )

  it('about a quota or a limit is a full disk, any other internal one is not', () => {
    const file = 'could not extend file "base/5/1": '
    expect(isDiskFull(ofServer('XX000', `${file}Disk quota exceeded`))).toBe(true)
    expect(isDiskFull(ofServer('XX000', `${file}File too large`))).toBe(true)
    expect(isDiskFull(ofServer('XX000', 'cache lookup failed for type 5'))).toBe(false)
    expect(isDiskFull(ofServer('23505'))).toBe(false)
  })
})
