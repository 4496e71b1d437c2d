import type { Pool } from 'pg'
import type { ThankedBooking } from '../../screens/guest-addresses.ts'

/**
 * Reads which page thanks the guest of a booking. An id that nobody knows is thanked as one of an
 * ordinary room: that page says that it is unknown.
 */
export async function thankedBooking(pool: Pool, bookingId: string): Promise<ThankedBooking> {
  const { rows } = await pool.query<Pick<ThankedBooking, 'roomKind' | 'madeBy'>>(
    `SELECT t.kind AS "roomKind", b.made_by AS "madeBy" FROM bookings b JOIN room_types t ON t.id = b.room_type_id WHERE b.id = $1`,
    [bookingId],
  )
  return { bookingId, roomKind: 'ordinary', ...rows[0] }
}
