import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../api/database/migrate.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { asOfEarlierVersion } from '../setup/earlier-version.ts'

/** How many migrations there were before presses (0085). */
const BEFORE = 64
const [BOOKING, ORDER, SALE] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
]

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  await asOfEarlierVersion(database.url, BEFORE)
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await pool.query(
    `INSERT INTO room_types (id, slug, name, kind) OVERRIDING SYSTEM VALUE VALUES (1, 'kamer', 'Kamer', 'ordinary')`,
  )
  await pool.query(
    `WITH folio AS (INSERT INTO folios (id, kind, number, created_at) VALUES ($1, 'booking', 'B1', now()))
     INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, stay, adults, name, email, phone, folio_id, total_cents, created_at, updated_at)
     VALUES ($1, 'B1', 'cancelled', 'own-website', 'guest', 'online', 1, '[2026-03-02,2026-03-04)', 2, 'Bea', '', '', $1, 0, now(), now())`,
    [BOOKING],
  )
  await pool.query(
    `INSERT INTO staff_actions (booking_id, id, kind, data, version, by, asked_at, outcome, refusal, ended_at, heard) VALUES
     ($1, 'press-done', 'cancel', NULL, 1, 'Els', now(), 'done', NULL, now(), true),
     ($1, 'press-waits', 'edit', '{"notes": "laat"}', 4, 'Els', now(), 'waiting', NULL, NULL, false),
     ($1, 'press-heard', 'edit', '{}', 4, 'Els', now(), 'refused', '{"text": "Nee."}', now(), true),
     ($1, 'press-unheard', 'mark-paid', '{}', 4, 'Jos', now(), 'refused', '{"text": "Controleer de velden.", "fields": [{"text": "Te hoog."}]}', now(), false)`,
    [BOOKING],
  )
  await pool.query(
    `INSERT INTO events (subject_kind, subject_id, kind, at, by, data) VALUES
     ('breakfast-order', $1, 'delivered', now(), 'Els', '{"press": "press-brought"}'),
     ('sale', $2, 'sold', now(), 'Els', '{"cents": 1250, "press": "yes-3"}')`,
    [ORDER, SALE],
  )
  await migrate(database.url)
}, 120_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

it('Presses of an earlier version stay known: done, still to be carried out, and refused in the timeline', async () => {
  const { rows: presses } = await pool.query(
    'SELECT order_id, request_id, act, by, waits FROM presses ORDER BY request_id',
  )
  expect(presses).toEqual([
    { order_id: ORDER, request_id: 'press-brought', act: 'deliver', by: 'Els', waits: null },
    { order_id: BOOKING, request_id: 'press-done', act: 'cancel', by: 'Els', waits: null },
    {
      order_id: BOOKING,
      request_id: 'press-waits',
      act: 'edit',
      by: 'Els',
      waits: { seq: 2, data: { notes: 'laat' }, version: 4 },
    },
    { order_id: SALE, request_id: 'yes-3', act: 'yes', by: 'Els', waits: null },
  ])
  const { rows: sold } = await pool.query(`SELECT data FROM events WHERE subject_kind = 'sale'`)
  expect(sold).toEqual([{ data: { cents: 1250 } }])
  const { rows: refused } = await pool.query(
    `SELECT by, data FROM events WHERE kind = 'action-refused'`,
  )
  expect(refused).toEqual([
    { by: 'Jos', data: { reason: 'mark-paid', note: 'Controleer de velden. Te hoog.' } },
  ])
})
