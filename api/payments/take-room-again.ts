import type { Pool, PoolClient } from 'pg'
import { assignRoom } from '../../rules/availability/assign-room.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { loadHouse } from '../availability/load-house.ts'
import { makeRoom } from '../bookings/room-rearrangement.ts'
import { lockRoomType } from '../bookings/room-type-lock.ts'
import type { Clock } from '../settings/clock.ts'
import type { TakeRoomAgain } from './payment-settlement.ts'

/**
 * Asks the allocator for a room for a booking whose hold ran out, moving others where acceptance would. Only the room is asked for: the stay was
 * sold, so what may be sold today (cut-off, minimum nights) no longer matters.
 */
export function takeRoomAgain(pool: Pool, clock: Clock): TakeRoomAgain {
  return async (client: PoolClient, bookingId: string): Promise<boolean> => {
    const { rows } = await client.query<{ roomTypeId: number; arrival: EpochDay; departure: EpochDay }>(
      `SELECT room_type_id AS "roomTypeId", lower(stay) - date '1970-01-01' AS arrival, upper(stay) - date '1970-01-01' AS departure FROM bookings WHERE id = $1`,
      [bookingId],
    )
    const stay = rows[0]!
    await lockRoomType(client, stay.roomTypeId)
    const moment = clock.moment()
    // Read after the lock: no booking of the type is being written meanwhile, so these facts hold until the end of the transaction.
    const { known } = await loadHouse(pool, moment.today - 1)
    const found = assignRoom({ ...stay, moment }, known.facts)
    if (!found) return false
    await makeRoom(client, found, new Date(moment.instant))
    await client.query('UPDATE bookings SET room_id = $2 WHERE id = $1', [bookingId, found.roomId])
    return true
  }
}
