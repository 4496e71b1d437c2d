import type { Pool } from 'pg'

/**
 * Deletes what only who looks for a fault would still read (docs/how-long-is-what-kept.md). A row
 * that waits is never deleted, however old it is.
 */
export async function forgetOldRows(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM outbox WHERE delivered_at < now() - interval '7 days'`)
  await pool.query(`DELETE FROM payment_webhooks WHERE processed_at < now() - interval '30 days'`)
}
