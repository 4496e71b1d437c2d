import type { PoolClient } from 'pg'
import { assignRoom } from '../../rules/availability/assign-room.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { loadProperty } from '../facts/load-property.ts'
import type { Clock } from '../environment/clock.ts'
import { fieldsOf, noteFieldChanges } from './field-changes.ts'
import { makeRoom, seenHolds } from './room-rearrangement.ts'
import { lockRoomType } from '../rooms/room-type-lock.ts'

interface Expired {
  roomTypeId: number
  arrival: EpochDay
  departure: EpochDay
}

/**
 * Gives an expired booking that was paid after all a room again, in the given transaction,
 * re-assigning others where that makes it fit. It was sold already, so only a room is asked for, no
 * minimum or season. False when there is none.
 */
export async function takeRoomAgain(
  client: PoolClient,
  bookingId: string,
  clock: Clock,
): Promise<boolean> {
  const { rows } = await client.query<Expired>(
    `SELECT room_type_id AS "roomTypeId", lower(stay) - date '1970-01-01' AS arrival, upper(stay) - date '1970-01-01' AS departure
     FROM bookings WHERE id = $1 AND state = 'expired'`,
    [bookingId],
  )
  const booking = rows[0]
  if (!booking) return false
  await lockRoomType(client, booking.roomTypeId)
  const moment = clock.moment()
  const { known } = await loadProperty(client, moment.today)
  const assignment = assignRoom({ ...booking, moment }, known.facts)
  if (!assignment) return false
  const { moves, release } = assignment
  const writer = { by: null, staffId: null, at: new Date(moment.instant) }
  const before = await fieldsOf(client, bookingId)
  await makeRoom(client, { moves, release: seenHolds(release, known.facts) }, writer)
  await client.query('UPDATE bookings SET room_id = $2, pinned = false WHERE id = $1', [
    bookingId,
    assignment.roomId,
  ])
  await noteFieldChanges(client, before, writer)
  return true
}
