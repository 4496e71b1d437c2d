import {
  type Compared,
  PaymentComparison,
} from '../../api/payments/comparison/payment-comparison.ts'
import type { Services } from '../subject-kind.ts'

export type PaymentComparisonActivities = ReturnType<typeof paymentComparisonActivities>

/** Idempotent: Temporal may run it twice. */
export function paymentComparisonActivities(services: Services) {
  const comparison = services.get(PaymentComparison)
  return {
    comparePayments: (): Promise<Compared> => comparison.compare(),
  }
}
