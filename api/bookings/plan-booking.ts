import { planMails } from '../mail/plan-mails.ts'
import type { BookingMailRecord } from '../mail/templates/booking-mail-record.ts'
import type { PlannedStep } from '../subjects/subject-plan.ts'
import type { PaymentState } from '../payments/payment-state.ts'
import { type RefundStanding, undecidedCents } from '../payments/refund-standing.ts'

/** The steps a booking's workflow can take, each the name of its activity. */
export type BookingStep =
  | 'openPayment'
  | 'syncPayment'
  | 'expireHold'
  | 'refundLatePayment'
  | 'sendMail'

/** The `about` of `sendMail` is the kind of mail. */
export interface PlannedBookingStep extends PlannedStep {
  step: BookingStep
}

/**
 * What PostgreSQL says of one booking: all that the plan depends on. Instants are ms since 1970
 * UTC.
 */
export interface BookingRecord extends BookingMailRecord {
  holdUntil: number | null
  payments: PaymentRecord[]
  refundStanding: RefundStanding
}

export interface PaymentRecord {
  state: PaymentState
  createdAt: number
  /** When the provider was last asked; null before the first time. */
  checkedAt: number | null
  /** A webhook of it is stored and not yet dealt with. */
  webhookWaiting: boolean
}

/** What the plan takes from the configuration. */
export interface PlanSettings {
  paymentPollSeconds: number
}

/**
 * A guest on the way to pay opens the payment: the workflow only opens what was not, so that the
 * page is there when the guest comes later.
 */
const OPENED_BY_GUEST_MS = 3_000

const UNDER_WAY: ReadonlySet<PaymentState> = new Set(['open', 'pending', 'authorized'])

/**
 * What is still to be done for a booking, the earliest first; empty when nothing ever will be. The
 * workflow takes the first step and asks again; the timeline shows all of them. A pure function of
 * what is stored, so that a workflow can be made again from the booking's id alone.
 */
export function planBooking(
  booking: BookingRecord,
  now: number,
  settings: PlanSettings,
): PlannedBookingStep[] {
  const steps = [
    ...paymentSteps(booking, now, settings),
    ...holdSteps(booking),
    ...mailSteps(booking, now),
  ]
  // A sort keeps the order of equals: money is dealt with before a mail tells of it.
  return steps.toSorted((a, b) => a.dueAt - b.dueAt)
}

function paymentSteps(
  booking: BookingRecord,
  now: number,
  { paymentPollSeconds }: PlanSettings,
): PlannedBookingStep[] {
  const { dueCents } = booking.refundStanding
  const goesBack = dueCents > 0 || undecidedCents(booking.refundStanding) > 0
  const refund: PlannedBookingStep[] = goesBack
    ? [{ step: 'refundLatePayment', becomes: 'refunded', dueAt: now }]
    : []
  const others = booking.payments.flatMap((payment): PlannedBookingStep[] => {
    if (payment.webhookWaiting) return [{ step: 'syncPayment', dueAt: now }]
    if (payment.state === 'created')
      return stillHeld(booking, now)
        ? [
            {
              step: 'openPayment',
              becomes: 'payment-opened',
              dueAt: Math.min(payment.createdAt, now) + OPENED_BY_GUEST_MS,
            },
          ]
        : []
    // Polled until the provider says how it ended, whatever became of the booking: money that comes
    // late must still be seen.
    if (!UNDER_WAY.has(payment.state)) return []
    // A clock that was moved back must not put the poll off.
    return [
      {
        step: 'syncPayment',
        dueAt: Math.min(payment.checkedAt ?? payment.createdAt, now) + paymentPollSeconds * 1000,
      },
    ]
  })
  return [...refund, ...others]
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
  return planMails('booking', booking, now).map(({ kind, dueAt }) => ({
    step: 'sendMail',
    about: kind,
    becomes: 'mail',
    dueAt,
  }))
}
