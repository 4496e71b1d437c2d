import { readdirSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../api/database/migrate.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { asOfEarlierVersion } from '../setup/earlier-version.ts'

/** How many migrations there were before sources were rows. */
const BEFORE = readdirSync('api/database/migrations')
  .filter((file) => file.endsWith('.sql'))
  .toSorted()
  .indexOf('0098-sources.sql')
const ELS = '11111111-1111-4111-8111-111111111111'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  await asOfEarlierVersion(database.url, BEFORE)
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await pool.query(
    `INSERT INTO settings (key, value) VALUES
       ('source-colours', '{"airbnb": "#FFEE00", "none": "red;}"}'),
       ('readings', '{"payment.prepaid-sources.airbnb": "open", "payment.prepaid-sources.none": "paid", "mail.sources.booking.com": "all", "season.ends": "last-night"}')
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  )
  const plan = (id: string, value: string) =>
    pool.query(
      `INSERT INTO planned_edits (from_day, noun, key, values, base, title, told, by, staff_id, email, planned_at)
       VALUES ('2026-03-01', 'readings', $1, $2, 5, 'Wijzigen', '[]', 'Els', $3, 'els@example.com', '2026-01-02')`,
      [JSON.stringify([id]), JSON.stringify({ value }), ELS],
    )
  await plan('payment.prepaid-sources.airbnb', 'paid')
  await plan('mail.sources.bedandbreakfast.nl', 'cancellation')
  await plan('season.ends', 'departure')
  await pool.query(
    `INSERT INTO room_types (slug, name, kind, description) VALUES ('kamer', 'Kamer', 'ordinary', 'Een kamer.');
     INSERT INTO sale_terms (id, price_list, readings, first_used_at) VALUES ('terms', '{}', '{"mail.sources.airbnb": "all"}', now())`,
  )
  const sell = (number: string, source: string, terms: string | null) =>
    pool.query(
      `WITH folio AS (INSERT INTO folios (id, kind, number, created_at) VALUES (gen_random_uuid(), 'booking', $1, now()) RETURNING id),
         sold AS (INSERT INTO folio_entries (folio_id, kind, cents, at, by, terms_id) SELECT id, 'sold', 0, now(), 'Els', $3 FROM folio)
       INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, stay, adults, name, email, phone, folio_id, total_cents, created_at, updated_at)
       SELECT id, $1, 'cancelled', $2, 'staff', 'at-desk', (SELECT min(id) FROM room_types), '[2026-03-01,2026-03-02)', 1, 'Els', '', '', id, 0, now(), now() FROM folio`,
      [number, source, terms],
    )
  await sell('B1', 'airbnb', 'terms')
  await sell('B2', 'booking.com', 'terms')
  await sell('B3', 'none', null)
  await sell('B4', 'own-website', 'terms')
  await migrate(database.url)
}, 120_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

it('What an earlier version kept of the sources stands in their rows', async () => {
  const { rows } = await pool.query(
    'SELECT id, colour, prepaid, mails, tourist_tax AS tax, active FROM sources ORDER BY sort',
  )
  expect(rows).toEqual([
    {
      id: 'own-website',
      colour: '#27718F',
      prepaid: false,
      mails: 'all',
      tax: 'desk',
      active: true,
    },
    {
      id: 'booking.com',
      colour: '#A560E0',
      prepaid: true,
      mails: 'all',
      tax: 'price',
      active: true,
    },
    { id: 'airbnb', colour: '#FFEE00', prepaid: false, mails: 'none', tax: 'desk', active: true },
    {
      id: 'bedandbreakfast.nl',
      colour: '#E06060',
      prepaid: false,
      mails: 'none',
      tax: 'desk',
      active: true,
    },
    { id: 'none', colour: '#27718F', prepaid: true, mails: 'all', tax: 'price', active: true },
  ])
  const settings = await pool.query(
    `SELECT key, value FROM settings WHERE key IN ('source-colours', 'readings')`,
  )
  expect(settings.rows).toEqual([{ key: 'readings', value: { 'season.ends': 'last-night' } }])
})

it('What was planned of a reading that is gone is planned of its source', async () => {
  const { rows } = await pool.query('SELECT noun, key, values FROM planned_edits ORDER BY id')
  expect(rows).toEqual([
    {
      noun: 'sources',
      key: ['airbnb'],
      values: { name: 'Airbnb', colour: '#FFEE00', prepaid: true, mails: 'none', active: true },
    },
    {
      noun: 'sources',
      key: ['bedandbreakfast.nl'],
      values: {
        name: 'bedandbreakfast.nl',
        colour: '#E06060',
        prepaid: false,
        mails: 'cancellation',
        active: true,
      },
    },
    { noun: 'readings', key: ['season.ends'], values: { value: 'departure' } },
  ])
})

it('A booking of before keeps the mails that its guest gets', async () => {
  const { rows } = await pool.query(
    'SELECT number, mails, tourist_tax AS tax, version FROM bookings ORDER BY number',
  )
  expect(rows).toEqual([
    { number: 'B1', mails: 'all', tax: 'desk', version: 1 },
    { number: 'B2', mails: 'none', tax: 'desk', version: 1 },
    { number: 'B3', mails: 'all', tax: 'desk', version: 1 },
    { number: 'B4', mails: 'all', tax: 'desk', version: 1 },
  ])
})
