import type { Pool } from 'pg'
import type { RelayTarget } from './outbox-relay.ts'

/**
 * Wakes the workflow of every booking for which something may still be to do, starting those that are missing: of imported bookings, of a
 * Temporal whose data was lost, after the clock was moved. What is to be done is each workflow's own plan; a booking at its end is closed again
 * at once.
 *
 * @returns how many were woken
 */
export async function reconcile(pool: Pool, target: RelayTarget): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT b.id FROM bookings b
     WHERE b.state = 'held'
        OR (b.state = 'confirmed' AND upper(b.stay) > current_date - 30)
        OR (b.state = 'cancelled' AND b.updated_at > now() - interval '30 days')
        OR EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND (p.refund_due_cents > 0 OR p.state IN ('open', 'pending', 'authorized')))
        OR EXISTS (SELECT FROM mails m WHERE m.booking_id = b.id AND m.state IN ('queued', 'sending'))
     ORDER BY b.created_at`,
  )
  for (const { id } of rows) await target.wake(id)
  return rows.length
}
