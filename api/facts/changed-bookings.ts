import type { Pool } from 'pg'
import type { Occupancy } from '../../rules/availability/property-facts.ts'
import type { FactsMoment } from './known-property.ts'
import { OCCUPANCY } from './load-property.ts'

/** A booking that may have changed; `live` false when it no longer takes a room. */
export interface ChangedBooking {
  occupancy: Occupancy
  live: boolean
  /** The transaction that last touched it. */
  changedIn: string
}

/**
 * What moved since a moment: a new moment, and the bookings of transactions that moment could not
 * see.
 */
export interface Changes {
  version: string
  horizon: string
  bookings: ChangedBooking[]
}

/** Above this many changes at once, reading the whole property is the shorter way: no more are told. */
export const MANY_CHANGES = 500

// One row and as little as can be: it is part of every answer to a guest.
const CHANGES = `SELECT version::text, pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
  (SELECT json_agg(json_build_object('occupancy', ${OCCUPANCY}, 'live', b.state IN ('held', 'confirmed'), 'changedIn', b.changed_in::text))
   FROM (SELECT * FROM bookings WHERE changed_in >= $1::xid8 LIMIT ${MANY_CHANGES + 1}) AS b) AS bookings
FROM facts_version`

/**
 * Asks the database what a process that knows `at` has missed: one small statement, answered from
 * an index.
 */
export async function readChanges(pool: Pool, at: FactsMoment): Promise<Changes> {
  const { rows } = await pool.query<Changes & { bookings: ChangedBooking[] | null }>({
    name: 'changes',
    text: CHANGES,
    values: [at.horizon],
  })
  const { version, horizon, bookings } = rows[0]!
  return { version, horizon, bookings: bookings ?? [] }
}

/**
 * The occupancies with the changed bookings put in, replaced or taken out; the very same list when
 * nothing differs.
 */
export function withChanges(occupancies: Occupancy[], changed: ChangedBooking[]): Occupancy[] {
  if (changed.length === 0) return occupancies
  const touched = new Set(changed.map(({ occupancy }) => occupancy.bookingId))
  const live = changed.filter((booking) => booking.live).map((booking) => booking.occupancy)
  return [...occupancies.filter((occupancy) => !touched.has(occupancy.bookingId)), ...live]
}
