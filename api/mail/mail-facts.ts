import type { Pool } from 'pg'
import { type Day, parseDay } from '../../rules/calendar/day.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { checkInHours } from '../../rules/stay-times/check-in-hours.ts'
import { spokenTimes } from '../../rules/stay-times/spoken-times.ts'
import { loadHouse } from '../facts/load-house.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { Clock } from '../environment/clock.ts'
import type { HouseSettings } from '../settings/house-settings.ts'

/** What a letter tells of the booking itself. */
interface BookingFacts {
  number: string
  state: BookingState
  firstName: string
  email: string
  roomTypeName: string
  arrival: Day
  departure: Day
  persons: number
  quote: Quote
  paid: boolean
  refundedCents: number
}

/** What a letter to a guest can tell. */
export interface MailFacts extends BookingFacts {
  bookingId: string
  house: HouseSettings
  /** As the house keeps them: `15:00–18:00`, `10:30`. */
  hours: { checkIn: string; checkOut: string }
  /** `15.00 en 18.00 uur` */
  checkIn: string
  /** `10.30 uur` */
  checkOut: string
  publicUrl: string
  now: Date
}

/** Reads what a letter about a booking tells, as of now. Null when there is no such booking. */
export async function loadMailFacts(
  pool: Pool,
  clock: Clock,
  publicUrl: string,
  bookingId: string,
): Promise<MailFacts | null> {
  const { rows } = await pool.query<BookingFacts>(
    `SELECT b.number, b.state, b.first_name AS "firstName", b.email, t.name AS "roomTypeName", lower(b.stay)::text AS arrival, upper(b.stay)::text AS departure,
       b.persons, b.quote, b.paid_at IS NOT NULL AS paid,
       (SELECT coalesce(sum(p.refunded_cents), 0)::int FROM payments p WHERE p.booking_id = b.id) AS "refundedCents"
     FROM bookings b JOIN room_types t ON t.id = b.room_type_id WHERE b.id = $1`,
    [bookingId],
  )
  const row = rows[0]
  if (!row) return null
  const { known } = await loadHouse(pool, clock.moment().today)
  const { readings } = known.facts
  const hours = {
    checkIn: checkInHours(parseDay(row.arrival)!, known.house.checkIn, readings['check-in']),
    checkOut: readings['check-out-time'],
  }
  return {
    ...row,
    bookingId,
    house: known.house,
    hours,
    checkIn: spokenTimes(hours.checkIn),
    checkOut: spokenTimes(hours.checkOut),
    publicUrl,
    now: new Date(clock.now()),
  }
}
