import type { Pool } from 'pg'

/**
 * Of a payment `p` of a booking `b`, as SQL: its surplus went back and no mail has told the guest.
 * A mail about late money tells of all that went back until then, and is the first that an expired
 * booking gets: what goes back after it is told as surplus.
 */
export const REFUND_UNTOLD = `p.refunded_cents > 0
  AND (b.state IN ('confirmed', 'cancelled') OR EXISTS (SELECT FROM mails m WHERE m.booking_id = b.id AND m.kind = 'late-payment-refund')) AND NOT EXISTS (
  SELECT FROM mails m WHERE m.booking_id = b.id AND (m.event = 'surplus-refund:' || b.id || ':' || p.id OR m.kind = 'late-payment-refund' AND m.created_at >= p.updated_at))`

/** Surplus that went back and that the guest was not told of. */
export interface UntoldRefund {
  paymentId: string
  refundedCents: number
}

/** The refunds of a booking that still have to be told, the oldest payment first. */
export async function loadUntoldRefunds(pool: Pool, bookingId: string): Promise<UntoldRefund[]> {
  const { rows } = await pool.query<UntoldRefund>(
    `SELECT p.id AS "paymentId", p.refunded_cents AS "refundedCents" FROM payments p JOIN bookings b ON b.id = p.booking_id
     WHERE b.id = $1 AND ${REFUND_UNTOLD} ORDER BY p.created_at, p.id`,
    [bookingId],
  )
  return rows
}
