import type { Pool, PoolClient } from 'pg'
import type { ChangingBooking } from '../../rules/availability/stay-change-question.ts'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import { type Attendance, hasStayed } from '../../rules/bookings/attendance.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import { type Party, personsOf } from '../../rules/bookings/party.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import { balanceSql } from '../folios/folios.ts'
import { type RefundStanding, refundStandingSql } from '../payments/refund-standing.ts'
import { stateAt } from './booking-rows.ts'

/** A booking as it stands before a change of its stay. */
export interface StandingBooking {
  stay: Omit<ChangingBooking, 'sold' | 'earlier'>
  /** What it was sold with, oldest first; none where it was imported with a total only. */
  quotes: Quote[]
  state: BookingState
  attendance: Attendance
  version: number
  pinned: boolean
  party: Party
  roomTypeName: string
  source: BookingSource
  email: string
  totalCents: number
  balanceCents: number
  refunds: RefundStanding
  /** The warnings that staff overruled for the stay it has, and why; '' where none. */
  overruled: StayRefusalReason[]
  overruleReason: string
}

interface Row {
  state: BookingState
  attendance: Attendance
  version: number
  pinned: boolean
  room_type_id: number
  room_type_name: string
  room_id: number | null
  arrival: EpochDay
  departure: EpochDay
  adults: number
  child_ages: number[]
  residents: number
  source: BookingSource
  email: string
  total_cents: number
  balance_cents: number
  refunds: RefundStanding
  overruled: StayRefusalReason[]
  overrule_reason: string | null
  quotes: Quote[]
}

const STANDING = `SELECT ${stateAt('$2')} AS state, b.attendance, b.version, b.pinned, b.room_type_id, t.name AS room_type_name, b.room_id,
  lower(b.stay) - date '1970-01-01' AS arrival, upper(b.stay) - date '1970-01-01' AS departure, b.adults, b.child_ages, b.residents,
  b.source, b.email, b.total_cents, ${balanceSql('b.folio_id')} AS balance_cents, ${refundStandingSql('b.folio_id')} AS refunds, b.overruled, b.overrule_reason,
  (SELECT coalesce(json_agg(e.quote ORDER BY e.id), '[]') FROM folio_entries e WHERE e.folio_id = b.folio_id AND e.quote IS NOT NULL) AS quotes
  FROM bookings b JOIN room_types t ON t.id = b.room_type_id WHERE b.id = $1`

/** Reads it with every quote it was ever sold with; null when there is no such booking. */
export async function standingBooking(
  on: Pool | PoolClient,
  bookingId: string,
  now: Date,
): Promise<StandingBooking | null> {
  const { rows } = await on.query<Row>(STANDING, [bookingId, now])
  const row = rows[0]
  if (!row) return null
  const party = { adults: row.adults, childAges: row.child_ages, residents: row.residents }
  return {
    stay: {
      bookingId,
      roomTypeId: row.room_type_id,
      roomId: row.room_id,
      arrival: row.arrival,
      departure: row.departure,
      persons: personsOf(party),
      hasArrived: hasStayed(row.attendance),
    },
    quotes: row.quotes,
    state: row.state,
    attendance: row.attendance,
    version: row.version,
    pinned: row.pinned,
    party,
    roomTypeName: row.room_type_name,
    source: row.source,
    email: row.email,
    totalCents: row.total_cents,
    balanceCents: row.balance_cents,
    refunds: row.refunds,
    overruled: row.overruled,
    overruleReason: row.overrule_reason ?? '',
  }
}
