import type { PoolClient } from 'pg'
import type { RoomAssignment } from '../../rules/availability/assign-room.ts'

/** The house was not as the plan supposes: someone else changed one of its bookings. With fresh facts it may be planned again. */
export class PlanOutdated extends Error {
  override readonly name = 'PlanOutdated'
}

/**
 * Makes room in the given transaction, which has the room type's lock: ends the unpaid holds that are past their end and stand in the way, and moves
 * unpinned bookings to their new rooms. All that move are first without a room, so that two can change places. Throws `PlanOutdated`.
 */
export async function makeRoom(client: PoolClient, { moves, retire }: Pick<RoomAssignment, 'moves' | 'retire'>, now: Date): Promise<void> {
  const retired = await retireHolds(client, 'id = ANY ($2::uuid[])', retire, now)
  if (retired !== retire.length) throw new PlanOutdated('a hold is no longer past its end')
  if (moves.length === 0) return
  const ids = moves.map((move) => move.bookingId)
  const rooms = moves.map((move) => move.roomId)
  const taken = await client.query<{ id: string; number: number }>(
    `WITH former AS (SELECT id, room_id FROM bookings WHERE id = ANY ($1::uuid[]) AND state IN ('held', 'confirmed') AND NOT pinned ORDER BY id FOR UPDATE),
     freed AS (UPDATE bookings b SET room_id = NULL FROM former WHERE b.id = former.id RETURNING b.id)
     SELECT former.id, rooms.number FROM former JOIN freed USING (id) LEFT JOIN rooms ON rooms.id = former.room_id`,
    [ids],
  )
  if (taken.rowCount !== moves.length) throw new PlanOutdated('a booking to be moved is no longer there')
  await client.query(
    `UPDATE bookings b SET room_id = planned.room_id, updated_at = $3 FROM unnest($1::uuid[], $2::int[]) AS planned (id, room_id) WHERE b.id = planned.id`,
    [ids, rooms, now],
  )
  await client.query(
    `INSERT INTO booking_events (booking_id, kind, at, detail)
     SELECT planned.id, 'room-moved', $4, 'kamer ' || former.number || ' → ' || rooms.number
     FROM unnest($1::uuid[], $2::int[]) AS planned (id, room_id) JOIN rooms ON rooms.id = planned.room_id
     JOIN unnest($3::uuid[], $5::int[]) AS former (id, number) ON former.id = planned.id`,
    [ids, rooms, taken.rows.map((row) => row.id), now, taken.rows.map((row) => row.number)],
  )
}

/** Ends the holds of a visitor that are past their end: they count as free, yet keep the visitor's slots until someone ends them. */
export async function retireHoldsOf(client: PoolClient, visitor: string, now: Date): Promise<number> {
  return retireHolds(client, 'visitor = $2', visitor, now)
}

/** As the step `expireHold` of the workflow does; guarded by the state it expects. The outbox row has the workflow see it. */
async function retireHolds(
  client: PoolClient,
  which: 'id = ANY ($2::uuid[])' | 'visitor = $2',
  value: string[] | string,
  now: Date,
): Promise<number> {
  if (value.length === 0) return 0
  const { rowCount } = await client.query(
    `WITH ended AS (
       UPDATE bookings SET state = 'expired', hold_until = NULL, visitor = NULL, hold_slot = NULL, updated_at = $1
       WHERE ${which} AND state = 'held' AND hold_until <= $1 RETURNING id),
     noted AS (INSERT INTO booking_events (booking_id, kind, at) SELECT id, 'expired', $1 FROM ended)
     INSERT INTO outbox (topic, booking_id) SELECT 'payment-changed', id FROM ended`,
    [now, value],
  )
  return rowCount ?? 0
}
