import type { BookingStep } from '../../api/bookings/plan-booking.ts'

/** A step, and what it is about: of `sendMail` the kind of mail. */
export interface RestingStep {
  step: BookingStep
  about?: string | undefined
}

/** What a booking's workflow does next, and in how many ms; 0 is at once. */
export interface NextStep extends RestingStep {
  inMs: number
}

/** Whether two steps are the same one: mails of two kinds are two. */
export function isSameStep(one: RestingStep, other: RestingStep): boolean {
  return one.step === other.step && one.about === other.about
}
