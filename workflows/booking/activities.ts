import { Holds } from '../../api/bookings/holds.ts'
import { BookingPlan, type BookingStep } from '../../api/bookings/booking-plan.ts'
import { mailActivity } from '../mail-activity.ts'
import { paymentActivities } from '../payment-activities.ts'
import type { Services } from '../subject-kind.ts'

/**
 * Each is idempotent by the booking's id and guarded by the state it expects: Temporal may run it
 * twice.
 */
export function bookingActivities(services: Services) {
  const holds = services.get(Holds)
  const payments = paymentActivities(services)
  const plan = services.get(BookingPlan)
  const steps: Record<BookingStep, (bookingId: string, about?: string) => Promise<void>> = {
    ...payments,
    async expireHold(bookingId) {
      // Money that came in at the last moment counts before the room is given away.
      await payments.syncPayment(bookingId)
      await holds.expireHold(bookingId)
    },
    sendMail: mailActivity(services, plan),
  }
  return steps
}
