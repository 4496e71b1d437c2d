import type { EpochDay } from '../../rules/calendar/day.ts'
import { isCancellationMailed } from '../../rules/cancellation/cancellation-mail.ts'
import { refundCents } from '../../rules/cancellation/conditions.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import type { SoldConditions } from '../quotes/sold-conditions.ts'
import type { CancellationOffer } from './booking-views.ts'

/** A booking, as far as its cancellation asks. */
interface Cancelled {
  source: BookingSource
  email: string
  soldOn: EpochDay
  arrival: EpochDay
  totalCents: number
  balanceCents: number
  /** What never came in and never will. */
  writtenOffCents: number
  conditions: SoldConditions
  /** What came through the provider and could go back that way. */
  refundableCents: number
}

/**
 * What staff are offered when they cancel a booking today: by the conditions it was sold with, less
 * what was never paid. What was paid too much goes back anyway and is no part of it.
 */
export function cancellationOffer(
  booking: Cancelled,
  today: EpochDay,
  readings: Readings,
): CancellationOffer {
  const { source, email, totalCents, balanceCents, writtenOffCents, conditions } = booking
  const paidCents = totalCents - Math.max(0, balanceCents) - writtenOffCents
  const backCents = refundCents(booking, today, conditions.rows, conditions.readings)
  return {
    paidCents,
    refundCents: backCents === null ? null : Math.max(0, paidCents - (totalCents - backCents)),
    onlineCents: Math.min(paidCents, booking.refundableCents),
    mailed: isCancellationMailed(source, email, readings),
  }
}
