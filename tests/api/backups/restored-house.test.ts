import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { makeBackup } from '../../../api/backups/make-backup.ts'
import { restoreBackup } from '../../../api/backups/restore-backup.ts'
import { confirmStay, lockStay } from '../../../api/bookings/stay-record.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { startMailServer } from '../mail/mail-server.ts'
import { MONDAY, startApi } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { bookingMailer } from '../setup/booking-mailer.ts'
import { signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { type Ground, ground, inhabitedGround, placeAt } from './house.ts'

/** Reads and writes a whole database, a few times. */
const PATIENCE = 60_000
const HOUR_MS = 3_600_000

/** The house of `from` after a fire, restored so many hours after the clock of the tests. */
async function restored(from: Ground, more: Parameters<typeof placeAt>[1] = {}) {
  const { file } = await makeBackup(from.house, from.folder)
  const to = await ground()
  const outcome = await restoreBackup(file, placeAt(to, { now: new Date(MONDAY), ...more }))
  return { to, outcome }
}

describe('In a restored house', () => {
  it(
    'nobody is signed in, no first-account code and no invitation of before opens anything',
    async () => {
      const from = await ground(inhabitedGround)
      const api = await startApi(from.database.url)
      const staff = await signedIn(api.app)
      await api.close()
      await from.query(
        `INSERT INTO staff (id, email, name, invited_at) VALUES (gen_random_uuid(), 'new@example.com', 'Nieuw', '2026-01-01')`,
      )
      await from.query(`INSERT INTO first_account_code (code_hash) VALUES ('x')`)
      const { to } = await restored(from)
      const again = await startApi(to.database.url)
      const answer = await again.app.inject({
        method: 'GET',
        url: '/api/back-office/dashboard',
        cookies: staff.cookies,
      })
      await again.close()
      expect(answer.statusCode).toBe(401)
      const { rows } = await to.query(
        `SELECT (SELECT count(*)::int FROM staff_sessions) AS sessions, (SELECT count(*)::int FROM first_account_code) AS codes,
           (SELECT count(*)::int FROM staff WHERE invited_at < '2026-01-02') AS invited`,
      )
      expect(rows).toEqual([{ sessions: 0, codes: 0, invited: 0 }])
    },
    PATIENCE,
  )

  it(
    'channels read on by the addresses that they have, and are told the same',
    async () => {
      const from = await ground(inhabitedGround)
      const { rows } = await from.query(
        `INSERT INTO channel_links (room_id, channel) SELECT min(id), 'airbnb' FROM rooms RETURNING token`,
      )
      const feed = async ({ database }: Ground) => {
        const api = await startApi(database.url, {}, () => MONDAY)
        const answer = await api.app.inject({ url: `/ical/${rows[0].token}.ics` })
        await api.close()
        return [answer.statusCode, answer.body]
      }
      const before = await feed(from)
      expect(before).toEqual([200, expect.stringContaining('BEGIN:VEVENT')])
      const { to } = await restored(from)
      expect(await feed(to)).toEqual(before)
    },
    PATIENCE,
  )

  it(
    'feeds of channels are read on, and what they sold is known',
    async () => {
      const from = await ground(inhabitedGround)
      await from.query(
        `WITH link AS (INSERT INTO channel_links (room_id, channel, echoes) SELECT min(id), 'airbnb', '[[20600,20602,null,true]]' FROM rooms RETURNING id),
           feed AS (INSERT INTO channel_feeds (link_id, url, confirmed, etag, read_at) SELECT id, 'https://portal.example/1.ics', true, '"1"', now() FROM link)
         INSERT INTO feed_blocks (link_id, uid, name, nights, state, booking_id, reference, first_read_at, changed_at)
           SELECT link.id, 'a', 'sale', stay, 'stay', bookings.id, 'HM1', now(), now() FROM link, bookings LIMIT 1`,
      )
      const kept = async ({ query }: Ground) =>
        (
          await query(
            `SELECT to_jsonb(f) AS feed, l.echoes, to_jsonb(k) AS block FROM channel_links l JOIN channel_feeds f ON f.link_id = l.id JOIN feed_blocks k ON k.link_id = l.id`,
          )
        ).rows
      const before = await kept(from)
      expect(before).toHaveLength(1)
      const { to } = await restored(from)
      expect(await kept(to)).toEqual(before)
    },
    PATIENCE,
  )

  it(
    'the next booking has a number that the house which is gone cannot have given',
    async () => {
      const from = await ground(inhabitedGround)
      const { to } = await restored(from)
      const api = await startApi(to.database.url)
      const { body } = await book(api.app, {
        ...twoNights,
        arrival: '2026-03-09',
        departure: '2026-03-11',
      })
      await api.close()
      expect(body.number).toMatch(/^B20261\d{4}$/)
      expect(Number(body.number.slice('B20261'.length))).toBeGreaterThan(1000)
    },
    PATIENCE,
  )

  it(
    'invoices go on behind the last one that was given, which the owner names',
    async () => {
      const from = await ground(inhabitedGround)
      await from.query('UPDATE invoice_counter SET year = 2026, running = 140')
      const counter = async (of: Ground) =>
        (await of.query('SELECT * FROM invoice_counter')).rows[0]
      const plain = await restored(from)
      expect(plain.outcome.lastInvoice).toBe('F2026-0140')
      expect(await counter(plain.to)).toMatchObject({ year: 2026, running: 140 })
      const named = await restored(from, { lastInvoice: { year: 2026, running: 143 } })
      expect(named.outcome.lastInvoice).toBe('F2026-0143')
      expect(await counter(named.to)).toMatchObject({ year: 2026, running: 143 })
      await expect(restored(from, { lastInvoice: { year: 2026, running: 139 } })).rejects.toThrow(
        'The backup has invoices until F2026-0140, which is later than F2026-0139.',
      )
      await expect(restored(from, { lastInvoice: { year: 2062, running: 143 } })).rejects.toThrow(
        'F2062-0143 is of a year that has not begun.',
      )
    },
    PATIENCE,
  )

  it(
    'what somebody made by hand is left out and named, and all else is there',
    async () => {
      const from = await ground(inhabitedGround)
      await from.query(`
        CREATE TABLE own_notes (id serial PRIMARY KEY, note text, booking uuid REFERENCES bookings);
        INSERT INTO own_notes (note, booking) SELECT E'tab\\tand line\\n', id FROM bookings;
        ALTER TABLE bookings ADD COLUMN own_mark text DEFAULT E'a\\tb\\nc\\\\';
        CREATE SCHEMA own; CREATE TABLE own.more (it integer)`)
      const { to, outcome } = await restored(from)
      expect(outcome.leftOut).toEqual(['public.bookings.own_mark', 'public.own_notes'])
      expect(outcome.manifest.leftOut).toEqual(['own.more'])
      const bookings = 'SELECT id, number, name, email, notes, stay, state FROM bookings'
      expect((await to.query(bookings)).rows).toEqual((await from.query(bookings)).rows)
      expect((await to.query(`SELECT to_regclass('own_notes') AS it`)).rows).toEqual([{ it: null }])
    },
    PATIENCE,
  )
})

describe('Mails of a restored house', () => {
  it(
    'that were due before it was restored are uncertain; what happens after it is mailed',
    async () => {
      const server = await startMailServer()
      const from = await ground(inhabitedGround)
      await from.query(confirmedAndPaid())
      // In two days: the mail before the arrival is due already.
      await from.query(`UPDATE bookings SET stay = '[2026-02-04,2026-02-06)'`)
      const { to } = await restored(from, { now: new Date(MONDAY + HOUR_MS) })
      let now = MONDAY + 2 * HOUR_MS
      const api = await startApi(to.database.url, { SMTP_URL: server.url }, () => now)
      const pool = new pg.Pool({ connectionString: to.database.url, max: 2 }).on('error', () => {})
      const mails = bookingMailer(api.app.get(Mails), pool)
      const id = (await pool.query('SELECT id FROM bookings')).rows[0].id
      await mails.send(id, 'confirmation')
      await mails.send(id, 'arrival')
      expect(server.received).toEqual([])

      const { body } = await book(api.app, {
        ...twoNights,
        arrival: '2026-03-09',
        departure: '2026-03-11',
      })
      await inTransaction(pool, async (client) => {
        const stay = (await lockStay(client, body.id))!
        await confirmStay(client, stay, { by: null, staffId: null, at: new Date(now) })
      })
      await mails.send(body.id, 'confirmation')
      now = Date.parse('2026-02-07T12:00:00+01:00')
      await mails.send(id, 'thank-you')
      const { rows } = await pool.query(
        'SELECT subject_id = $1 AS "isOld", kind, state, last_error IS NOT NULL AS why FROM mails ORDER BY subject_id = $1, kind',
        [id],
      )
      expect(rows).toEqual([
        { isOld: false, kind: 'confirmation', state: 'sent', why: false },
        { isOld: true, kind: 'arrival', state: 'uncertain', why: true },
        { isOld: true, kind: 'confirmation', state: 'uncertain', why: true },
        { isOld: true, kind: 'thank-you', state: 'sent', why: false },
      ])
      expect(server.received).toHaveLength(2)
      await pool.end()
      await api.close()
      await server.stop()
    },
    PATIENCE,
  )
})
