import type { BookingStep } from '../../api/bookings/plan-booking.ts'

/** What a booking's workflow does next, and in how many ms; 0 is at once. */
export interface NextStep {
  step: BookingStep
  inMs: number
}
