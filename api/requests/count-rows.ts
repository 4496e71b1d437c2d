import type { Pool } from 'pg'

/**
 * How many rows behind a page are counted. A house has as many bookings in a year: what it counts of
 * fifty years takes no longer than what it counts of one.
 */
export const MOST_COUNTED = 2_000

/**
 * How many rows a list has in all; null where there are more than `MOST_COUNTED` behind the page.
 *
 * @param from the tables and conditions, as SQL after `FROM`
 */
export async function countRows(
  pool: Pool,
  from: string,
  values: readonly unknown[],
  { first, most }: { first: number; most: number },
): Promise<number | null> {
  const limit = first + most + MOST_COUNTED
  const { rows } = await pool.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM ${from} LIMIT ${limit + 1}) AS counted`,
    [...values],
  )
  const { total } = rows[0]!
  return total > limit ? null : total
}
