import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { Attendance } from '../../rules/bookings/attendance.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'
import { checkInHours } from '../../rules/stay-times/check-in-hours.ts'
import { checkOutMinute } from '../../rules/stay-times/check-out-minute.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { Milestone } from '../subjects/subject-plan.ts'

interface Row {
  state: BookingState
  attendance: Attendance
  payment: BookingPayment
  arrival: EpochDay
  departure: EpochDay
  created_at: Date
  /** Who made it, and who said that it was paid already; null where it was not. */
  sold_by: string | null
  paid_by: string | null
}

/**
 * That a booking was made, which acceptance writes no event of, and when its guests are expected.
 */
@Injectable()
export class BookingMilestones {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  async of(bookingId: string): Promise<Milestone[]> {
    const { rows } = await this.pool.query<Row>(
      `SELECT state, attendance, payment, lower(stay) - date '1970-01-01' AS arrival, upper(stay) - date '1970-01-01' AS departure, created_at,
         (SELECT by FROM folio_entries e WHERE e.folio_id = b.folio_id AND kind = 'sold' ORDER BY id LIMIT 1) AS sold_by,
         (SELECT by FROM folio_entries e WHERE e.folio_id = b.folio_id AND kind = 'received' AND at = b.created_at ORDER BY id LIMIT 1) AS paid_by
       FROM bookings b WHERE id = $1`,
      [bookingId],
    )
    if (!rows[0]) return []
    return [...made(rows[0]), ...(await this.visit(rows[0]))]
  }

  /**
   * When the guests are expected, as long as staff have not said that they came or left: by itself
   * the clock ticks nothing.
   */
  private async visit({ state, attendance, arrival, departure }: Row): Promise<Milestone[]> {
    if (state !== 'confirmed' || attendance === 'departed' || attendance === 'no-show') return []
    const { property, facts } = await this.facts.fresh()
    const checkIn = minuteIn(checkInHours(arrival, property.checkIn, facts.readings['check-in']))
    const checkOut = checkOutMinute(facts.readings['check-out-time'])
    const expected = [
      { kind: 'arrival', at: instantInAmsterdam(arrival, checkIn) },
      { kind: 'departure', at: instantInAmsterdam(departure, checkOut) },
    ]
    const now = this.clock.now()
    return expected.filter(
      ({ kind, at }) => at > now && (kind === 'departure' || attendance === 'expected'),
    )
  }
}

function made({ state, payment, created_at, sold_by: by, paid_by }: Row): Milestone[] {
  const at = created_at.getTime()
  if (payment === 'online' || state === 'held') return [{ kind: 'held', at, by }]
  const paid = paid_by === null ? [] : [{ kind: 'paid', at, by: paid_by }]
  return [...paid, { kind: 'confirmed', at, by }]
}

/**
 * `15:00–18:00` begins at 900 minutes after midnight; what staff wrote otherwise counts as noon.
 */
function minuteIn(text: string): number {
  const [, hours, minutes] = /(\d{1,2})[:.](\d{2})/.exec(text) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : 12 * 60
}
