import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { retryAfterMs } from '../mail/mail-outcome.ts'
import type { MailKind, MailState } from '../mail/mail-views.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { PaymentState } from '../payments/payment-state.ts'

/** The steps a booking's workflow can take, each the name of its activity. */
export type BookingStep =
  | 'openPayment'
  | 'syncPayment'
  | 'expireHold'
  | 'refundLatePayment'
  | 'sendConfirmationMail'
  | 'sendArrivalMail'
  | 'sendThankYouMail'
  | 'sendCancellationMail'
  | 'sendLatePaymentMail'
  | 'sendSurplusMail'

/** A step and the instant it is due, ms since 1970 UTC; in the past or now: do it at once. */
export interface PlannedStep {
  step: BookingStep
  dueAt: number
}

/**
 * What PostgreSQL says of one booking: all that the plan depends on. Instants are ms since 1970
 * UTC.
 */
export interface BookingRecord {
  state: BookingState
  source: BookingSource
  hasEmail: boolean
  arrival: EpochDay
  departure: EpochDay
  holdUntil: number | null
  payments: PaymentRecord[]
  mails: MailRecord[]
}

export interface MailRecord {
  kind: MailKind
  state: MailState
  /** Not there before the first time. */
  lastTry?: { at: number; attempts: number } | null
}

export interface PaymentRecord {
  state: PaymentState
  createdAt: number
  /** When the provider was last asked; null before the first time. */
  checkedAt: number | null
  refundDueCents: number
  refundedCents: number
  /** The provider refused to pay back: staff do that by hand. */
  refundRefused: boolean
  /**
   * When surplus went back of which the guest was not told; null where there is nothing to tell, or
   * where the mail about late money will.
   */
  untoldRefundAt: number | null
  /** A webhook of it is stored and not yet dealt with. */
  webhookWaiting: boolean
}

/** What the plan takes from the configuration. */
export interface PlanSettings {
  paymentPollSeconds: number
}

/** At 10:00 on its day goes a mail that is not an answer to something. */
const MORNING = 10 * 60
/**
 * The arrival mail goes this many days before arrival, the thank-you mail this many after
 * departure.
 */
const DAYS_BEFORE_ARRIVAL = 2
const DAYS_AFTER_DEPARTURE = 1
/** A house that was away for longer than this does not thank guests who left long ago. */
const THANKS_WITHIN_DAYS = 14
/** Nor does it tell of money that went back long ago, ms. */
const SURPLUS_TOLD_WITHIN_MS = 14 * 86_400_000

/**
 * A guest on the way to pay opens the payment: the workflow only opens what was not, so that the
 * page is there when the guest comes later.
 */
const OPENED_BY_GUEST_MS = 3_000

