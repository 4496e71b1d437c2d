import { randomUUID } from 'node:crypto'
import { Client } from '@temporalio/client'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BookingAccepted } from '../../api/bookings/booking-answer-shapes.ts'
import { demoLogin } from '../../api/staff/demo-login.ts'
import { scheduledWorks } from '../../workflows/scheduled-works.ts'
import { temporalConnection } from '../../workflows/temporal-client.ts'
import { type MailServer, startMailServer } from '../api/mail/mail-server.ts'
import { someVisitor, twoNights } from '../api/setup/book.ts'
import { furnish } from '../api/setup/furnish.ts'
import { overlaps } from '../api/setup/overlaps.ts'
import { type FreshDatabase, freshDatabase } from '../setup/postgres.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { CLOCK_TODAY, choose } from './setup/setup.ts'
import { type SpreadPart, type SpreadProperty, spreadProperty } from './setup/spread-property.ts'

const NAMESPACE = `spread-${randomUUID()}`
const PATIENCE = { timeout: 60_000, interval: 100 }

let database: FreshDatabase
let pool: pg.Pool
let mails: MailServer
let property: SpreadProperty
let first: SpreadPart
let second: SpreadPart

beforeAll(async () => {
  database = await freshDatabase()
  await furnish(database.url)
  pool = new pg.Pool({ connectionString: database.url, max: 2 }).on('error', () => {})
  mails = await startMailServer()
  property = await spreadProperty({
    DATABASE_URL: database.url,
    TEMPORAL_ADDRESS: temporalAddress(),
    TEMPORAL_NAMESPACE: NAMESPACE,
    SMTP_URL: mails.url,
    CLOCK_TODAY,
    // Seven of this size share two cores with all other tests.
    DATABASE_PATIENCE_MS: '20000',
  })
  ;[first, second] = property.apis as [SpreadPart, SpreadPart]
}, 300_000)
afterAll(async () => {
  await property.close()
  await mails.stop()
  await pool.end()
  await database.drop()
}, 60_000)

/** Asks one of the APIs for a booking, as a guest's page does that a proxy sent there. */
async function bookAt(
  api: SpreadPart,
  stay: Partial<typeof twoNights>,
  { visitor = someVisitor(), requestId = '' } = {},
) {
  const answer = await fetch(`${api.url}/api/bookings`, {
    method: 'POST',
    headers: {
      origin: property.publicUrl,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': visitor,
      ...(requestId && { 'x-request-id': requestId }),
    },
    body: JSON.stringify({ ...twoNights, ...stay }),
  })
  return {
    status: answer.status,
    requestId: answer.headers.get('x-request-id'),
    body: (await answer.json()) as BookingAccepted,
  }
}

/** Pays at the sandbox, as whichever API serves it. */
async function payAt(api: SpreadPart, { paymentUrl }: BookingAccepted): Promise<void> {
  const here = (url: string) => url.replace(property.publicUrl, api.url)
  const way = await fetch(here(paymentUrl!), { redirect: 'manual' })
  await choose(here(way.headers.get('location')!), 'paid')
}

const stateOf = async (api: SpreadPart, id: string) =>
  ((await (await fetch(`${api.url}/api/bookings/${id}/status`)).json()) as { state: string }).state

