import type { Pool } from 'pg'
import { eraseWhatIsDue } from '../api/customers/erasure.ts'
import { formatDay, parseDay } from '../rules/calendar/day.ts'
import { booksKeptFrom } from '../rules/customers/money-kept-until.ts'

/**
 * Deletes what only who looks for a fault would still read (docs/how-long-is-what-kept.md). A row
 * that waits is never deleted, however old it is.
 */
export async function forgetOldRows(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM outbox WHERE delivered_at < now() - interval '7 days'`)
  await pool.query(`DELETE FROM payment_webhooks WHERE processed_at < now() - interval '30 days'`)
  await pool.query(`DELETE FROM backups WHERE ended_at < now() - interval '1 year'`)
  await pool.query(`DELETE FROM payment_comparisons WHERE ended_at < now() - interval '1 year'`)
  await pool.query(`DELETE FROM payment_differences WHERE resolved_at < now() - interval '1 year'`)
  // A press is sent again within minutes. A hash of few words tells the words.
  await pool.query(
    `UPDATE presses SET hash = NULL WHERE hash IS NOT NULL AND at < now() - interval '7 days'`,
  )
  // Where a form came from is asked for an hour only; what was answered long ago goes with its mails.
  await pool.query(
    `UPDATE form_messages SET visitor = NULL WHERE visitor IS NOT NULL AND created_at < now() - interval '1 day'`,
  )
  await pool.query(
    `WITH gone AS (DELETE FROM form_messages WHERE handled_at < now() - interval '1 year' RETURNING id),
       mailed AS (DELETE FROM mails USING gone WHERE subject_kind = 'form-message' AND subject_id = gone.id)
     DELETE FROM events USING gone WHERE subject_kind = 'form-message' AND subject_id = gone.id`,
  )
  // A receipt that was mailed is in the guest's mailbox; what was sold stays.
  await pool.query(
    `WITH gone AS (DELETE FROM sale_mailings m USING sales s
       WHERE s.id = m.sale_id AND s.step = 'done' AND m.asked_at < now() - interval '1 year' RETURNING m.id)
     DELETE FROM mails USING gone WHERE subject_kind = 'sale' AND about = gone.id::text`,
  )
  // The stay that was booked double is long over.
  await pool.query(
    `DELETE FROM mails WHERE subject_kind = 'feed-block' AND created_at < now() - interval '1 year'`,
  )
  // Who an order was of is needed no longer than the books are kept.
  const { rows } = await pool.query<{ today: string; now: Date }>(
    'SELECT current_date::text AS today, now() AS now',
  )
  const { today, now } = rows[0]!
  await eraseWhatIsDue(pool, formatDay(booksKeptFrom(parseDay(today)!)), now)
}
