import { paymentActivities } from '../payment-activities.ts'
import type { Services } from '../subject-kinds.ts'

/** Each is idempotent by the test's id: Temporal may run it twice. */
export const testPaymentActivities = (services: Services) => paymentActivities(services)
