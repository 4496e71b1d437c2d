import type { PoolClient } from 'pg'
import { assignRoom } from '../../rules/availability/assign-room.ts'
import type { Clock } from '../environment/clock.ts'
import { loadProperty } from '../facts/load-property.ts'
import { lockRoomType } from '../rooms/room-type-lock.ts'
import { makeRoom, seenHolds } from './room-rearrangement.ts'
import { type StayRecord, saveStay } from './stay-record.ts'

/**
 * Gives an expired booking that was paid after all a room again, in the given transaction,
 * re-assigning others where that makes it fit. It was sold already, so only a room is asked for, no
 * minimum or season. False when there is none.
 */
export async function takeRoomAgain(
  client: PoolClient,
  stay: StayRecord,
  clock: Clock,
): Promise<boolean> {
  const { roomTypeId, arrival, roomUntil: departure } = stay
  await lockRoomType(client, roomTypeId)
  const moment = clock.moment()
  const { known } = await loadProperty(client, moment.today)
  const assignment = assignRoom({ roomTypeId, arrival, departure, moment }, known.facts)
  if (!assignment) return false
  const { moves, release, roomId } = assignment
  const writer = { by: null, staffId: null, at: new Date(moment.instant) }
  await makeRoom(client, { moves, release: seenHolds(release, known.facts) }, writer)
  await saveStay(client, stay, { room_id: roomId, pinned: false }, writer)
  return true
}
