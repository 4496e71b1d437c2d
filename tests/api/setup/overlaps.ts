import type pg from 'pg'
import { emptied } from './emptied.ts'

/** How many pairs of live bookings share a room on a night. There must never be one. */
export async function overlaps(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pairs: number }>(
    `SELECT count(*)::int AS pairs FROM bookings a JOIN bookings b ON a.id < b.id AND a.room_id = b.room_id AND a.stay && b.stay
     WHERE a.state IN ('held', 'confirmed') AND b.state IN ('held', 'confirmed')`,
  )
  return rows[0]!.pairs
}

/** Takes every booking out of the property, and what belongs to one. */
export async function emptySetup(pool: pg.Pool): Promise<void> {
  await emptied(
    pool,
    'bookings, folios, folio_entries, payments, refunds, events, idempotency_keys, outbox, subject_dues, payment_webhooks, mails',
  )
}

/**
 * Puts a confirmed booking into a room, past acceptance: for a property that stands in a given way.
 */
export async function occupy(
  pool: pg.Pool,
  stay: {
    room: number
    arrival: string
    departure: string
    pinned?: boolean
    holdUntil?: Date
    visitor?: string
    /** What it was sold for; nothing unless told otherwise. */
    cents?: number
  },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `WITH new AS (SELECT gen_random_uuid() AS id, 'T' || nextval('booking_number_seq') AS number),
     booked AS (
       INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id, pinned, stay, adults, name, first_name, last_name, email, phone, folio_id, total_cents,
         hold_until, promised_until, visitor, created_at, updated_at)
       SELECT new.id, new.number, CASE WHEN $5::timestamptz IS NULL THEN 'confirmed' ELSE 'held' END, 'own-website', 'guest', 'online', room_type_id, rooms.id, $4,
         daterange($2::date, $3::date), 2, 'Bea Bakker', 'Bea', 'Bakker', 'bea@example.com', '0612345678', new.id, $7::int, $5, $5, $6, now(), now()
       FROM rooms, new WHERE rooms.number = $1 RETURNING folio_id, number, created_at),
     folio AS (INSERT INTO folios (id, kind, number, created_at) SELECT folio_id, 'booking', number, created_at FROM booked)
     INSERT INTO folio_entries (folio_id, kind, cents, at, by, quote)
     SELECT folio_id, 'sold', $7, created_at, 'guest', jsonb_build_object('arrival', $2::date, 'departure', $3::date, 'lines', '[]'::jsonb, 'totalCents', $7::int)
     FROM booked RETURNING folio_id AS id`,
    [
      stay.room,
      stay.arrival,
      stay.departure,
      stay.pinned ?? false,
      stay.holdUntil ?? null,
      stay.visitor ?? null,
      stay.cents ?? 0,
    ],
  )
  return rows[0]!.id
}
