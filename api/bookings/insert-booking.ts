import type { Pool, PoolClient } from 'pg'
import type { AcceptedStay } from '../../rules/availability/explain-stay.ts'
import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { BookingNumberForm } from '../../rules/numbering/booking-number.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import { clockWords } from '../../rules/stay-times/clock-words.ts'
import { type Text, message } from '../../rules/texts/message.ts'
import { Refused, plainError } from '../errors/refused.ts'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import type { Terms } from '../quotes/sale-terms.ts'
import { currentWork } from '../telemetry/work.ts'
import type { Order } from './order.ts'
import { nightsOf } from './stay-record.ts'

/**
 * Who asks for a booking: a visitor of the site, by a hash of where they come from, with how many
 * bookings they may hold unpaid; a member of staff; or a channel that sold it.
 */
export type Asker =
  | { by: 'guest'; visitor: string; mostHolds: number }
  | { by: 'staff' | 'channel'; name: string }

/** How a booking begins. */
export interface Beginning {
  payment: BookingPayment
  /** Null where it is confirmed at once. The attempt is the first way to pay it. */
  hold: { until: number; attemptId: string } | null
  /** Until when its link pays what is open, ms since 1970 UTC; null where none is sent. */
  payLinkUntil: number | null
  /** How it was paid already, and how much of it in cents; null where it was not. */
  received: { method: PaymentMethod; cents: number } | null
}

/** A booking decided on. Instants are ms since 1970 UTC. */
export interface DecidedBooking extends Beginning {
  id: string
  /** Its number is given by the database, in this form. */
  numberForm: BookingNumberForm
  order: Order
  asker: Asker
  roomTypeId: number
  roomKind: RoomType['kind']
  /** Its room and price, who has to move for it, and the warnings that staff overrule. */
  stay: AcceptedStay
  now: number
  /** How many nights a visitor may hold unpaid in all. */
  mostNights: number
  key: BookingKey
}

/** The name that who asks gave the booking, and a hash of what was asked under it. */
export interface BookingKey {
  text: string
  requestHash: string
}

/** What a booking is decided from. */
export interface DecidedFrom {
  /** The price list and the readings that it is sold by (`SaleTerms`). */
  terms: Terms
  /** Whether they are stored already: else they are sent along. */
  isStored: boolean
  /** Of the facts: with another one it is not written. Null where that does not matter. */
  version: string | null
}

/**
 * `taken`: another booking has the room. `outdated`: the facts are others by now. `too-many-holds`:
 * the visitor holds as many as may be; `too-many-nights`: as many nights. `key-known`: this key made a booking before.
 */
type Inserted =
  | { outcome: 'booked'; number: string }
  | { outcome: 'taken' | 'outdated' | 'too-many-holds' | 'too-many-nights' | 'key-known' }

/** What is said of each limit of the setting `holds`. */
const texts = {
  'too-many-holds': message('problem.too-many-holds'),
  'too-many-nights': message('problemDetail.tooManyNights'),
}

// Not `FROM insert_booking`: a function that is scanned costs a tenth of the whole. The setting is
// what its row of the outbox has as `request_id`.
const INSERT = `SELECT set_config('kamersleutel.request_id', $11, true), insert_booking(booking => $1, decided_from => $2, its_key => $3, its_request_hash => $4,
  most_holds => $5, most_nights => $6, attempt => $7, number_prefix => $8, number_digits => $9, new_terms => $10) AS inserted`

/**
 * Writes booking, folio, payment attempt, idempotency key and outbox row in one call of
 * `insert_booking` (in the migrations), thus one transaction; the function also gives the booking
 * its number. The exclusion constraint has the last word, read from whether there is a row: catching
 * its error instead lets bursts deadlock.
 *
 * @param on a connection in a transaction, which a key known elsewhere at the same instant aborts, or
 * the pool
 * @returns its number; null where another booking has the room, or the facts are others by now
 * @throws Refused where the visitor holds too much, and where the key made a booking before
 */
