import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { BenchStay } from './bench-stays.ts'

const booking = `INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id, stay, adults, name, first_name, last_name, email, phone, city,
  folio_id, total_cents, hold_until, promised_until, visitor, created_at, updated_at)
  VALUES ($1, 'B' || nextval('booking_number_seq'), 'held', 'own-website', 'guest', 'online', $2, $3, daterange($4::date, $5::date), 2, 'Anna Bakker', 'Anna', 'Bakker',
    'anna@example.com', '0612345678', 'Stein', $1, 10000, now() + interval '20 minutes', now() + interval '20 minutes', $6, now(), now())`
/** A booking is a row with a folio and the entry that has its quote. */
const withFolio = `booked AS (${booking} ON CONFLICT ON CONSTRAINT booking_room_once DO NOTHING RETURNING id, number),
  folio AS (INSERT INTO folios (id, kind, number, created_at) SELECT id, 'booking', number, now() FROM booked),
  sold AS (INSERT INTO folio_entries (folio_id, kind, cents, at, by, quote) SELECT id, 'sold', 10000, now(), 'guest', $7 FROM booked)`
const payment = `INSERT INTO payments (id, folio_id, amount_cents, state, created_at, updated_at) VALUES ($1, $2, 10000, 'created', now(), now())`
const key = 'INSERT INTO idempotency_keys (key, request_hash, booking_id) VALUES ($1, $2, $3)'
const outbox = `INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ('booking', $1, 'booking-held')`

/**
 * The four inserts of a booking as anyone would write them: one transaction, prepared statements,
 * no rules, no HTTP.
 */
export async function fourInserts(
  client: pg.Client,
  stay: BenchStay,
  quote: string,
): Promise<void> {
  const id = randomUUID()
  await client.query('BEGIN')
  await client.query({
    name: 'b',
    text: `WITH ${withFolio} SELECT id FROM booked`,
    values: [id, stay.roomType, stay.room, stay.arrival, stay.departure, id.slice(0, 24), quote],
  })
  await client.query({ name: 'p', text: payment, values: [randomUUID(), id] })
  await client.query({ name: 'k', text: key, values: [randomUUID(), id, id] })
  await client.query({ name: 'o', text: outbox, values: [id] })
  await client.query('COMMIT')
}

/**
 * The same as one statement, one way to the database and back: the least that a booking can cost.
 */
export async function fourInsertsInOne(
  client: pg.Client | pg.Pool,
  stay: BenchStay,
  quote: string,
): Promise<void> {
  const id = randomUUID()
  await client.query({
    name: 'one',
    text: `WITH ${withFolio},
      paying AS (INSERT INTO payments (id, folio_id, amount_cents, state, created_at, updated_at) SELECT $8, id, 10000, 'created', now(), now() FROM booked),
      keyed AS (INSERT INTO idempotency_keys (key, request_hash, booking_id) SELECT $9, $10, id FROM booked)
      INSERT INTO outbox (subject_kind, subject_id, topic) SELECT 'booking', id, 'booking-held' FROM booked`,
    values: [
      id,
      stay.roomType,
      stay.room,
      stay.arrival,
      stay.departure,
      id.slice(0, 24),
      quote,
      randomUUID(),
      randomUUID(),
      id,
    ],
  })
}
