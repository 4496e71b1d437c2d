import { payableUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import { planMails } from '../mail/plan-mails.ts'
import { endOf } from '../mail/templates/booking-mail-record.ts'
import type { BreakfastMailRecord } from '../mail/templates/breakfast-mail-record.ts'
import { type PaidSubject, type PaymentStep, planPayments } from '../payments/plan-payments.ts'
import type { PlannedStep } from '../subjects/subject-plan.ts'

/** The steps an order's workflow can take, each the name of its activity. */
export type BreakfastOrderStep = PaymentStep | 'lapse' | 'sendMail'

/** The `about` of `sendMail` is the kind of mail. */
export interface PlannedBreakfastStep extends PlannedStep {
  step: BreakfastOrderStep
}

/** What PostgreSQL says of one order: all that the plan depends on. */
export interface BreakfastOrderRecord extends BreakfastMailRecord, PaidSubject {}

/**
 * What is still to be done for an order, the earliest first; empty when nothing ever will be. A pure
 * function of what is stored, as `planBooking`.
 */
export function planBreakfastOrder(
  order: BreakfastOrderRecord,
  now: number,
): PlannedBreakfastStep[] {
  const until = payableUntil(order.day)
  const isOpen = order.state === 'placed'
  // The old site let none lapse, and whoever ordered there is not told: staff have until its day ends.
  const lapsesAt = order.imported ? endOf(order.day) : until
  const lapse: PlannedBreakfastStep[] = isOpen
    ? [{ step: 'lapse', becomes: 'cancelled', dueAt: lapsesAt }]
    : []
  const mails = planMails('breakfast-order', order, now)
  const steps = [...planPayments(order, isOpen && now < until, now), ...lapse, ...mails]
  // A sort keeps the order of equals: money is dealt with before a mail tells of it.
  return steps.toSorted((a, b) => a.dueAt - b.dueAt)
}
