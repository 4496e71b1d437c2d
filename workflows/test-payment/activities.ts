import { paymentActivities } from '../payment-activities.ts'
import type { Services } from '../subject-kind.ts'

/**
 * Each is idempotent by the test's id: Temporal may run it twice. Nothing opens a test: who tries
 * did, or saw that it failed (`TestPaymentPlan`).
 */
export function testPaymentActivities(services: Services) {
  const { syncPayment, refundLatePayment } = paymentActivities(services)
  return { syncPayment, refundLatePayment }
}
