import { planMails } from '../mail/plan-mails.ts'
import type { BookingMailRecord } from '../mail/templates/booking-mail-record.ts'
import { type PaidSubject, type PaymentStep, planPayments } from '../payments/plan-payments.ts'
import type { PlannedStep } from '../subjects/subject-plan.ts'

/** The steps a booking's workflow can take, each the name of its activity. */
export type BookingStep = PaymentStep | 'expireHold' | 'sendMail'

/** The `about` of `sendMail` is the kind of mail. */
export interface PlannedBookingStep extends PlannedStep {
  step: BookingStep
}

/**
 * What PostgreSQL says of one booking: all that the plan depends on. Instants are ms since 1970
 * UTC.
 */
export interface BookingRecord extends BookingMailRecord, PaidSubject {
  holdUntil: number | null
}

/**
 * What is still to be done for a booking, the earliest first; empty when nothing ever will be. The
 * workflow takes the first step and asks again; the timeline shows all of them. A pure function of
 * what is stored, so that a workflow can be made again from the booking's id alone.
 */
export function planBooking(booking: BookingRecord, now: number): PlannedBookingStep[] {
  const steps = [
    ...planPayments(booking, stillHeld(booking, now), now),
    ...holdSteps(booking),
    ...planMails('booking', booking, now),
  ]
  // A sort keeps the order of equals: money is dealt with before a mail tells of it.
  return steps.toSorted((a, b) => a.dueAt - b.dueAt)
}

function holdSteps({ state, holdUntil }: BookingRecord): PlannedBookingStep[] {
  return state === 'held' && holdUntil !== null
    ? [{ step: 'expireHold', becomes: 'expired', dueAt: holdUntil }]
    : []
}

function stillHeld({ state, holdUntil }: BookingRecord, now: number): boolean {
  return state === 'held' && holdUntil !== null && holdUntil > now
}
