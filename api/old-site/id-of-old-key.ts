import type { Pool } from 'pg'

/**
 * A key as the old database gave it, which nobody guesses. One that is shorter, such as a place in a
 * list, proves nothing: whoever counts would find every guest.
 */
const KEY = /^-[\w-]{15,40}$/

/**
 * The id that a booking or a breakfast order of the old site has here, by the key that links of that
 * site carry; null where none was imported under it.
 */
export async function idOfOldKey(pool: Pool, key: string): Promise<string | null> {
  if (!KEY.test(key)) return null
  // An export of the whole database has the house below a folder or two.
  const { rows } = await pool.query<{ id: string }>(
    `SELECT our_id AS id FROM old_site_rows WHERE noun IN ('bookings', 'breakfast_orders')
       AND path ~ ('(^|/)(events|tempFam|content/orders|temp-payments)/' || $1::text || '$') LIMIT 1`,
    [key],
  )
  return rows[0]?.id ?? null
}
