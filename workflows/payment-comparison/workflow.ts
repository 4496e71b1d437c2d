import { proxyActivities } from '@temporalio/workflow'
import type { Compared } from '../../api/payments/comparison/payment-comparison.ts'
import type { PaymentComparisonActivities } from './activities.ts'

/** Tried until it succeeds: the provider may be away, or ask for patience. */
const { comparePayments } = proxyActivities<PaymentComparisonActivities>({
  startToCloseTimeout: '30m',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', maximumInterval: '5m' },
})

/** Compares once; a schedule starts it every night (`schedule.ts`). */
export async function paymentComparisonWorkflow(): Promise<Compared> {
  return comparePayments()
}
