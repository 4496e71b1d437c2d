import type pg from 'pg'

/** Has guests of a booking stand in the night register who left so many days before the real today. */
export async function leftDaysAgo(
  pool: pg.Pool,
  bookingId: string,
  guests: Record<string, number>,
): Promise<void> {
  await pool.query(
    `INSERT INTO night_register (booking_id, guest, name, residence, document, arrival, departure)
     SELECT $1, place, name, 'Maastricht', 'passport', today - ago::int - 2, today - ago::int
     FROM json_each_text($2) WITH ORDINALITY AS one (name, ago, place),
       (SELECT (now() AT TIME ZONE 'Europe/Amsterdam')::date AS today) AS day`,
    [bookingId, JSON.stringify(guests)],
  )
}

/** The names that stand in the night register, by the alphabet. */
export async function guestsWho(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT name FROM night_register ORDER BY name',
  )
  return rows.map(({ name }) => name)
}
