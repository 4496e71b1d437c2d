import type pg from 'pg'

/**
 * Fills every room with paid stays of one and two nights, one after the other, until the day
 * `until`: `count` in all, written by one statement. Nine rooms have 100,000 of them in fifty years.
 */
export async function fillWithBookings(pool: pg.Pool, count: number, until: string): Promise<void> {
  await pool.query(
    `CREATE TEMPORARY TABLE made AS
       SELECT md5('booking ' || r.id || ' ' || n)::uuid AS id, md5('folio ' || r.id || ' ' || n)::uuid AS folio_id,
              'X' || r.id || '-' || n AS number, r.room_type_id, r.id AS room_id,
              daterange(leaves - (1 + (n % 3 > 0)::int), leaves) AS stay
       FROM rooms r, generate_series(0, $1::int / (SELECT count(*)::int FROM rooms) - 1) AS n,
            LATERAL (SELECT $2::date - (n / 3 * 5 + (ARRAY[0, 1, 3])[n % 3 + 1]) AS leaves) AS at`,
    [count, until],
  )
  const indexes = await withoutSlowIndexes(pool)
  await pool.query(
    `INSERT INTO folios (id, kind, number, created_at) SELECT folio_id, 'booking', number, now() FROM made;
     INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id, stay, adults, name, email, phone, folio_id, total_cents, created_at, updated_at)
       SELECT id, number, 'confirmed', 'own-website', 'guest', 'online', room_type_id, room_id, stay, 2, 'Gast ' || number, 'gast@example.com', '06 12345678', folio_id, 10000, now(), now() FROM made;
     INSERT INTO folio_entries (folio_id, kind, method, cents, at)
       SELECT folio_id, kind, method, cents, now() FROM made, (VALUES ('sold', NULL, 10000), ('received', 'ideal', -10000)) AS entry (kind, method, cents);
     DROP TABLE made`,
  )
  for (const index of indexes) await pool.query(index)
  await pool.query('ANALYZE bookings, folios, folio_entries')
}

/**
 * Takes away what makes 100,000 inserts slow, the two searches by nights, and answers the statements
 * that make them again: an index is made at once in a fraction of the time it takes to grow.
 */
async function withoutSlowIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ constraint: string; index: string }>(
    `SELECT pg_get_constraintdef(c.oid) AS constraint, pg_get_indexdef('booking_stay'::regclass) AS index
     FROM pg_constraint c WHERE c.conname = 'booking_room_once'`,
  )
  const { constraint, index } = rows[0]!
  await pool.query('ALTER TABLE bookings DROP CONSTRAINT booking_room_once, DISABLE TRIGGER USER')
  await pool.query('DROP INDEX booking_stay')
  return [
    index,
    `ALTER TABLE bookings ADD CONSTRAINT booking_room_once ${constraint}, ENABLE TRIGGER USER`,
  ]
}
