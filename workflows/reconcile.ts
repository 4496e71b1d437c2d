import type { Pool } from 'pg'
import type { Day } from '../rules/calendar/day.ts'

/** How many workflows are reached at once. */
const AT_ONCE = 10
/** Rows of the outbox that were told are kept this long for whoever looks for a fault. */
const KEPT = '7 days'

/**
 * Bookings for which something may still be to do; each workflow's own plan says what, and one with
 * nothing to do is closed again at once.
 */
const UNFINISHED = `SELECT b.id FROM bookings b
  WHERE b.state = 'held'
     OR (b.state = 'confirmed' AND upper(b.stay) > $1::date - 30)
     OR (b.state = 'cancelled' AND b.updated_at > now() - interval '30 days' AND b.email <> '' AND b.source IN ('own-website', 'none')
         AND NOT EXISTS (SELECT FROM mails m WHERE m.subject_id = b.id AND m.kind = 'cancellation'))
     OR EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND (p.refund_due_cents > 0 AND p.refund_refused_at IS NULL OR p.state IN ('open', 'pending', 'authorized')))
     OR EXISTS (SELECT FROM payments p JOIN payment_webhooks w USING (provider_id) WHERE p.booking_id = b.id AND w.processed_at IS NULL)
     OR (b.state = 'expired' AND b.email <> '' AND EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND p.refunded_cents > 0)
         AND NOT EXISTS (SELECT FROM mails m WHERE m.subject_id = b.id AND m.kind = 'late-payment-refund'))
     OR EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND p.updated_at > $1::date - 14 AND p.refunded_cents > 0 AND b.state <> 'held'
         AND NOT EXISTS (SELECT FROM mails m WHERE m.subject_id = b.id AND (m.about = p.id::text OR m.kind = 'late-payment-refund' AND m.created_at >= p.updated_at)))
     OR EXISTS (SELECT FROM mails m WHERE m.subject_id = b.id AND m.state IN ('queued', 'sending'))
  ORDER BY b.created_at`

/**
 * Reaches the workflow of every booking that is not at its end: of imported bookings, of a Temporal
 * whose data was lost, after the clock was moved.
 *
 * @param today of the house's clock
 * @param reach starts the workflow where it is missing; whether one that runs is woken is the
 * caller's choice
 * @returns how many were reached
 */
export async function reconcile(
  pool: Pool,
  today: Day,
  reach: (bookingId: string) => Promise<void>,
): Promise<number> {
  await pool.query(`DELETE FROM outbox WHERE delivered_at < now() - interval '${KEPT}'`)
  const { rows } = await pool.query<{ id: string }>(UNFINISHED, [today])
  const waiting = rows.map(({ id }) => id)
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await reach(id)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return rows.length
}
