import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common'
import {
  BookingChanges,
  type ChangeRefusal,
  bookingSubject,
} from '../../api/bookings/booking-changes.ts'
import { BookingPlan } from '../../api/bookings/booking-plan.ts'
import type { BookingStep } from '../../api/bookings/plan-booking.ts'
import type { Cancellation, Receipt, ReceiptTakenBack } from '../../api/bookings/staff-changes.ts'
import { Mails } from '../../api/mail/mails.ts'
import { PaymentAttempts } from '../../api/payments/payment-attempts.ts'
import { PaymentOpening } from '../../api/payments/payment-opening.ts'
import { PaymentSync } from '../../api/payments/payment-sync.ts'
import { Refunds } from '../../api/payments/refunds.ts'
import type { Prefixed } from '../subject-activities.ts'
import type { Services } from '../subject-kinds.ts'

/** As the workflow knows them: `openPayment` is `bookingOpenPayment`. */
export type BookingActivities = Prefixed<'booking', ReturnType<typeof bookingActivities>>

/**
 * Each is idempotent by the booking's id and guarded by the state it expects: Temporal may run it
 * twice.
 */
export function bookingActivities(services: Services) {
  const changes = services.get(BookingChanges)
  const attempts = services.get(PaymentAttempts)
  const opening = services.get(PaymentOpening)
  const sync = services.get(PaymentSync)
  const refunds = services.get(Refunds)
  const plan = services.get(BookingPlan)
  const mails = services.get(Mails)
  const steps: Record<BookingStep, (bookingId: string, about?: string) => Promise<void>> = {
    async openPayment(bookingId) {
      for (const attemptId of await attempts.unopened(bookingId)) {
        const opened = await opening.open(attemptId)
        if (!opened.ok && opened.reason === 'unreachable')
          throw new Error('the payment provider cannot be reached')
        if (!opened.ok && opened.reason === 'refused') await attempts.refused(attemptId)
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
      const booking = await plan.load(bookingId)
      if (booking && kind !== undefined) await mails.send(bookingSubject(bookingId), kind, booking)
    },
  }
  return {
    ...steps,
    async markPaid(bookingId: string, receipt: Receipt): Promise<void> {
      refuse(await changes.markPaid(bookingId, receipt))
    },
    async takeBackReceipt(bookingId: string, receipt: ReceiptTakenBack): Promise<void> {
      refuse(await changes.takeBackReceipt(bookingId, receipt))
    },
    async cancelBooking(bookingId: string, cancellation: Cancellation): Promise<void> {
      refuse(await changes.cancel(bookingId, cancellation))
    },
    /**
     * Writes the mail; the plan then finds it unsent. The request's id makes it one event: asked
     * twice, one mail.
     */
    async resendConfirmation(bookingId: string, requestId: string): Promise<void> {
      refuse(await changes.mayResend(bookingId))
      await mails.write(bookingSubject(bookingId), 'confirmation', requestId)
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
