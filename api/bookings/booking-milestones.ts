import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import { checkInHours } from '../../rules/stay-times/check-in-hours.ts'
import { checkOutMinute } from '../../rules/stay-times/check-out-minute.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { Milestone } from '../subjects/milestone.ts'

interface Row {
  state: BookingState
  source: BookingSource
  arrival: EpochDay
  departure: EpochDay
  created_at: Date
  paid_since: Date | null
}

/** That a booking was made, which acceptance writes no event of; and when its guests come and go. */
@Injectable()
export class BookingMilestones {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
  ) {}

  async of(bookingId: string): Promise<Milestone[]> {
    const { rows } = await this.pool.query<Row>(
      `SELECT state, source, lower(stay) - date '1970-01-01' AS arrival, upper(stay) - date '1970-01-01' AS departure, created_at,
         (SELECT min(at) FROM folio_entries e WHERE e.folio_id = b.folio_id AND kind = 'received' AND by = 'channel') AS paid_since
       FROM bookings b WHERE id = $1`,
      [bookingId],
    )
    return rows[0] ? [...made(rows[0]), ...(await this.visit(rows[0]))] : []
  }

  /** Guests come and go only where the booking stands. */
  private async visit({ state, arrival, departure }: Row): Promise<Milestone[]> {
    if (state !== 'confirmed') return []
    const { house, facts } = await this.facts.fresh()
    const checkIn = minuteIn(checkInHours(arrival, house.checkIn, facts.readings['check-in']))
    const checkOut = checkOutMinute(facts.readings['check-out-time'])
    return [
      { kind: 'arrival', at: instantInAmsterdam(arrival, checkIn) },
      { kind: 'departure', at: instantInAmsterdam(departure, checkOut) },
    ]
  }
}

function made({ source, created_at, paid_since }: Row): Milestone[] {
  const at = created_at.getTime()
  const paid = paid_since ? [{ kind: 'paid', at: paid_since.getTime(), by: 'channel' }] : []
  if (source === 'own-website') return [{ kind: 'held', at, by: 'guest' }, ...paid]
  return [...paid, { kind: 'confirmed', at, by: source === 'none' ? 'staff' : 'channel' }]
}

/**
 * `15:00–18:00` begins at 900 minutes after midnight; what staff wrote otherwise counts as noon.
 */
function minuteIn(text: string): number {
  const [, hours, minutes] = /(\d{1,2})[:.](\d{2})/.exec(text) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : 12 * 60
}
