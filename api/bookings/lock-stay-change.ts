import type { PoolClient } from 'pg'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
import { lockRoomType } from '../rooms/room-type-lock.ts'

/**
 * Has the room types that a booking leaves and goes to alone, in the order of acceptance: the types
 * first, the lowest id before the other, then the live bookings of today and later of both, and the
 * booking itself. So a change and a booking for the same nights never wait for each other. Its folio
 * is locked by then, which keeps its type as it is.
 */
export async function lockStayChange(
  client: PoolClient,
  { id, data, today }: { id: string; data: { roomTypeId: number }; today: EpochDay },
): Promise<void> {
  const { rows } = await client.query<{ typeId: number }>(
    'SELECT room_type_id AS "typeId" FROM bookings WHERE id = $1',
    [id],
  )
  const types = new Set([data.roomTypeId, ...rows.map(({ typeId }) => typeId)])
  const inOrder = [...types].toSorted((a, b) => a - b)
  for (const typeId of inOrder) await lockRoomType(client, typeId)
  await client.query(
    `SELECT FROM bookings WHERE id = $1 OR (room_type_id = ANY ($2) AND state IN ('held', 'confirmed') AND stay && daterange($3, NULL))
     ORDER BY id FOR NO KEY UPDATE`,
    [id, inOrder, formatDay(today)],
  )
}
