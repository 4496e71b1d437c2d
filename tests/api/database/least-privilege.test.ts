import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { appRole } from '../../../api/database/grant-to-app.ts'
import { migrate } from '../../../api/database/migrate.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { noteDue } from '../../../api/subjects/subject-plan.ts'
import { bookingSubject } from '../../../api/bookings/stay-record.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { freePort } from '../../../launch/free-port.mjs'
import { reconcile } from '../../../workflows/reconcile.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { bookingMailer } from '../setup/booking-mailer.ts'
import { type ApiProcess, startApi } from '../setup/api-process.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { furnish } from '../setup/furnish.ts'
import { choose } from '../payments/listening-api.ts'

const role = `app_${randomBytes(6).toString('hex')}`
let database: FreshDatabase
let appUrl: string
let pool: pg.Pool
let api: ApiProcess
let url: string

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres').superUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

beforeAll(async () => {
  database = await freshDatabase()
  await asSuperuser(
    `CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD 'beside'`,
  )
  const address = Object.assign(new URL(database.url), { username: role, password: 'beside' })
  appUrl = address.href
  await furnish(database.url)
  expect(appRole(appUrl, database.url)).toBe(role)
  await migrate(database.url, role)
  const port = await freePort()
  url = `http://localhost:${port}`
  api = await startApi(appUrl, { PORT: String(port), PUBLIC_URL: url, INTERNAL_URL: url })
  await api.app.listen(port, 'localhost')
  pool = new pg.Pool({ connectionString: appUrl, max: 2 }).on('error', () => {})
})
afterAll(async () => {
  await api.close()
  await pool.end()
  await database.drop()
  await asSuperuser(`DROP ROLE ${role}`)
})

describe('The role that the API and the worker connect as', () => {
  it.each([
    ['DROP TABLE mails', 'must be owner'],
    ['ALTER TABLE bookings ADD COLUMN x integer', 'must be owner'],
    ['ALTER TABLE bookings DROP CONSTRAINT booking_room_once', 'must be owner'],
    ['ALTER TABLE bookings DISABLE TRIGGER ALL', 'must be owner'],
    ['TRUNCATE mails', 'permission denied'],
    ['TRUNCATE sandbox.webhook_calls', 'permission denied'],
    ['CREATE TABLE mine (it integer)', 'permission denied'],
    ['CREATE SCHEMA mine', 'permission denied'],
    ['DELETE FROM migrations', 'permission denied'],
    ['CREATE ROLE mine', 'permission denied'],
  ])('may not %s', async (statement, why) => {
    await expect(pool.query(statement)).rejects.toThrow(why)
  })

  it('is enough to book, pay at the sandbox, confirm, mail and look for what is left', async () => {
    const { status, body } = await bookOverHttp(url, twoNights)
    expect(status).toBe(201)
    await choose(await goToPay(body.paymentUrl!), 'paid')
    const clock = api.app.get(Clock)
    expect(await api.app.get(PaymentSync).sync(body.id)).toBe(true)
    const answer = await fetch(`${url}/api/bookings/${body.id}/status`)
    expect(await answer.json()).toMatchObject({ state: 'confirmed', paymentState: 'paid' })
    const mails = api.app.get(Mails)
    await bookingMailer(mails, pool).send(body.id, 'confirmation')
    const { rows } = await pool.query<{ state: string }>('SELECT state FROM mails')
    expect(rows).toEqual([{ state: 'kept' }])
    const now = clock.now()
    await noteDue(pool, bookingSubject(body.id), { at: now, isFailing: true, now })
    const reach = { ensure: async () => {}, wake: async () => {} }
    expect(await reconcile(pool, ['booking'], 'due', clock.now(), reach)).toBe(1)
  })
})

describe('A property with one role for everything', () => {
  it('is migrated and served as before: nothing is granted', () => {
    expect(appRole(database.url, database.url)).toBeNull()
  })
})
