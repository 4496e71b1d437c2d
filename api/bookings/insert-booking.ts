import type { Pool, PoolClient } from 'pg'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import type { GuestDetails } from '../../rules/forms/check-guest-details.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { BookingSource } from './booking-views.ts'

/** A booking decided on, about to be written. Instants are ms since 1970 UTC. */
export interface NewBooking {
  id: string
  number: string
  source: BookingSource
  roomTypeId: number
  roomId: number
  arrival: EpochDay
  departure: EpochDay
  persons: number
  guest: GuestDetails
  quote: Quote
  now: number
  /** Null where nothing is to be paid online: then it is confirmed at once. */
  hold: { until: number; attemptId: string; visitor: string; mostPerVisitor: number } | null
  paid: boolean
  key: { text: string; requestHash: string }
  /** The version of the facts it was decided from: with another one it is not written. */
  factsVersion: string
  /** Which process writes it: its own lease is none to wait for. */
  process: string
}

/**
 * `taken`: another booking has the room. `outdated`: the facts are others by now. `no-slot`: the visitor holds as many as may be. `key-known`: this key made
 * a booking before.
 */
export type Inserted = 'booked' | 'taken' | 'outdated' | 'no-slot' | 'key-known'

/** What came of it, and whether the guest may only be told a little later (`FactsCache.tellable`). */
export interface Insertion {
  written: Inserted
  leasedElsewhere: boolean
}

const INSERT = `WITH admission AS MATERIALIZED (SELECT * FROM admit_booking($4, $27, $20, $22, $23, $28)),
booked AS (
  INSERT INTO bookings (id, number, state, source, room_type_id, room_id, stay, persons, first_name, last_name, email, phone, city, address,
    postcode, notes, quote, total_cents, hold_until, visitor, hold_slot, paid_at, created_at, updated_at)
  SELECT $1, $2, CASE WHEN $19::timestamptz IS NULL THEN 'confirmed' ELSE 'held' END, $3, $4, $5, daterange($6::date, $7::date), $8, $9, $10, $11, $12,
    $13, $14, $15, $16, $17, $18, $19, $22, slot, $26, $24, $24
  FROM admission WHERE verdict = 'admitted'
  ON CONFLICT ON CONSTRAINT booking_room_once DO NOTHING
  RETURNING id),
paying AS (
  INSERT INTO payments (id, booking_id, amount_cents, state, created_at, updated_at)
  SELECT $25, id, $18, 'created', $24, $24 FROM booked WHERE $19::timestamptz IS NOT NULL),
keyed AS (INSERT INTO idempotency_keys (key, request_hash, booking_id) SELECT $20, $21, id FROM booked),
told AS (INSERT INTO outbox (topic, booking_id) SELECT 'booking-held', id FROM booked)
SELECT CASE WHEN verdict <> 'admitted' THEN verdict WHEN EXISTS (SELECT FROM booked) THEN 'booked' ELSE 'taken' END AS written,
  leased_elsewhere AS "leasedElsewhere" FROM admission`

/**
 * Writes booking, payment attempt, idempotency key and outbox row in one statement, thus one transaction. The exclusion constraint has the last
 * word, read from the rows that came back: catching its error instead lets bursts deadlock. Throws what the database throws: a number or a
 * slot taken by another in the same instant is a unique violation (`writtenInstead` in `write-booking.ts`).
 */
export async function insertBooking(on: Pool | PoolClient, booking: NewBooking): Promise<Insertion> {
  const { guest, hold, key, quote } = booking
  const { rows } = await on.query<Insertion>({
    name: 'insert-booking',
    text: INSERT,
    values: [
      booking.id,
      booking.number,
      booking.source,
      booking.roomTypeId,
      booking.roomId,
      formatDay(booking.arrival),
      formatDay(booking.departure),
      booking.persons,
      guest.firstName,
      guest.lastName,
      guest.email,
      guest.phone,
      guest.city,
      guest.address ?? '',
      guest.postcode ?? '',
      guest.notes ?? '',
      JSON.stringify(quote),
      quote.totalCents,
      hold && new Date(hold.until),
      key.text,
      key.requestHash,
      hold?.visitor ?? null,
      hold?.mostPerVisitor ?? 0,
      new Date(booking.now),
      hold?.attemptId ?? null,
      booking.paid ? new Date(booking.now) : null,
      booking.factsVersion,
      booking.process,
    ],
  })
  return rows[0]!
}
