import type pg from 'pg'

/** How many rules of minimum nights and edits of staff a house of many years has. */
export const KEPT = { minimumNights: 6_000, edits: 2_000 }

/**
 * What staff kept in many years: a minimum for each day of each of the three room types, half of them
 * over (of one night, so that no stay of a bench is refused), and edits, each planned, carried out and
 * noted.
 */
export async function addKept(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO minimum_night_rules (room_type_id, day, nights)
     SELECT type, current_date - $1::int / 6 + day, 1
     FROM generate_series(1, 3) AS type, generate_series(1, $1::int / 3) AS day`,
    [KEPT.minimumNights],
  )
  await pool.query(
    `INSERT INTO planned_edits (from_day, noun, key, values, base, title, told, by, staff_id, email, planned_at, state, ended_at)
     SELECT current_date - n, 'seasons', '[]', '{"amount": "10,00"}', n, 'Seizoen wijzigen', '[]', 'Els', gen_random_uuid(),
       'els@example.com', now() - make_interval(days => n + 1), 'done', now() - make_interval(days => n)
     FROM generate_series(1, $1::int) AS n`,
    [KEPT.edits],
  )
  await pool.query(
    `INSERT INTO changes (noun, row_key, before, after, by, at)
     SELECT 'minimum_night_rules', id::text, NULL, to_jsonb(rule), 'Els', now() - make_interval(hours => id)
     FROM minimum_night_rules AS rule ORDER BY id LIMIT $1`,
    [KEPT.edits],
  )
}
