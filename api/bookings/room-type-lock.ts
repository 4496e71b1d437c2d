import type { PoolClient } from 'pg'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'

/** The first of the two numbers of an advisory lock: that it is about a room type. */
const ROOM_TYPE_LOCK = 5_301

/**
 * Has the rooms of a type alone until the transaction ends: no booking of the type is being written
 * meanwhile, and what was written is to be seen. Whoever re-assigns rooms takes this first, before
 * it locks any live booking; a plain insert takes the shared side (`insert_booking` in the
 * migrations). So no two transactions ever wait for each other's rooms. The room rows are locked
 * too, in the order of their ids, as whoever closes rooms does.
 */
export async function lockRoomType(client: PoolClient, roomTypeId: number): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', [ROOM_TYPE_LOCK, roomTypeId])
  await client.query('SELECT id FROM rooms WHERE room_type_id = $1 ORDER BY id FOR NO KEY UPDATE', [
    roomTypeId,
  ])
}

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
