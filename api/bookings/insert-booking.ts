import type { Pool, PoolClient } from 'pg'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import type { GuestDetails } from '../../rules/forms/check-guest-details.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'

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
 * `taken`: another booking has the room. `outdated`: the facts are others by now. `no-slot`: the
 * visitor holds as many as may be. `key-known`: this key made a booking before.
 */
export type Inserted = 'booked' | 'taken' | 'outdated' | 'no-slot' | 'key-known'

/**
 * What came of it, and whether the guest may only be told a little later (`FactsCache.tellable`).
 */
export interface Insertion {
  written: Inserted
  leasedElsewhere: boolean
}

// Not `FROM insert_booking`: a function that is scanned costs a tenth of the whole.
const INSERT = `SELECT insert_booking(
  by_process => $1, decided_from => $2, its_key => $3, its_request_hash => $4, slots => $5, attempt => $6,
  its_id => $7, its_number => $8, its_source => $9, its_room_type => $10, its_room => $11, its_stay => daterange($12::date, $13::date), its_persons => $14,
  its_first_name => $15, its_last_name => $16, its_email => $17, its_phone => $18, its_city => $19, its_address => $20, its_postcode => $21,
  its_notes => $22, its_quote => $23, its_total_cents => $24, held_until => $25, its_visitor => $26, paid_since => $27, at => $28) AS outcome`

/**
 * Writes booking, payment attempt, idempotency key and outbox row in one call of `insert_booking`
 * (in the migrations), thus one transaction. The exclusion constraint has the last word, read from
 * whether there is a row: catching its error instead lets bursts deadlock. Throws what the database
 * throws: a number or a slot taken by another in the same instant is a unique violation (`whyNot`
 * in `write-booking.ts`).
 */
export async function insertBooking(
  on: Pool | PoolClient,
  booking: NewBooking,
): Promise<Insertion> {
  const { guest, hold, key, quote } = booking
  const now = new Date(booking.now)
  const { rows } = await on.query<{ outcome: Inserted | 'booked-under-a-lease' }>({
    name: 'insert-booking',
    text: INSERT,
    values: [
      booking.process,
      booking.factsVersion,
      key.text,
      key.requestHash,
      hold?.mostPerVisitor ?? 0,
      hold?.attemptId ?? null,
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
      hold?.visitor ?? null,
      booking.paid ? now : null,
      now,
    ],
  })
  const { outcome } = rows[0]!
  return outcome === 'booked-under-a-lease'
    ? { written: 'booked', leasedElsewhere: true }
    : { written: outcome, leasedElsewhere: false }
}
