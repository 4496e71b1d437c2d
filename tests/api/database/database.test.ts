import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { bookDemo } from '../../../demo/book-demo.ts'
import { demoRoomTypes } from '../../../demo/demo-rooms.ts'
import { demoStays } from '../../../demo/demo-stays.ts'
import { furnishDemo } from '../../../demo/furnish-demo.ts'
import { OtherHouse } from '../../../api/database/house-mark.ts'
import { migrate } from '../../../api/database/migrate.ts'
import { Notifier } from '../../../api/database/notifier.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { FactsCache } from '../../../api/facts/facts-cache.ts'
import { PaymentAttempts } from '../../../api/payments/payment-attempts.ts'
import { GuestBookings, StaffBookings } from '../../../api/bookings/new-bookings.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { freshDatabase } from '../../setup/postgres.ts'
import { MONDAY, startApi } from '../setup/api-process.ts'
import { occupy, overlaps } from '../setup/overlaps.ts'

async function withDatabase(work: (url: string, pool: pg.Pool) => Promise<void>): Promise<void> {
  const database = await freshDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 5 }).on('error', () => {})
  await work(database.url, pool).finally(() => pool.end())
  await database.drop()
}

describe('the migrations', () => {
  it('run once, in the order of their numbers, however many processes start together', () =>
    withDatabase(async (url, pool) => {
      await pool.query(
        'DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS sandbox CASCADE; CREATE SCHEMA public',
      )
      const runs = await Promise.all([migrate(url), migrate(url), migrate(url)])
      const run = runs.flat()
      expect(run.length).toBeGreaterThan(0)
      expect(new Set(run).size).toBe(run.length)
      const names = run.map((name) => name.slice(-13))
      expect(names).toEqual(names.toSorted())
      expect(await migrate(url)).toEqual([])
    }))

  it('leave data of an older version as it is, and say how to begin anew', () =>
    withDatabase(async (url, pool) => {
      await pool.query(
        `UPDATE migrations SET name = 'TheHouse0000000000001' WHERE name = 'TheProperty0000000000001'`,
      )
      const remembered = async () => (await pool.query('SELECT name FROM migrations')).rows
      const before = await remembered()
      await expect(migrate(url)).rejects.toThrow('npm run reset')
      expect(await remembered()).toEqual(before)
    }))

  it('leave the database of another house as it is, however it is started, and of the own one go on', () =>
    withDatabase(async (url, pool) => {
      const start = (secret: string) => migrate(url, null, 'by-law', secret)
      await start('the secret of De Luiken')
      await pool.query('DELETE FROM seasons')
      await expect(start('the secret of another house')).rejects.toThrow(OtherHouse)
      await expect(start('the secret of De Luiken')).resolves.toEqual([])
    }))

  it('belong to the first of two houses that start at once', () =>
    withDatabase(async (url) => {
      const started = await Promise.allSettled(
        ['one', 'other'].map((secret) => migrate(url, null, 'by-law', `the secret of ${secret}`)),
      )
      expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    }))

  it('give a new property the numbers it starts with, and put back nothing that staff took out', () =>
    withDatabase(async (url, pool) => {
      const count = async (table: string) =>
        Number((await pool.query(`SELECT count(*) AS n FROM ${table}`)).rows[0].n)
      const counts = async () => [
        await count('seasons'),
        await count('tourist_tax_tariffs'),
        await count('vat_rates'),
      ]
      expect(await counts()).toEqual([
        defaultPriceList.seasons.length,
        defaultPriceList.touristTax.length,
        defaultPriceList.vat.length,
      ])
      await pool.query('DELETE FROM seasons')
      await migrate(url)
      expect((await counts())[0]).toBe(0)
    }))
})

describe('a database restored from a backup', () => {
  it('does not look changed for ever, because its bookings become this server’s own', () =>
    withDatabase(async (url, pool) => {
      await inTransaction(pool, (client) => furnishDemo(client))
      await occupy(pool, { room: 1, arrival: '2026-03-02', departure: '2026-03-04' })
      await pool.query('ALTER TABLE bookings DISABLE TRIGGER booking_changed')
      await pool.query(`UPDATE bookings SET changed_in = '9000000000'`)
      await pool.query('ALTER TABLE bookings ENABLE TRIGGER booking_changed')
      await migrate(url)
      const { rows } = await pool.query(
        'SELECT changed_in < pg_current_xact_id() AS known FROM bookings',
      )
      expect(rows).toEqual([{ known: true }])
    }))
})

