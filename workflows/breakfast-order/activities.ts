import { BreakfastOrderActs } from '../../api/breakfast-orders/breakfast-order-acts.ts'
import {
  BreakfastOrderPlan,
  type BreakfastOrderStep,
} from '../../api/breakfast-orders/breakfast-order.ts'
import { paymentActivities } from '../payment-activities.ts'
import type { Prefixed } from '../subject-activities.ts'
import { mailActivity } from '../mail-activity.ts'
import type { Services } from '../subject-kind.ts'

/** As the workflow knows them: `lapse` is `breakfastOrderLapse`. */
export type BreakfastOrderActivities = Prefixed<
  'breakfastOrder',
  ReturnType<typeof breakfastOrderActivities>
>

/**
 * Each is idempotent by the order's id and guarded by the state it expects: Temporal may run it
 * twice.
 */
export function breakfastOrderActivities(services: Services) {
  const acts = services.get(BreakfastOrderActs)
  const payments = paymentActivities(services)
  const plan = services.get(BreakfastOrderPlan)
  const steps: Record<BreakfastOrderStep, (orderId: string, about?: string) => Promise<void>> = {
    ...payments,
    async lapse(orderId) {
      // Money that came in at the last moment counts before the order is cancelled.
      await payments.syncPayment(orderId)
      await acts.lapse(orderId)
    },
    sendMail: mailActivity(services, plan),
  }
  return steps
}
