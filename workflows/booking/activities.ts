import { BookingChanges, bookingSubject } from '../../api/bookings/booking-changes.ts'
import { BookingPlan } from '../../api/bookings/booking-plan.ts'
import type { BookingStep } from '../../api/bookings/plan-booking.ts'
import type { Cancellation, Receipt, ReceiptTakenBack } from '../../api/bookings/staff-changes.ts'
import { Mails } from '../../api/mail/mails.ts'
import { paymentActivities } from '../payment-activities.ts'
import { refuseUpdate } from '../refuse-update.ts'
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
  const payments = paymentActivities(services)
  const plan = services.get(BookingPlan)
  const mails = services.get(Mails)
  const steps: Record<BookingStep, (bookingId: string, about?: string) => Promise<void>> = {
    ...payments,
    async expireHold(bookingId) {
      // Money that came in at the last moment counts before the room is given away.
      await payments.syncPayment(bookingId)
      await changes.expireHold(bookingId)
    },
    async sendMail(bookingId, kind) {
      const booking = await plan.load(bookingId)
      if (booking && kind !== undefined) await mails.send(bookingSubject(bookingId), kind, booking)
    },
  }
  return {
    ...steps,
    async markPaid(bookingId: string, receipt: Receipt): Promise<void> {
      refuseUpdate(await changes.markPaid(bookingId, receipt))
    },
    async takeBackReceipt(bookingId: string, receipt: ReceiptTakenBack): Promise<void> {
      refuseUpdate(await changes.takeBackReceipt(bookingId, receipt))
    },
    async cancelBooking(bookingId: string, cancellation: Cancellation): Promise<void> {
      refuseUpdate(await changes.cancel(bookingId, cancellation))
    },
    /**
     * Writes the mail; the plan then finds it unsent. The request's id makes it one event: asked
     * twice, one mail.
     */
    async resendConfirmation(bookingId: string, requestId: string): Promise<void> {
      refuseUpdate(await changes.mayResend(bookingId))
      await mails.write(bookingSubject(bookingId), 'confirmation', requestId)
    },
  }
}
