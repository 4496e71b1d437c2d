import type pg from 'pg'

/** How many pairs of live bookings share a room on a night. There must never be one. */
export async function overlaps(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pairs: number }>(
    `SELECT count(*)::int AS pairs FROM bookings a JOIN bookings b ON a.id < b.id AND a.room_id = b.room_id AND a.stay && b.stay
     WHERE a.state IN ('held', 'confirmed') AND b.state IN ('held', 'confirmed')`,
  )
  return rows[0]!.pairs
}

/** Takes every booking out of the house. */
export async function emptyHouse(pool: pg.Pool): Promise<void> {
  await pool.query(
    'TRUNCATE bookings, payments, events, idempotency_keys, outbox, subject_dues, payment_webhooks, mails',
  )
}

/**
 * Puts a confirmed booking into a room, past acceptance: for a house that stands in a given way.
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
  },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO bookings (id, number, state, source, room_type_id, room_id, pinned, stay, persons, first_name, last_name, email, phone, quote, total_cents,
       hold_until, visitor, created_at, updated_at)
     SELECT gen_random_uuid(), 'T' || nextval('booking_number_seq'), CASE WHEN $5::timestamptz IS NULL THEN 'confirmed' ELSE 'held' END, 'own-website', room_type_id, id, $4,
       daterange($2::date, $3::date), 2, 'Bea', 'Bakker', 'bea@example.com', '0612345678',
       jsonb_build_object('arrival', $2::date, 'departure', $3::date, 'lines', '[]'::jsonb, 'totalCents', 0), 0, $5, $6, now(), now()
     FROM rooms WHERE number = $1 RETURNING id`,
    [
      stay.room,
      stay.arrival,
      stay.departure,
      stay.pinned ?? false,
      stay.holdUntil ?? null,
      stay.visitor ?? null,
    ],
  )
  return rows[0]!.id
}
