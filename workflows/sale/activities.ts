import { SalePlan } from '../../api/sales/sale-row.ts'
import { mailActivity } from '../mail-activity.ts'
import type { Services } from '../subject-kind.ts'

/** Idempotent by the sale's id and that of the mailing: Temporal may run it twice. */
export function saleActivities(services: Services) {
  const plan = services.get(SalePlan)
  return {
    sendMail: mailActivity(services, plan),
  }
}
