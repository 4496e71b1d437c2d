import type { Pool } from 'pg'
import type { Day } from '../../rules/calendar/day.ts'
import { isOldKey } from '../../screens/old-key.ts'

/** What the keys of links and calls of the old site are of. */
export type OldNoun = 'bookings' | 'breakfast_orders'

/**
 * Where the old site kept what its links are about, below the house. One key may stand at several: a
 * family booking is first at `tempFam` and then at `events` (BO §4), a paid order first at
 * `temp-payments`.
 */
const places = ['events', 'tempFam', 'content/orders', 'orders', 'temp-payments']

/**
 * The id that a booking or a breakfast order of the old site has here, by the key that links of that
 * site carry; null where none was imported under it, or its last day (departure, delivery) is past:
 * nobody has its page open any more. Of two, the one that stands; else the first by its place.
 *
 * @param today of the house
 * @param noun left out: either
 */
export async function idOfOldKey(
  pool: Pool,
  key: string,
  today: Day,
  noun?: OldNoun,
): Promise<string | null> {
  if (!isOldKey(key)) return null
  const { rows } = await pool.query<{ id: string }>(
    `SELECT r.our_id AS id FROM unnest($1::text[]) WITH ORDINALITY AS place (path, rank) JOIN old_site_rows r USING (path)
       LEFT JOIN bookings b ON b.id = CASE r.noun WHEN 'bookings' THEN r.our_id::uuid END
       LEFT JOIN breakfast_orders o ON o.id = CASE r.noun WHEN 'breakfast_orders' THEN r.our_id::uuid END
     WHERE r.noun = ANY ($2) AND (upper(b.stay) >= $3 OR o.delivery_day >= $3)
     ORDER BY coalesce(b.state IN ('held', 'confirmed'), o.state IN ('placed', 'confirmed'), false) DESC, rank LIMIT 1`,
    [
      places.map((place) => `${place}/${key}`),
      noun ? [noun] : ['bookings', 'breakfast_orders'],
      today,
    ],
  )
  return rows[0]?.id ?? null
}
