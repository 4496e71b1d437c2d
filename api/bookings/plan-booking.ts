import { planMails } from '../mail/plan-mails.ts'
import type { BookingMailRecord } from '../mail/templates/booking-mail-record.ts'
import { type PaidSubject, type PaymentStep, planPayments } from '../payments/plan-payments.ts'
import type { PlannedStep } from '../subjects/subject-plan.ts'

/** The steps a booking's workflow can take, each the name of its activity. */
export type BookingStep = PaymentStep | 'carryOutAction' | 'expireHold' | 'sendMail'

/** The `about` of `sendMail` is the kind of mail, that of `carryOutAction` the action's id. */
export interface PlannedBookingStep extends PlannedStep {
  step: BookingStep
}

/**
 * What PostgreSQL says of one booking: all that the plan depends on. Instants are ms since 1970
 * UTC.
 */
export interface BookingRecord extends BookingMailRecord, PaidSubject {
  holdUntil: number | null
  /** The first thing that staff asked and that waits. */
  waitingAction: string | null
}

/**
 * What is still to be done for a booking, the earliest first; empty when nothing ever will be. The
 * workflow takes the first step and asks again; the timeline shows all of them. A pure function of
 * what is stored, so that a workflow can be made again from the booking's id alone.
 */
export function planBooking(booking: BookingRecord, now: number): PlannedBookingStep[] {
  const steps = [
    ...actionSteps(booking),
    ...planPayments(booking, stillHeld(booking, now), now),
    ...holdSteps(booking),
    ...mailSteps(booking, now),
  ]
  // A sort keeps the order of equals: money is dealt with before a mail tells of it.
  return steps.toSorted((a, b) => a.dueAt - b.dueAt)
}

/**
 * Before all else, because somebody waits for it. Only the first: one that has to be tried again
 * later is not overtaken by the next.
 */
function actionSteps({ waitingAction }: BookingRecord): PlannedBookingStep[] {
  return waitingAction === null ? [] : [{ step: 'carryOutAction', about: waitingAction, dueAt: 0 }]
}

function holdSteps({ state, holdUntil }: BookingRecord): PlannedBookingStep[] {
  return state === 'held' && holdUntil !== null
    ? [{ step: 'expireHold', becomes: 'expired', dueAt: holdUntil }]
    : []
}

function stillHeld({ state, holdUntil }: BookingRecord, now: number): boolean {
  return state === 'held' && holdUntil !== null && holdUntil > now
}

function mailSteps(booking: BookingRecord, now: number): PlannedBookingStep[] {
  return planMails('booking', booking, now).map(({ kind, ...mail }) => ({
    step: 'sendMail',
    about: kind,
    becomes: 'mail',
    ...mail,
  }))
}
