import type { ClientBase } from 'pg'

/**
 * Bookings restored from a backup carry the transactions of another server, which this one may not
 * reach for years: to every process they would look just changed, each time it looks. They become
 * this server's own. Answers how many there were.
 */
export async function adoptRestoredBookings(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    'UPDATE bookings SET changed_in = pg_current_xact_id() WHERE changed_in > pg_current_xact_id()',
  )
  return rowCount ?? 0
}
