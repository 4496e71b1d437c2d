import { PaymentAttempts } from '../api/payments/payment-attempts.ts'
import { PaymentSync } from '../api/payments/payment-sync.ts'
import type { PaymentStep } from '../api/payments/plan-payments.ts'
import { Refunds } from '../api/payments/refunds.ts'
import type { Services } from './subject-kind.ts'

/** The steps about payments of any kind of subject whose folio has its id. */
export function paymentActivities(
  services: Services,
): Record<PaymentStep, (folioId: string) => Promise<void>> {
  const attempts = services.get(PaymentAttempts)
  const sync = services.get(PaymentSync)
  const refunds = services.get(Refunds)
  return {
    async openPayment(folioId) {
      for (const attemptId of await attempts.unopened(folioId)) {
        const opened = await attempts.open(attemptId)
        if (!opened.ok && opened.reason === 'unreachable')
          throw new Error('the payment provider cannot be reached')
        if (!opened.ok && opened.reason === 'refused') await attempts.refused(attemptId)
      }
    },
    async syncPayment(folioId) {
      // A webhook that waits is due at once: unreachable has to be a failure here, or the loop
      // would ask without a pause.
      if (!(await sync.sync(folioId))) throw new Error('the payment provider cannot be reached')
    },
    refundLatePayment: (folioId) => refunds.refundDue(folioId),
  }
}
