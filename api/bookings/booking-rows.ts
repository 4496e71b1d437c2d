import { z } from 'zod'
import { type BookingState, bookingStates } from '../../rules/bookings/booking-state.ts'
import { bookingTitle } from '../../rules/cancellation/booking-title.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { closesRoom } from '../closures/closure-rooms.ts'
import { instantText } from '../database/house-days.ts'
import { endsAfter } from '../facts/ends-after.ts'
import { balanceSql } from '../folios/folios.ts'
import { either, equals, foundBy, filterBy, idIn, beforeDay } from '../lists/list-filters.ts'
import { listOf } from '../lists/list-of.ts'
import { listDay, listNumber, listWords } from '../lists/list-question.ts'
import { arrivalWindowSql } from '../subjects/guests-plans.ts'
import type { BookingView } from './booking-answer-shapes.ts'
import { withoutPrice } from './stay-record.ts'

/** A booking as it is read: as screens show it, but for what the rules make of it. */
export type BookingRow = Omit<BookingView, 'title' | 'paid'>

/**
 * The state a booking is in at the instant `now` (a parameter such as `$1`): a hold past its end is
 * over, though nobody has ended it yet.
 */
export const stateAt = (now: string) =>
  `CASE WHEN b.state = 'held' AND b.hold_until <= ${now} THEN 'expired' ELSE b.state END`

const states: Record<BookingState, (now: string) => string> = {
  held: (now) => `(b.state = 'held' AND b.hold_until > ${now})`,
  confirmed: () => `b.state = 'confirmed'`,
  expired: (now) => `(b.state = 'expired' OR (b.state = 'held' AND b.hold_until <= ${now}))`,
  cancelled: () => `b.state = 'cancelled'`,
}

/**
 * Whether a booking is in one of some states at the instant `now`, as `stateAt` says it, in words of
 * which the database knows how many rows they have.
 */
export const isInState = (now: string, ...some: BookingState[]) =>
  `(${some.map((state) => states[state](now)).join(' OR ')})`

/** The columns of a `BookingRow`, for `FROM` of `BOOKING_TABLES`; `$1` is the clock's instant. */
export const BOOKING_COLUMNS = `b.id, b.number, ${stateAt('$1')} AS state, b.source, b.name AS "guestName", b.email, b.phone, b.city,
  b.room_type_id AS "roomTypeId", t.name AS "roomTypeName", b.room_id AS "roomId", r.number AS "roomNumber", b.pinned,
  lower(b.stay)::text AS arrival, upper(b.stay)::text AS departure, upper(b.stay) - lower(b.stay) AS nights, b.persons,
  ${arrivalWindowSql} AS "arrivalWindow", ${balanceSql('b.folio_id')} AS "balanceCents",
  CASE WHEN ${isInState('$1', 'held')} THEN ${instantText('b.hold_until')} END AS "holdUntil", b.total_cents AS "totalCents", b.state = 'confirmed' AND ${withoutPrice} AS unpriced,
  ${instantText('b.created_at')} AS "createdAt", b.version, b.attendance, ${instantText('b.attendance_at')} AS "attendanceAt",
  b.sold_until::text AS "soldUntil", b.notes, b.language,
  (SELECT coalesce(json_agg(x.name ORDER BY x.name), '[]') FROM (
     SELECT l.name FROM folio_lines l WHERE l.folio_id = b.folio_id AND l.item = 'extra' GROUP BY l.name HAVING sum(l.cents) > 0) x) AS extras`

/** What a booking is found by, as it is stored and indexed (migration 0053). */
export const BOOKING_SEARCH_TEXT = 'b.found_by'
/** What of it finds a booking alone. */
export const WHOLE_BOOKING = { number: 'b.number', email: 'b.email' }

export const BOOKING_TYPE = 'JOIN room_types t ON t.id = b.room_type_id'
export const BOOKING_ROOM = 'LEFT JOIN rooms r ON r.id = b.room_id'
export const BOOKING_TABLES = `bookings b ${BOOKING_TYPE} ${BOOKING_ROOM}`

export function bookingView<Row extends BookingRow>(row: Row, { booking }: Words) {
  const { guestName, state, balanceCents } = row
  const title = bookingTitle(guestName, state, booking.cancelledSuffix)
  return { ...row, title, paid: balanceCents <= 0 }
}

/** Whether a room `x` is free for a booking `b`, as SQL: nobody else has it, and it is not closed. */
export const roomIsFree = (nights: string) =>
  `NOT EXISTS (SELECT FROM bookings o WHERE o.room_id = x.id AND o.id <> b.id AND o.state IN ('held', 'confirmed') AND o.stay && ${nights})
  AND NOT EXISTS (SELECT FROM closures c WHERE c.nights && ${nights} AND ${closesRoom('x')})`

const NAME = ['lower(coalesce(b.last_name,b.name))', 'lower(b.name)']
/** Few are open, and an index has them. */
const OPEN = `b.folio_id IN (SELECT folio_id FROM folio_balances WHERE balance_cents > 0)`
const LIVE = isInState('$1', 'held', 'confirmed')
const CALLED_OFF = isInState('$1', 'cancelled', 'expired')
const LEFT = `(upper(b.stay) < $2::date OR (upper(b.stay) = $2::date AND b.attendance = 'departed'))`

/** Staff's list of bookings, as `GET /api/back-office/bookings` gives it. */
export const bookingList = listOf(
  {
    from: 'bookings',
    as: 'b',
    // Where nothing asks its number, the database leaves the room out of what it chooses from.
    beside: BOOKING_ROOM,
    joins: BOOKING_TYPE,
    columns: BOOKING_COLUMNS,
    view: bookingView,
    sorts: {
      id: 'b.id',
      number: 'b.created_at',
      createdAt: 'b.created_at',
      arrival: 'lower(b.stay)',
      departure: 'upper(b.stay)',
      title: NAME,
      guestName: NAME,
      totalCents: 'b.total_cents',
      roomNumber: [(direction) => `r.number ${direction} NULLS LAST`],
      state: stateAt('$1'),
    },
    filters: {
      id: idIn(z.uuid(), 'b.id'),
      q: foundBy({ from: 'bookings b', searchText: BOOKING_SEARCH_TEXT, whole: WHOLE_BOOKING }),
      state: filterBy(z.enum(bookingStates), (state) => isInState('$1', state)),
      source: equals(listWords, 'b.source'),
      paid: either(`NOT ${OPEN}`, OPEN),
      roomTypeId: equals(listNumber, 'b.room_type_id'),
      roomId: equals(listNumber, 'b.room_id'),
      /** Those that take a room, or do not. */
      live: either(LIVE, CALLED_OFF),
      /** Those whose guests have left or that ended before, or the others: what the archive has. */
      ended: either(
        `(${LEFT} OR ${CALLED_OFF})`,
        `NOT ${LEFT} AND ${LIVE} AND ${endsAfter('$2::date - 1')}`,
      ),
      from: filterBy(listDay, (day, parameter) => endsAfter(parameter(day))),
      until: beforeDay('lower(b.stay)'),
    },
  },
  ['arrival', 'ASC'],
)