async function signInAt(api: SpreadPart): Promise<string> {
  const answer = await fetch(`${api.url}/api/staff/session`, {
    method: 'POST',
    headers: { origin: property.publicUrl, 'content-type': 'application/json' },
    body: JSON.stringify(demoLogin),
  })
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

/** What a screen hears that is open at one of the APIs. */
async function listenAt(api: SpreadPart, cookie: string) {
  const over = new AbortController()
  const { body } = await fetch(`${api.url}/api/back-office/live`, {
    headers: { cookie },
    signal: over.signal,
  })
  let heard = ''
  const hearing = (async () => {
    for await (const part of body!.pipeThrough(new TextDecoderStream())) heard += part
  })().catch(() => {})
  return {
    heard: () => heard,
    async close() {
      over.abort()
      await hearing
    },
  }
}

describe('Two APIs and two workers on one PostgreSQL and Temporal', () => {
  it('sell each room once, whichever API is asked, and tell the screens of both', async () => {
    const cookie = await signInAt(first)
    // A session of one is valid at the other.
    const account = await fetch(`${second.url}/api/back-office/account`, { headers: { cookie } })
    expect(account.status).toBe(200)
    const screens = await Promise.all([first, second].map((api) => listenAt(api, cookie)))
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, at) => bookAt(at % 2 ? first : second, {})),
    )
    const taken = asked.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(3)
    expect(asked.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await overlaps(pool)).toBe(0)
    for (const screen of screens) {
      await vi.waitFor(() => {
        for (const { body } of taken) expect(screen.heard()).toContain(body.id)
      }, PATIENCE)
      await screen.close()
    }
  })

  it('let a visitor hold no more unpaid through two doors than through one', async () => {
    const visitor = someVisitor()
    const weeks = ['2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30']
    const statuses = []
    for (const [at, arrival] of weeks.entries()) {
      const departure = arrival.replace(/..$/, (day) => String(Number(day) + 1).padStart(2, '0'))
      const stay = { arrival, departure, totalCents: 11_000 }
      const { status } = await bookAt(at % 2 ? first : second, stay, { visitor })
      statuses.push(status)
    }
    expect(statuses).toEqual([201, 201, 201, 429])
  })

  it('take payments at the sandbox of either, confirm each booking, and mail its guest once', async () => {
    const stays = ['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-20']
    const booked: BookingAccepted[] = []
    for (const [at, arrival] of stays.entries()) {
      const departure = arrival.replace(/..$/, (day) => String(Number(day) + 1).padStart(2, '0'))
      const stay = { arrival, departure, totalCents: 11_000, email: `guest-${at}@example.com` }
      const { status, body } = await bookAt(at % 2 ? first : second, stay)
      expect([arrival, status]).toEqual([arrival, 201])
      booked.push(body)
      await payAt(at % 2 ? second : first, body)
    }
    for (const { id } of booked)
      await vi.waitFor(async () => {
        expect(await stateOf(first, id)).toBe('confirmed')
        expect(await stateOf(second, id)).toBe('confirmed')
      }, PATIENCE)
    const sent = () =>
      mails.received.flatMap(({ to }) => (to ?? []).map(({ address }) => address ?? '')).toSorted()
    const guests = stays.map((_, at) => `guest-${at}@example.com`)
    await vi.waitFor(() => expect(sent()).toEqual(expect.arrayContaining(guests)), PATIENCE)
    // Both workers have had every chance to send it again: nothing waits any more.
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `SELECT (SELECT count(*)::int FROM outbox WHERE delivered_at IS NULL) AS untold,
           (SELECT count(*)::int FROM subject_dues WHERE next_due_at = '-infinity') AS due`,
      )
      expect(rows).toEqual([{ untold: 0, due: 0 }])
    }, PATIENCE)
    for (const guest of guests) expect(sent().filter((one) => one === guest)).toEqual([guest])
  })

  it('have each schedule once', async () => {
    const connection = temporalConnection(temporalAddress())
    const { schedule } = new Client({ connection, namespace: NAMESPACE })
    await vi.waitFor(async () => {
      const ids: string[] = []
      for await (const { scheduleId } of schedule.list()) ids.push(scheduleId)
      expect(ids.toSorted()).toEqual(
        scheduledWorks.map(({ name }) => `${name}-kamersleutel`).toSorted(),
      )
    }, PATIENCE)
    await connection.close()
  })

  it('write in every log which booking and which request it is about, and of no guest who they are', async () => {
    const requestId = 'the-proxy-s-own-id'
    const stay = { arrival: '2026-05-04', departure: '2026-05-06', totalCents: 22_000 }
    const { body, requestId: answered } = await bookAt(first, stay, { requestId })
    expect(answered).toBe(requestId)
    await payAt(first, body)
    await vi.waitFor(async () => expect(await stateOf(first, body.id)).toBe('confirmed'), PATIENCE)
    const parts = [...property.apis, ...property.workers]
    const about = () =>
      parts.flatMap((part) => part.lines()).filter(({ number }) => number === body.number)
    await vi.waitFor(
      () =>
        expect(about().find(({ msg, state }) => msg === 'mail' && state === 'sent')).toBeDefined(),
      PATIENCE,
    )
    const asked = about().find(({ route }) => route === '/api/bookings')
    expect(asked).toMatchObject({ part: 'api', level: 'info', requestId, status: 201 })
    // What the guest's payment led to has the name of the provider's call, in API, workflow and mail.
    const told = about().find(({ route }) => route === '/api/payments/webhook')!
    expect(told).toMatchObject({ part: 'api', requestId: expect.stringMatching(/^[0-9a-f]{12}$/) })
    const led = about().filter((line) => line.requestId === told.requestId)
    expect(led).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ part: 'worker', activity: 'bookingSyncPayment', attempt: 1 }),
        expect.objectContaining({
          part: 'worker',
          activity: 'bookingSendMail',
          msg: 'mail',
          state: 'sent',
        }),
      ]),
    )
    const said = parts.map((part) => part.said()).join('')
    for (const secret of [
      'Anna',
      'van den Berg',
      '@example.com',
      '12345678',
      'Maastricht',
      '10.0.',
    ])
      expect([secret, said.includes(secret)]).toEqual([secret, false])
  })

  it('go on with one of each when the others end', async () => {
    await Promise.all([second.stop(), property.workers[1]!.stop()])
    const stay = { arrival: '2026-05-11', departure: '2026-05-13', totalCents: 22_000 }
    const { body } = await bookAt(first, stay)
    await payAt(first, body)
    await vi.waitFor(async () => expect(await stateOf(first, body.id)).toBe('confirmed'), PATIENCE)
  })
})
