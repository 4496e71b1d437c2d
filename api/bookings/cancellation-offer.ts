import type { EpochDay } from '../../rules/calendar/day.ts'
import { isCancellationMailed } from '../../rules/cancellation/cancellation-mail.ts'
import { refundCents } from '../../rules/cancellation/conditions.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import type { SoldConditions } from '../quotes/sold-conditions.ts'
import type { CancellationOffer } from './booking-answer-shapes.ts'

/** What was sold and paid of a booking, as far as its cancellation asks. */
interface SoldBooking {
  soldOn: EpochDay
  arrival: EpochDay
  totalCents: number
  balanceCents: number
  /** What never came in and never will. */
  writtenOffCents: number
  conditions: SoldConditions
}

/** A booking that staff may cancel. */
interface Cancelled extends SoldBooking {
  source: BookingSource
  email: string
  /** What came through the provider and could go back that way. */
  refundableCents: number
}

/**
 * What was paid for a stay, and what of it goes back today by the conditions it was sold with, less
 * what was never paid; null where they say nothing. What was paid too much goes back anyway and is no
 * part of it.
 */
export function refundOffer(
  booking: SoldBooking,
  today: EpochDay,
): Pick<CancellationOffer, 'paidCents' | 'refundCents'> {
  const { totalCents, balanceCents, writtenOffCents, conditions } = booking
  const paidCents = totalCents - Math.max(0, balanceCents) - writtenOffCents
  const backCents = refundCents(booking, today, conditions.rows, conditions.readings)
  return {
    paidCents,
    refundCents: backCents === null ? null : Math.max(0, paidCents - (totalCents - backCents)),
  }
}

/** What staff are offered when they cancel a booking today. */
export function cancellationOffer(
  booking: Cancelled,
  today: EpochDay,
  readings: Readings,
): CancellationOffer {
  const offer = refundOffer(booking, today)
  return {
    ...offer,
    onlineCents: Math.min(offer.paidCents, booking.refundableCents),
    mailed: isCancellationMailed(booking.source, booking.email, readings),
  }
}
