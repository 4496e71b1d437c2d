import type { ClientBase, Pool } from 'pg'

/** Who says what of a room. */
interface Said {
  roomId: number
  at: Date
  by: string
}

/** A room is to be cleaned: its guests left, or staff say so (`bookingId` null). */
export async function soilRoom(
  on: Pool | ClientBase,
  { roomId, bookingId, at, by }: Said & { bookingId: string | null },
): Promise<void> {
  await on.query(
    `INSERT INTO room_cleaning (room_id, dirty, booking_id, at, by) VALUES ($1, true, $2, $3, $4)
     ON CONFLICT (room_id) DO UPDATE SET dirty = true, booking_id = excluded.booking_id, at = excluded.at, by = excluded.by`,
    [roomId, bookingId, at, by],
  )
}

/** Staff cleaned a room. */
export async function cleanRoom(on: Pool | ClientBase, { roomId, at, by }: Said): Promise<void> {
  await on.query(
    `UPDATE room_cleaning SET dirty = false, at = $2, by = $3 WHERE room_id = $1 AND dirty`,
    [roomId, at, by],
  )
}

/** That the guests left was a mistake: a room that is dirty because of it is as it was. */
export async function unsoilRoom(on: Pool | ClientBase, bookingId: string): Promise<void> {
  await on.query('DELETE FROM room_cleaning WHERE booking_id = $1 AND dirty', [bookingId])
}

/** The rooms that are to be cleaned. */
export async function dirtyRooms(on: Pool | ClientBase): Promise<Set<number>> {
  const { rows } = await on.query<{ room_id: number }>(
    'SELECT room_id FROM room_cleaning WHERE dirty',
  )
  return new Set(rows.map(({ room_id }) => room_id))
}
