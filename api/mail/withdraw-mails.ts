import type { Pool, PoolClient } from 'pg'
import type { MailKind } from './mail-views.ts'

/**
 * Of a cancelled booking these still make sense; whatever else waits to be sent speaks of a stay
 * that will not be.
 */
const STILL_TRUE: MailKind[] = ['cancellation', 'late-payment-refund', 'surplus-refund']

/**
 * Ends the mails of a cancelled booking that wait and make no sense any more; those of any other
 * booking stay as they are. One whose outcome nobody knows may have reached the guest, so it is
 * called uncertain and not withdrawn.
 *
 * @param on the transaction that cancels, or the pool for what was found waiting afterwards
 * @returns the ids of what was ended
 */
export async function withdrawMails(on: Pool | PoolClient, bookingId: string): Promise<string[]> {
  const { rows } = await on.query<{ id: string }>(
    `UPDATE mails m SET state = CASE WHEN m.unknown_outcomes > 0 THEN 'uncertain' ELSE 'withdrawn' END
     FROM bookings b WHERE b.id = m.booking_id AND b.id = $1 AND b.state = 'cancelled' AND m.state = 'queued' AND m.kind <> ALL ($2) RETURNING m.id`,
    [bookingId, STILL_TRUE],
  )
  return rows.map(({ id }) => id)
}
