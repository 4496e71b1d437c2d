import type { PoolClient } from 'pg'
import type { RoomAssignment } from '../../rules/availability/assign-room.ts'
import type { PropertyFacts, Occupancy } from '../../rules/availability/property-facts.ts'
import { Outdated } from '../database/outdated.ts'
import { HOLD_UNTIL_MS } from '../facts/load-property.ts'
import { RELEASED } from './holds.ts'
import { type Writer, noteFieldChanges } from './stay-record.ts'

/**
 * The property was not as the plan supposes: someone else changed one of its bookings. With fresh
 * facts it may be planned again.
 */
export class PlanOutdated extends Outdated {
  override readonly name = 'PlanOutdated'
}

/**
 * A hold that the rules end for another stay, as they saw it: with another end by now, they might
 * have left it.
 */
export type SeenHold = Pick<Occupancy, 'bookingId' | 'holdUntil'>

/** What the rules decided to end, with the facts they decided it from. */
export function seenHolds(release: readonly string[], { occupancies }: PropertyFacts): SeenHold[] {
  return release.length === 0
    ? []
    : occupancies.filter(({ bookingId }) => release.includes(bookingId))
}

/**
 * Makes room in the given transaction, which has the room type's lock: ends the unpaid holds that
 * the rules found to keep nothing and that stand in the way (past their end; or, by reading
 * `family.temporary`, not yet paid), and moves unpinned bookings to their new rooms. All that move
 * are first without a room, so that two can change places. Throws `PlanOutdated`.
 *
 * @param writer the member of staff who has others moved; nobody: it is for a guest's booking
 */
export async function makeRoom(
  client: PoolClient,
  { moves, release }: { moves: RoomAssignment['moves']; release: readonly SeenHold[] },
  writer: Writer,
): Promise<void> {
  const { at: now, by } = writer
  await releaseSeen(client, release, now)
  if (moves.length === 0) return
  const ids = moves.map((move) => move.bookingId)
  const rooms = moves.map((move) => move.roomId)
  const taken = await client.query<{ id: string; number: number | null }>(
    `WITH former AS (SELECT id, room_id FROM bookings WHERE id = ANY ($1::uuid[]) AND state IN ('held', 'confirmed') AND NOT pinned ORDER BY id FOR UPDATE),
     freed AS (UPDATE bookings b SET room_id = NULL FROM former WHERE b.id = former.id RETURNING b.id)
     SELECT former.id, rooms.number FROM former JOIN freed USING (id) LEFT JOIN rooms ON rooms.id = former.room_id`,
    [ids],
  )
  if (taken.rowCount !== moves.length)
    throw new PlanOutdated('a booking to be moved is no longer there')
  await client.query(
    `UPDATE bookings b SET room_id = planned.room_id, updated_at = $3 FROM unnest($1::uuid[], $2::int[]) AS planned (id, room_id) WHERE b.id = planned.id`,
    [ids, rooms, now],
  )
  const before = taken.rows.map(({ id, number }) => [id, { room: String(number ?? '') }])
  await noteFieldChanges(client, Object.fromEntries(before), writer)
  await client.query(
    `INSERT INTO events (subject_kind, subject_id, kind, at, by, data)
     SELECT 'booking', planned.id, 'room-moved', $4, $6, jsonb_build_object('from', former.number::text, 'to', rooms.number::text)
     FROM unnest($1::uuid[], $2::int[]) AS planned (id, room_id) JOIN rooms ON rooms.id = planned.room_id
     JOIN unnest($3::uuid[], $5::int[]) AS former (id, number) ON former.id = planned.id`,
    [ids, rooms, taken.rows.map((row) => row.id), now, taken.rows.map((row) => row.number), by],
  )
}

/**
 * Ends unpaid holds that are still as they were seen. As the step `expireHold` of the workflow does;
 * the outbox row has the workflow see it.
 */
async function releaseSeen(
  client: PoolClient,
  holds: readonly SeenHold[],
  now: Date,
): Promise<void> {
  if (holds.length === 0) return
  const { rowCount } = await client.query(
    `WITH seen AS (
       SELECT id, folio_id, total_cents, hold_until > $1 AS early, least(hold_until, $1) AS ended_at FROM bookings
       WHERE state = 'held' AND id = ANY ($2::uuid[]) AND (id, ${HOLD_UNTIL_MS}) IN (SELECT * FROM unnest($2::uuid[], $3::float8[]))
       ORDER BY id FOR UPDATE),
     ${RELEASED},
     noted AS (
       INSERT INTO events (subject_kind, subject_id, kind, at, data)
       SELECT 'booking', id, 'expired', ended_at, CASE WHEN early THEN '{"reason": "given-away"}'::jsonb ELSE '{}' END FROM seen)
     INSERT INTO outbox (subject_kind, subject_id, topic) SELECT 'booking', id, 'payment-changed' FROM released`,
    [now, holds.map(({ bookingId }) => bookingId), holds.map(({ holdUntil }) => holdUntil)],
  )
  if (rowCount !== holds.length) throw new PlanOutdated('a hold is no longer as the plan supposes')
}
