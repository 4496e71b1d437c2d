import type { PoolClient } from 'pg'
import type { RoomAssignment } from '../../rules/availability/assign-room.ts'
import type { Occupancy } from '../../rules/availability/property-facts.ts'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
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

/** What of a booking says whether it is still the hold that the rules saw. */
type SeenHold = Pick<Occupancy, 'bookingId' | 'holdUntil'>

/**
 * Has the live bookings of locked room types, of today and later, stand still too, and beside them one
 * more: none is paid, cancelled, held longer or ended until the transaction ends. So what is planned
 * for them after this can be carried out.
 */
export async function holdBookingsStill(
  client: PoolClient,
  roomTypeIds: readonly number[],
  today: EpochDay,
  bookingId: string | null = null,
): Promise<void> {
  await client.query(
    `SELECT FROM bookings WHERE id = $1 OR (room_type_id = ANY ($2) AND state IN ('held', 'confirmed') AND stay && daterange($3, NULL))
     ORDER BY id FOR NO KEY UPDATE`,
    [bookingId, roomTypeIds, formatDay(today)],
  )
}

/**
 * Makes room in the given transaction, which has the room type's lock: ends the unpaid holds that
 * the rules found to keep nothing and that stand in the way (past their end; or, by reading
 * `family.temporary`, not yet paid), and moves unpinned bookings to their new rooms. All that move
 * are first without a room, so that two can change places. Throws `PlanOutdated`.
 *
 * @param facts that the rules decided from
 * @param writer the member of staff who has others moved; nobody: it is for a guest's booking
 */
export async function makeRoom(
  client: PoolClient,
  { moves, release }: Pick<RoomAssignment, 'moves' | 'release'>,
  { occupancies }: { occupancies: readonly SeenHold[] },
  writer: Writer,
): Promise<void> {
  const { at: now, by } = writer
  const seen = occupancies.filter(({ bookingId }) => release.includes(bookingId))
  if (release.length > 0) await releaseSeen(client, seen, now)
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
 * Ends unpaid holds that are still as the rules saw them: with another end by now, they might have left
 * it. As the step `expireHold` of the workflow does;
 * the outbox row has the workflow see it.
 */
async function releaseSeen(
  client: PoolClient,
  holds: readonly SeenHold[],
  now: Date,
): Promise<void> {
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
