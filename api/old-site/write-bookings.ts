import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { Carrying } from './carrying.ts'
import { type CarriedEntry, OLD_SITE, writeEntries } from './write-entries.ts'

/** A booking as it is written. */
export interface WrittenBooking {
  id: string
  number: string
  state: BookingState
  source: string
  payment: BookingPayment
  roomTypeId: number
  roomId: number | null
  /** The old site named its room: it is not moved for others. */
  isPinned: boolean
  /** As PostgreSQL writes a range. */
  stay: string
  persons: number
  name: string
  email: string
  phone: string
  notes: string
  /** What it was sold for, and what is left of that. */
  soldCents: number
  totalCents: number
  /** How it was paid, as far as the old site knew; null: it was not. */
  paidBy: 'bank' | 'channel' | null
  holdUntil: Date | null
  createdAt: Date
  /** Its workflow has still to look at it. */
  isAhead: boolean
  quote: Quote
}

/** So many are written by one statement. */
const AT_ONCE = 200

/**
 * Writes bookings with their folios and events. The exclusion constraint has the last word: a booking
 * whose room is taken is left out, with all that belongs to it.
 *
 * @returns the ids of those that were written
 */
export async function writeBookings(
  carrying: Carrying,
  bookings: readonly { row: WrittenBooking }[],
  termsId: string,
): Promise<Set<string>> {
  const written = new Set<string>()
  for (let first = 0; first < bookings.length; first += AT_ONCE) {
    const some = bookings.slice(first, first + AT_ONCE).map(({ row }) => row)
    const ids = await insertBookings(carrying, some)
    const there = some.filter(({ id }) => ids.has(id))
    await insertEntries(carrying, there, termsId)
    await insertEvents(carrying, there)
    for (const id of ids) written.add(id)
  }
  return written
}

async function insertBookings(
  { client, now }: Carrying,
  bookings: readonly WrittenBooking[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($1) AS b ("id" uuid, "number" text, "state" text, "source" text, "payment" text, "roomTypeId" int, "roomId" int,
         "isPinned" boolean, "stay" daterange, "persons" int, "name" text, "email" text, "phone" text, "notes" text, "totalCents" int,
         "holdUntil" timestamptz, "createdAt" timestamptz)),
     booked AS (
       INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id, wanted_room_id, pinned, stay, adults, name, email, phone, notes,
         folio_id, total_cents, hold_until, promised_until, created_at, updated_at)
       SELECT "id", "number", "state", "source", 'staff', "payment", "roomTypeId", "roomId", CASE WHEN "isPinned" THEN "roomId" END, "isPinned", "stay", "persons",
         "name", "email", "phone", "notes", "id", "totalCents", "holdUntil", "holdUntil", "createdAt", $2 FROM given
       ON CONFLICT ON CONSTRAINT booking_room_once DO NOTHING RETURNING id, number, created_at),
     opened AS (INSERT INTO folios (id, kind, number, created_at) SELECT id, 'booking', number, created_at FROM booked)
     SELECT id FROM booked`,
    [JSON.stringify(bookings), now],
  )
  return new Set(rows.map(({ id }) => id))
}

/** What was sold and what came in; of what does not stand, all is taken back. */
async function insertEntries(
  { client }: Carrying,
  bookings: readonly WrittenBooking[],
  termsId: string,
): Promise<void> {
  const entries = bookings.flatMap((booking): CarriedEntry[] => {
    const { id, state, soldCents, totalCents, paidBy, createdAt, quote } = booking
    const entry = { folio: id, at: createdAt, by: OLD_SITE }
    const sold: CarriedEntry = { ...entry, kind: 'sold', cents: soldCents, quote, terms: termsId }
    const lessCents = totalCents - soldCents
    const changed: CarriedEntry = { ...entry, kind: 'changed', cents: lessCents, note: state }
    const paid: CarriedEntry[] =
      paidBy === null || soldCents === 0
        ? []
        : [
            {
              ...entry,
              kind: 'received',
              method: paidBy,
              cents: -soldCents,
              by: paidBy === 'channel' ? 'channel' : OLD_SITE,
            },
          ]
    return [sold, ...(lessCents === 0 ? [] : [changed]), ...paid]
  })
  await writeEntries(client, entries)
}

/** Its timeline says where it came from; its workflow looks at what is still ahead. */
async function insertEvents(
  { client, now, by }: Carrying,
  bookings: readonly WrittenBooking[],
): Promise<void> {
  const events = bookings.flatMap(({ id, state, createdAt }) => [
    ...(state === 'cancelled'
      ? [{ id, kind: 'cancelled', at: createdAt, by: null, data: { mail: false } }]
      : []),
    { id, kind: 'imported', at: now, by, data: {} },
  ])
  await client.query(
    `INSERT INTO events (subject_kind, subject_id, kind, at, by, data)
     SELECT 'booking', id, kind, at, by, data FROM jsonb_to_recordset($1) AS e (id uuid, kind text, at timestamptz, by text, data jsonb)`,
    [JSON.stringify(events)],
  )
  await client.query(
    `INSERT INTO subject_dues (subject_kind, subject_id, next_due_at)
     SELECT 'booking', id, $2 FROM unnest($1::uuid[]) AS id`,
    [bookings.filter(({ isAhead }) => isAhead).map(({ id }) => id), now],
  )
}