export async function insertBooking(
  on: Pool | PoolClient,
  booking: DecidedBooking,
  { terms, isStored, version }: DecidedFrom,
): Promise<string | null> {
  const { hold, key, numberForm, asker } = booking
  const query = {
    name: 'insert-booking',
    text: INSERT,
    values: [
      JSON.stringify(rowOf(booking, terms)),
      version,
      key.text,
      key.requestHash,
      // Asked of visitors alone.
      asker.by === 'guest' ? asker.mostHolds : null,
      booking.mostNights,
      hold?.attemptId ?? null,
      numberForm.prefix,
      numberForm.digits,
      isStored ? null : JSON.stringify(terms),
      currentWork().requestId ?? '',
    ],
  }
  const keyKnown = () => new Refused(plainError('idempotency-key-reused'))
  const { rows } = await on.query<{ inserted: Inserted }>(query).catch((error: unknown) => {
    const { code, constraint } = error as { code?: string; constraint?: string }
    // The same key has just made a booking elsewhere.
    throw code === '23505' && constraint === 'idempotency_keys_pkey' ? keyKnown() : error
  })
  const { inserted } = rows[0]!
  if (inserted.outcome === 'booked') return inserted.number
  if (inserted.outcome === 'taken' || inserted.outcome === 'outdated') return null
  if (inserted.outcome === 'key-known') throw keyKnown()
  throw await holdsTooMuch(on, booking, texts[inserted.outcome])
}

/**
 * Who holds too much is told when a hold ends: `De eerste vervalt om 14.32 uur.` Also where a
 * neighbour behind the same address holds it all.
 */
async function holdsTooMuch(
  on: Pool | PoolClient,
  { asker, now }: DecidedBooking,
  refusal: Text,
): Promise<Refused> {
  const { rows } = await on.query<{ ends: Date | null }>(
    `SELECT min(hold_until) AS ends FROM bookings WHERE visitor = $1 AND state = 'held' AND hold_until > $2`,
    [asker.by === 'guest' ? asker.visitor : null, new Date(now)],
  )
  const ends = rows[0]?.ends
  const time = ends && clockWords(momentInAmsterdam(ends.getTime()).minuteOfDay)
  return new Refused(
    plainError('too-many-holds', time ? message('stay.firstHoldEnds', { refusal, time }) : refusal),
  )
}

/**
 * The row as the table `bookings` has it, but for the number, which the function gives, and the
 * first entries of its folio.
 */
function rowOf({ order, hold, stay, asker, ...booking }: DecidedBooking, terms: Terms) {
  const { party, arrivalWindow, roomId: wantedRoomId } = order
  const isOverruled = stay.warnings.length > 0
  const { firstName: first_name, lastName: last_name, ...guest } = order.guest
  const { totalCents: total_cents } = stay.quote
  const by = asker.by === 'guest' ? 'guest' : asker.name
  const { received } = booking
  // What its folio begins with: the sale, and what was paid already.
  const sold = { kind: 'sold', cents: total_cents, by, quote: stay.quote, terms_id: terms.id }
  const payer = received?.method === 'channel' ? received.method : by
  const paid = received && {
    kind: 'received',
    method: received.method,
    cents: -received.cents,
    by: payer,
  }
  return {
    id: booking.id,
    state: hold ? 'held' : 'confirmed',
    source: order.source,
    language: order.language,
    made_by: asker.by,
    payment: booking.payment,
    room_type_id: booking.roomTypeId,
    room_id: stay.roomId,
    // The room that staff chose: the booking is pinned to it.
    wanted_room_id: wantedRoomId,
    pinned: wantedRoomId !== null,
    stay: nightsOf(order.arrival, order.departure),
    adults: party.adults,
    child_ages: party.childAges,
    residents: party.residents,
    ...guest,
    first_name,
    last_name,
    arrival_from: arrivalWindow?.from ?? null,
    arrival_until: arrivalWindow?.until ?? null,
    overruled: stay.warnings.map(({ reason }) => reason),
    overrule_reason: isOverruled ? order.overruleReason.trim() : null,
    overruled_by: isOverruled && asker.by === 'staff' ? asker.name : null,
    total_cents,
    asked_method: order.method,
    hold_until: hold && new Date(hold.until),
    pay_link_until: booking.payLinkUntil === null ? null : new Date(booking.payLinkUntil),
    visitor: hold && asker.by === 'guest' ? asker.visitor : null,
    created_at: new Date(booking.now),
    entries: paid ? [sold, paid] : [sold],
  }
}
