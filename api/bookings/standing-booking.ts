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

interface Row extends Omit<StandingBooking, 'stay' | 'party'>, Party {
  roomTypeId: number
  roomId: number | null
  arrival: EpochDay
  departure: EpochDay
}

const STANDING = `SELECT ${stateAt('$2')} AS state, b.attendance, b.version, b.pinned, b.room_type_id AS "roomTypeId", t.name AS "roomTypeName",
  b.room_id AS "roomId", lower(b.stay) - date '1970-01-01' AS arrival, upper(b.stay) - date '1970-01-01' AS departure, b.adults,
  b.child_ages AS "childAges", b.residents, b.source, b.email, b.total_cents AS "totalCents", ${balanceSql('b.folio_id')} AS "balanceCents",
  ${refundStandingSql('b.folio_id')} AS refunds, b.overruled, coalesce(b.overrule_reason, '') AS "overruleReason",
  (SELECT coalesce(json_agg(e.quote ORDER BY e.id), '[]') FROM folio_entries e WHERE e.folio_id = b.folio_id AND e.quote IS NOT NULL) AS quotes
  FROM bookings b JOIN room_types t ON t.id = b.room_type_id WHERE b.id = $1`

/** Reads it with every quote it was ever sold with; null when there is no such booking. */
export async function standingBooking(
  on: Pool | PoolClient,
  bookingId: string,
  now: Date,
): Promise<StandingBooking | null> {
  const { rows } = await on.query<Row>(STANDING, [bookingId, now])
  if (!rows[0]) return null
  const { roomTypeId, roomId, arrival, departure, adults, childAges, residents, ...standing } =
    rows[0]
  const party = { adults, childAges, residents }
  const hasArrived = hasStayed(standing.attendance)
  const persons = personsOf(party)
  const stay = { bookingId, roomTypeId, roomId, arrival, departure, persons, hasArrived }
  return { ...standing, party, stay }
}
