import type { PoolClient } from 'pg'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'

/**
 * Has the live bookings of a locked room type, of today and later, stand still too: none is paid,
 * cancelled, held longer or ended until the transaction ends. So what is planned for them after
 * this can be carried out.
 */
export async function holdBookingsStill(
  client: PoolClient,
  roomTypeId: number,
  today: EpochDay,
): Promise<void> {
  await client.query(
    `SELECT FROM bookings WHERE room_type_id = $1 AND state IN ('held', 'confirmed') AND stay && daterange($2, NULL)
     ORDER BY id FOR NO KEY UPDATE`,
    [roomTypeId, formatDay(today)],
  )
}
