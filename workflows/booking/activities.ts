import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common'
import type { Pool } from 'pg'
import type { BookingChanges, ChangeRefusal } from '../../api/bookings/booking-changes.ts'
import { loadBookingRecord } from '../../api/bookings/load-booking-record.ts'
import { type BookingStep, planBooking } from '../../api/bookings/plan-booking.ts'
import type { Mails } from '../../api/mail/mails.ts'
import type { PaymentOpening } from '../../api/payments/payment-opening.ts'
import type { PaymentSync } from '../../api/payments/payment-sync.ts'
import type { Refunds } from '../../api/payments/refunds.ts'
import type { Clock } from '../../api/environment/clock.ts'
import { type NextStep, type RestingStep, isSameStep } from './next-step.ts'

/** What the activities work with. */
export interface BookingServices {
  pool: Pool
  clock: Clock
  paymentPollSeconds: number
  changes: BookingChanges
  opening: PaymentOpening
  sync: PaymentSync
  refunds: Refunds
  mails: Mails
}

export type BookingActivities = ReturnType<typeof createBookingActivities>

/**
 * Each is idempotent by the booking's id and guarded by the state it expects: Temporal may run it
 * twice.
 */
export function createBookingActivities({
  pool,
  clock,
  paymentPollSeconds,
  changes,
  opening,
  sync,
  refunds,
  mails,
}: BookingServices) {
  const steps: Record<BookingStep, (bookingId: string, about?: string) => Promise<void>> = {
    async openPayment(bookingId) {
      for (const attemptId of await changes.unopenedAttempts(bookingId)) {
        const opened = await opening.open(attemptId)
        if (!opened.ok && opened.reason === 'unreachable')
          throw new Error('the payment provider cannot be reached')
        if (!opened.ok && opened.reason === 'refused') await changes.attemptRefused(attemptId)
      }
    },
    async syncPayment(bookingId) {
      // A webhook that waits is due at once: unreachable has to be a failure here, or the loop
      // would ask without a pause.
      if (!(await sync.sync(bookingId))) throw new Error('the payment provider cannot be reached')
    },
    async expireHold(bookingId) {
      // Money that came in at the last moment counts before the room is given away.
      if (!(await sync.sync(bookingId))) throw new Error('the payment provider cannot be reached')
      await changes.expireHold(bookingId)
    },
    refundLatePayment: (bookingId) => refunds.refundDue(bookingId),
    async sendMail(bookingId, kind) {
      const booking = await loadBookingRecord(pool, bookingId)
      if (booking && kind !== undefined)
        await mails.send({ kind: 'booking', id: bookingId }, kind, booking)
    },
  }
  return {
    /**
     * Reads what is next from PostgreSQL, apart from steps that rest; null when nothing ever will
     * be.
     */
    async planNextStep(bookingId: string, resting: RestingStep[] = []): Promise<NextStep | null> {
      const booking = await loadBookingRecord(pool, bookingId)
      const now = clock.now()
      const first =
        booking &&
        planBooking(booking, now, { paymentPollSeconds }).find(
          (planned) => !resting.some((one) => isSameStep(one, planned)),
        )
      if (!first) return null
      return {
        step: first.step,
        about: first.about,
        inMs: Math.max(0, Math.ceil(first.dueAt - now)),
      }
    },
    ...steps,
    async markPaid(bookingId: string): Promise<void> {
      refuse(await changes.markPaid(bookingId))
    },
    async cancelBooking(bookingId: string, reason: string): Promise<void> {
      refuse(await changes.cancel(bookingId, reason))
    },
    /**
     * Writes the mail; the plan then finds it unsent. The request's id makes it one event: asked
     * twice, one mail.
     */
    async resendConfirmation(bookingId: string, requestId: string): Promise<void> {
      refuse(await changes.mayResend(bookingId))
      await mails.write({ kind: 'booking', id: bookingId }, 'confirmation', requestId)
    },
  }
}

/**
 * A refusal is final: trying again would not change it. Nor is it a fault of the worker's to be
 * logged.
 */
function refuse(refusal: ChangeRefusal | null): void {
  if (refusal)
    throw ApplicationFailure.create({
      message: refusal,
      type: refusal,
      nonRetryable: true,
      category: ApplicationFailureCategory.BENIGN,
    })
}