describe('the database has the last word', () => {
  it('on a live booking without a room, at commit', () =>
    withDatabase(async (_url, pool) => {
      await inTransaction(pool, (client) => furnishDemo(client))
      const insert = `WITH folio AS (INSERT INTO folios (id, kind, number, created_at) VALUES (gen_random_uuid(), 'booking', $1, now()) RETURNING id)
        INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id, stay, adults, name, email, phone, folio_id, total_cents, created_at, updated_at)
        SELECT gen_random_uuid(), $1, 'confirmed', 'none', 'staff', 'at-desk', t.id, $2, '[2026-03-02,2026-03-04)', 1, 'A', '', '', folio.id, 0, now(), now() FROM room_types t, folio LIMIT 1`
      await expect(pool.query(insert, ['X1', null])).rejects.toThrow('has no room')
      await pool.query(insert, ['X2', 1])
      await expect(pool.query(insert, ['X3', 1])).rejects.toThrow('booking_room_once')
    }))

  it('and a transaction that fails leaves nothing behind and gives its connection back', () =>
    withDatabase(async (_url, pool) => {
      for (let i = 0; i < 10; i++) {
        await expect(
          inTransaction(pool, async (client) => {
            await client.query(`INSERT INTO settings (key, value) VALUES ('half', '1')`)
            throw new Error('halfway')
          }),
        ).rejects.toThrow('halfway')
      }
      expect((await pool.query(`SELECT 1 FROM settings WHERE key = 'half'`)).rowCount).toBe(0)
    }))

  it('and a connection that is lost between two statements fails its transaction, and ends no process', () =>
    withDatabase(async (_url, pool) => {
      const work = inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
        const lost = new Promise((resolve) => client.once('end', resolve))
        await pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid])
        await lost
        await client.query('SELECT 1')
      })
      await expect(work).rejects.toThrow('not queryable')
      expect((await pool.query('SELECT 1')).rowCount).toBe(1)
    }))
})

describe('what processes tell each other', () => {
  it('goes out after the commit, a burst as one call, repeats left out', () =>
    withDatabase(async (url, pool) => {
      const heard: string[] = []
      const client = new pg.Client(url)
      await client.connect()
      client.on('notification', ({ payload }) => heard.push(payload ?? ''))
      await client.query('LISTEN changed')
      const notifier = new Notifier(pool)
      for (const text of ['a', 'b', 'a', 'a', 'c']) notifier.say('changed', text)
      await notifier.settled()
      await client.query('SELECT 1')
      expect(heard.toSorted()).toEqual(['a', 'b', 'c'])
      await client.end()
    }))
})

describe('the demo property', () => {
  it('has the nine rooms of the documents and bookings from every source, all made by acceptance, and made once', () =>
    withDatabase(async (url, pool) => {
      await inTransaction(pool, (client) => furnishDemo(client))
      expect(demoRoomTypes.flatMap(({ rooms }) => rooms.map(({ number }) => number))).toEqual([
        1, 2, 3, 4, 5, 9, 10, 11, 12,
      ])
      let back = 0
      const api = await startApi(url, {}, () => MONDAY - back * 86_400_000)
      const setup = {
        guests: api.app.get(GuestBookings),
        staff: api.app.get(StaffBookings),
        payments: api.app.get(PaymentAttempts),
        facts: api.app.get(FactsCache),
        clock: api.app.get(Clock),
        goBack: (days: number) => void (back = days),
      }
      const made = await bookDemo(setup)
      expect(made).toBeGreaterThan(demoStays.length / 2)
      await bookDemo(setup)
      const { rows } = await pool.query<{ source: string; state: string; n: number }>(
        'SELECT source, count(*)::int AS n FROM bookings GROUP BY source',
      )
      expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(made)
      expect(rows.map(({ source }) => source).toSorted()).toEqual([
        'airbnb',
        'bedandbreakfast.nl',
        'booking.com',
        'none',
        'own-website',
      ])
      const guests = await pool.query(
        `SELECT 1 FROM bookings WHERE lower(stay) < '2026-02-02' AND upper(stay) > '2026-02-02'`,
      )
      expect(guests.rowCount).toBeGreaterThan(0)
      expect(await overlaps(pool)).toBe(0)
      await api.close()
    }))
})