const MAIL_STEP: Record<MailKind, BookingStep> = {
  confirmation: 'sendConfirmationMail',
  arrival: 'sendArrivalMail',
  'thank-you': 'sendThankYouMail',
  cancellation: 'sendCancellationMail',
  'late-payment-refund': 'sendLatePaymentMail',
  'surplus-refund': 'sendSurplusMail',
}

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
): PlannedStep[] {
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
): PlannedStep[] {
  return booking.payments.flatMap((payment): PlannedStep[] => {
    if (payment.refundDueCents > 0 && !payment.refundRefused)
      return [{ step: 'refundLatePayment', dueAt: now }]
    if (payment.webhookWaiting) return [{ step: 'syncPayment', dueAt: now }]
    if (payment.state === 'created')
      return stillHeld(booking, now)
        ? [{ step: 'openPayment', dueAt: Math.min(payment.createdAt, now) + OPENED_BY_GUEST_MS }]
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
}

function holdSteps({ state, holdUntil }: BookingRecord): PlannedStep[] {
  return state === 'held' && holdUntil !== null ? [{ step: 'expireHold', dueAt: holdUntil }] : []
}

function stillHeld({ state, holdUntil }: BookingRecord, now: number): boolean {
  return state === 'held' && holdUntil !== null && holdUntil > now
}

/**
 * Written mails first: they go whatever became of the booking and whatever day it is. The days only
 * decide whether a new one is written.
 */
function mailSteps(booking: BookingRecord, now: number): PlannedStep[] {
  return [...writtenMails(booking, now), ...newMails(booking, now)]
}

/**
 * Each mail that was written and is not at its end, by the step that sees it through. One that
 * makes no sense any more is ended by that step too.
 */
function writtenMails({ mails }: BookingRecord, now: number): PlannedStep[] {
  const left = mails.filter(({ state }) => state === 'queued' || state === 'sending')
  // A clock that was moved back must not put the next try off.
  return left.map(({ kind, lastTry }) => ({
    step: MAIL_STEP[kind],
    dueAt: lastTry ? Math.min(lastTry.at, now) + retryAfterMs(lastTry.attempts) : now,
  }))
}

/**
 * The mails that are still to be written, of the guest's own booking and of one taken by phone. A
 * channel writes to its guests itself.
 */
function newMails(booking: BookingRecord, now: number): PlannedStep[] {
  const writesToGuest =
    booking.hasEmail && (booking.source === 'own-website' || booking.source === 'none')
  if (!writesToGuest) return []
  switch (booking.state) {
    case 'held':
      return []
    case 'expired':
      return isRefundedLate(booking)
        ? [...newMail(booking, 'late-payment-refund', now), ...surplusMail(booking, now)]
        : []
    case 'cancelled':
      return [...newMail(booking, 'cancellation', now), ...surplusMail(booking, now)]
    case 'confirmed':
      return [
        ...confirmationMail(booking, now),
        ...arrivalMail(booking, now),
        ...thankYouMail(booking, now),
        ...surplusMail(booking, now),
      ]
  }
}

/**
 * A guest who has left needs no confirmation: such a booking was imported, or the house was away
 * for long.
 */
function confirmationMail(booking: BookingRecord, now: number): PlannedStep[] {
  return now >= instantInAmsterdam(booking.departure + 1, 0)
    ? []
    : newMail(booking, 'confirmation', now)
}

function isRefundedLate({ payments }: BookingRecord): boolean {
  return payments.some((payment) => payment.refundedCents > 0 && payment.refundDueCents === 0)
}

/** Never due before `now`, so that a booking made at the last moment is confirmed first. */
function arrivalMail(booking: BookingRecord, now: number): PlannedStep[] {
  const dueAt = instantInAmsterdam(booking.arrival - DAYS_BEFORE_ARRIVAL, MORNING)
  const tooLate = instantInAmsterdam(booking.arrival + 1, 0)
  return now >= tooLate ? [] : newMail(booking, 'arrival', Math.max(dueAt, now))
}

function thankYouMail(booking: BookingRecord, now: number): PlannedStep[] {
  const dueAt = instantInAmsterdam(booking.departure + DAYS_AFTER_DEPARTURE, MORNING)
  const tooLate = instantInAmsterdam(booking.departure + THANKS_WITHIN_DAYS, MORNING)
  return now >= tooLate ? [] : newMail(booking, 'thank-you', dueAt)
}

/** One step for all that went back: it writes a mail for each payment. */
function surplusMail({ payments }: BookingRecord, now: number): PlannedStep[] {
  const untold = payments.some(
    ({ untoldRefundAt: at }) => at !== null && now - at < SURPLUS_TOLD_WITHIN_MS,
  )
  return untold ? [{ step: MAIL_STEP['surplus-refund'], dueAt: now }] : []
}

/** Nothing once one of its kind was written, whatever became of it. */
function newMail({ mails }: BookingRecord, kind: MailKind, dueAt: number): PlannedStep[] {
  return mails.some((written) => written.kind === kind) ? [] : [{ step: MAIL_STEP[kind], dueAt }]
}
