import type { Pool, PoolClient } from 'pg'
import type { NewEntry } from '../folios/folio-entry.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import type { GuestDetails } from '../../rules/forms/check-guest-details.ts'
import type { BookingNumberForm } from '../../rules/numbering/booking-number.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'

/** A booking decided on, about to be written. Instants are ms since 1970 UTC. */
export interface NewBooking {
  id: string
  /** Its number is given by the database, in this form. */
  numberForm: BookingNumberForm
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
  /**
   * The version of the facts it was decided from: with another one it is not written. Null where
   * that does not matter.
   */
  factsVersion: string | null
}

/**
 * `taken`: another booking has the room. `outdated`: the facts are others by now. `too-many-holds`:
 * the visitor holds as many as may be. `key-known`: this key made a booking before.
 */
export type NotInserted = 'taken' | 'outdated' | 'too-many-holds' | 'key-known'

export type Inserted = { outcome: 'booked'; number: string } | { outcome: NotInserted }

// Not `FROM insert_booking`: a function that is scanned costs a tenth of the whole.
const INSERT = `SELECT insert_booking(booking => $1, decided_from => $2, its_key => $3, its_request_hash => $4,
  most_holds => $5, attempt => $6, number_prefix => $7, number_digits => $8) AS inserted`

/**
 * Writes booking, payment attempt, idempotency key and outbox row in one call of `insert_booking`
 * (in the migrations), thus one transaction; the function also gives the booking its number. The
 * exclusion constraint has the last word, read from whether there is a row: catching its error
 * instead lets bursts deadlock.
 *
 * @param on a connection in a transaction, which a key known elsewhere at the same instant aborts
 * (`isKeyKnown`), or the pool
 */
export async function insertBooking(on: Pool | PoolClient, booking: NewBooking): Promise<Inserted> {
  const { hold, key, numberForm } = booking
  const { rows } = await on.query<{ inserted: Inserted }>({
    name: 'insert-booking',
    text: INSERT,
    values: [
      JSON.stringify(rowOf(booking)),
      booking.factsVersion,
      key.text,
      key.requestHash,
      hold?.mostPerVisitor ?? 0,
      hold?.attemptId ?? null,
      numberForm.prefix,
      numberForm.digits,
    ],
  })
  return rows[0]!.inserted
}

/** Whether an error says that the same key has just made a booking elsewhere. */
export function isKeyKnown(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'idempotency_keys_pkey'
}

/** The row as the table `bookings` has it, but for the number, which the function gives. */
function rowOf({ guest, hold, quote, ...booking }: NewBooking) {
  const now = new Date(booking.now)
  return {
    id: booking.id,
    state: hold ? 'held' : 'confirmed',
    source: booking.source,
    room_type_id: booking.roomTypeId,
    room_id: booking.roomId,
    stay: `[${formatDay(booking.arrival)},${formatDay(booking.departure)})`,
    persons: booking.persons,
    first_name: guest.firstName,
    last_name: guest.lastName,
    email: guest.email,
    phone: guest.phone,
    city: guest.city,
    address: guest.address ?? '',
    postcode: guest.postcode ?? '',
    notes: guest.notes ?? '',
    entries: firstEntries({ ...booking, quote }),
    total_cents: quote.totalCents,
    hold_until: hold && new Date(hold.until),
    visitor: hold?.visitor ?? null,
    created_at: now,
  }
}

/** What its folio begins with: the sale, and what a channel or the form says is paid already. */
function firstEntries({
  source,
  quote,
  paid,
}: Pick<NewBooking, 'source' | 'quote' | 'paid'>): Omit<NewEntry, 'folioId' | 'at'>[] {
  const by = source === 'own-website' ? 'guest' : source === 'none' ? null : 'channel'
  const sold = { kind: 'sold', cents: quote.totalCents, by, quote } as const
  const received = { kind: 'received', method: 'channel', cents: -quote.totalCents, by } as const
  return paid ? [sold, received] : [sold]
}
