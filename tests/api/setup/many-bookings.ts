import type pg from 'pg'

/**
 * Fills every room with paid stays of one and two nights, one after the other, until the day
 * `until`: `count` in all, numbered as the house does by day and running number. Nine rooms have
 * 100,000 of them in fifty years. A night is 100.00 for two, tourist tax of 5.00 in it. Written past
 * acceptance; the lines and balances are those that the database itself writes of such a sale. On one
 * connection: the table in between belongs to it.
 *
 * @param withQuotes also what each stay was sold with, which only its own page asks
 */
export async function fillWithBookings(
  pool: pg.Pool,
  count: number,
  until: string,
  withQuotes = false,
): Promise<void> {
  await pool.query(
    `CREATE TEMPORARY TABLE made AS
       SELECT *, 'B' || extract(year FROM made_at) || extract(month FROM made_at) - 1 || 1000000 - nth AS number
       FROM (SELECT *, leaves - nights AS arrives, (leaves - nights - 20)::timestamptz + interval '10 hours' AS made_at
         FROM (SELECT overlay(overlay(md5('booking ' || r.id || ' ' || n) placing '4' from 13) placing '8' from 17)::uuid AS id,
                 row_number() OVER (ORDER BY n, r.id) AS nth, r.room_type_id, r.id AS room_id,
                 1 + (n % 3 > 0)::int AS nights, $2::date - (n / 3 * 5 + (ARRAY[0, 1, 3])[n % 3 + 1]) AS leaves
               FROM rooms r, generate_series(0, $1::int / (SELECT count(*)::int FROM rooms) - 1) AS n) AS stays) AS numbered`,
    [count, until],
  )
  const afterwards = await withoutSlowParts(pool)
  // Entries by time, as they come in a house that runs: their index counts on it.
  await pool.query(
    `ANALYZE made;
     INSERT INTO folios (id, kind, number, created_at) SELECT id, 'booking', number, made_at FROM made;
     INSERT INTO bookings (id, number, state, source, mails, tourist_tax, made_by, payment, room_type_id, room_id, stay, adults, name, email, phone, folio_id, total_cents, created_at, updated_at)
       SELECT id, number, 'confirmed', 'own-website', 'all', 'desk', 'guest', 'online', room_type_id, room_id, daterange(arrives, arrives + nights), 2,
         'Gast ' || number, 'gast@example.com', '06 12345678', id, nights * 10000, made_at, made_at FROM made;
     INSERT INTO folio_entries (folio_id, kind, method, cents, at, quote)
       SELECT id, kind, method, sign * nights * 10000, made_at + later, ${withQuotes ? `CASE WHEN sign = 1 THEN ${QUOTE} END` : 'NULL::jsonb'} FROM made,
         (VALUES ('sold', NULL, 1, interval '0'), ('received', 'ideal', -1, interval '5 minutes')) AS entry (kind, method, sign, later)
       ORDER BY arrives, id, kind DESC;
     ANALYZE folio_entries;
     INSERT INTO folio_lines (entry_id, line, folio_id, item, night, supplied_on, persons, cents, vat_category, vat_basis_points)
       SELECT e.id, row_number() OVER (PARTITION BY e.id ORDER BY night, item), made.id, item, night::date, night::date, 2, sold.cents, category, points
       FROM made JOIN folio_entries e ON e.folio_id = made.id AND e.kind = 'sold',
         generate_series(arrives, arrives + nights - 1, interval '1 day') AS night,
         (VALUES ('room-night', 9500, 'lodging', 2100), ('tourist-tax', 500, 'none', 0)) AS sold (item, cents, category, points)
       ORDER BY e.id;
     INSERT INTO folio_balances (folio_id, sold_cents, balance_cents, settled_at) SELECT id, nights * 10000, 0, made_at FROM made;
     DROP TABLE made`,
  )
  for (const statement of afterwards) await pool.query(statement)
  await pool.query('ANALYZE bookings, folios, folio_entries, folio_lines, folio_balances')
}

/** What a stay of `made` was sold with. */
const QUOTE = `jsonb_build_object('roomTypeId', room_type_id, 'roomTypeName', 'Kamer', 'arrival', arrives, 'departure', leaves,
  'nights', nights, 'persons', 2, 'totalCents', nights * 10000, 'lines', (
    SELECT jsonb_agg(jsonb_build_object('item', item, 'night', night::date, 'persons', 2, 'cents', sold.cents, 'vatCategory', category,
      'vatBasisPoints', points, 'rule', 'BO §3', 'reading', '') ORDER BY night, item)
    FROM generate_series(arrives, leaves - 1, interval '1 day') AS night,
      (VALUES ('room-night', 9500, 'lodging', 2100), ('tourist-tax', 500, 'none', 0)) AS sold (item, cents, category, points)))`

/**
 * Takes away what makes 100,000 inserts slow, the searches by nights and by words and the triggers,
 * and answers the statements that put them back: an index is made at once in a fraction of the time
 * it takes to grow.
 */
export async function withoutSlowParts(pool: pg.Pool | pg.Client): Promise<string[]> {
  const { rows } = await pool.query<{ constraint: string; indexes: string[] }>(
    `SELECT pg_get_constraintdef(c.oid) AS constraint,
       ARRAY[pg_get_indexdef('booking_stay'::regclass), pg_get_indexdef('booking_search'::regclass)] AS indexes
     FROM pg_constraint c WHERE c.conname = 'booking_room_once'`,
  )
  const { constraint, indexes } = rows[0]!
  await pool.query(
    `ALTER TABLE bookings DROP CONSTRAINT booking_room_once, DISABLE TRIGGER USER;
     ALTER TABLE folio_entries DISABLE TRIGGER USER;
     DROP INDEX booking_stay, booking_search`,
  )
  return [
    ...indexes,
    `ALTER TABLE bookings ADD CONSTRAINT booking_room_once ${constraint}, ENABLE TRIGGER USER`,
    'ALTER TABLE folio_entries ENABLE TRIGGER USER',
  ]
}
