import { bookingTitle } from '../../rules/cancellation/booking-title.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { balanceSql } from '../folios/folios.ts'
import { arrivalWindowSql } from '../subjects/guests-plans.ts'
import type { ArrivalWindow } from '../../rules/stay-times/arrival-window.ts'
import type { BookingView } from './booking-views.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import type { Attendance } from '../../rules/bookings/attendance.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'

/** A booking as staff's lists read it. */
export interface BookingRow {
  id: string
  number: string
  state: BookingState
  source: BookingSource
  name: string
  email: string
  phone: string
  city: string
  room_type_id: number
  room_type_name: string
  room_id: number | null
  room_number: number | null
  pinned: boolean
  arrival: Day
  departure: Day
  nights: number
  persons: number
  arrival_window: ArrivalWindow | null
  balance_cents: number
  hold_until: Date | null
  attendance: Attendance
  attendance_at: Date | null
  sold_until: Day | null
  total_cents: number
  created_at: Date
  version: number
  notes: string
  extras: string[]
}

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
export const BOOKING_COLUMNS = `b.id, b.number, ${stateAt('$1')} AS state, b.source, b.name, b.email, b.phone, b.city, b.room_type_id,
  t.name AS room_type_name, b.room_id, r.number AS room_number, b.pinned, lower(b.stay)::text AS arrival, upper(b.stay)::text AS departure,
  upper(b.stay) - lower(b.stay) AS nights, b.persons,
  ${arrivalWindowSql} AS arrival_window, ${balanceSql('b.folio_id')} AS balance_cents, b.hold_until, b.total_cents, b.created_at, b.version,
  b.attendance, b.attendance_at, b.sold_until::text AS sold_until, b.notes,
  (SELECT coalesce(json_agg(x.name ORDER BY x.name), '[]') FROM (
     SELECT l.name FROM folio_lines l WHERE l.folio_id = b.folio_id AND l.item = 'extra' GROUP BY l.name HAVING sum(l.cents) > 0) x) AS extras`

/** What a booking is found by, as it is stored and indexed (migration 0053). */
export const BOOKING_SEARCH_TEXT = 'b.found_by'
/** What of it finds a booking alone. */
export const WHOLE_BOOKING = { number: 'b.number', email: 'b.email' }

export const BOOKING_TABLES =
  'bookings b JOIN room_types t ON t.id = b.room_type_id LEFT JOIN rooms r ON r.id = b.room_id'

export function bookingView(row: BookingRow): BookingView {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    source: row.source,
    title: bookingTitle(row.name, row.state),
    guestName: row.name,
    email: row.email,
    phone: row.phone,
    city: row.city,
    roomTypeId: row.room_type_id,
    roomTypeName: row.room_type_name,
    roomId: row.room_id,
    roomNumber: row.room_number,
    pinned: row.pinned,
    arrival: row.arrival,
    departure: row.departure,
    nights: row.nights,
    persons: row.persons,
    arrivalWindow: row.arrival_window,
    balanceCents: row.balance_cents,
    paid: row.balance_cents <= 0,
    holdUntil: row.state === 'held' ? (row.hold_until?.toISOString() ?? null) : null,
    totalCents: row.total_cents,
    attendance: row.attendance,
    attendanceAt: row.attendance_at?.toISOString() ?? null,
    soldUntil: row.sold_until,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    notes: row.notes,
    extras: row.extras,
  }
}
