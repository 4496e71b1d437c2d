import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { BookingOrder } from './booking-shape.ts'

/** The booking a key made, with its first attempt to pay. */
export interface KnownKey {
  requestHash: string
  bookingId: string
  number: string
  createdAt: Date
  attemptId: string | null
}

/** What says whether two requests ask for the same: every field, in the order of the shape. */
export function requestHash(order: BookingOrder): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url')
}

/** The booking that was made with this key; null when there is none. */
export async function findKey(pool: Pool, key: string): Promise<KnownKey | null> {
  const { rows } = await pool.query<KnownKey>(
    `SELECT k.request_hash AS "requestHash", b.id AS "bookingId", b.number, b.created_at AS "createdAt",
       (SELECT id FROM payments WHERE booking_id = b.id ORDER BY created_at, id LIMIT 1) AS "attemptId"
     FROM idempotency_keys k JOIN bookings b ON b.id = k.booking_id WHERE k.key = $1`,
    [key],
  )
  return rows[0] ?? null
}
