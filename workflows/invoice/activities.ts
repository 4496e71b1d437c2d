import { InvoicePlan, type InvoiceStep } from '../../api/invoices/invoice-plan.ts'
import { Invoices } from '../../api/invoices/invoices.ts'
import { Clock } from '../../api/environment/clock.ts'
import { mailActivity } from '../mail-activity.ts'
import type { Services } from '../subject-kind.ts'

/** Each is idempotent by the folio's id: Temporal may run it twice. */
export function invoiceActivities(services: Services) {
  const plan = services.get(InvoicePlan)
  const invoices = services.get(Invoices)
  const clock = services.get(Clock)
  const steps: Record<InvoiceStep, (folioId: string, about?: string) => Promise<void>> = {
    async issue(folioId) {
      const record = await plan.load(folioId)
      // The stay may have been moved while the workflow waited for its old end.
      if (record && plan.isDue(record, clock.now())) await invoices.carryOut(folioId)
    },
    sendMail: mailActivity(services, plan),
  }
  return steps
}
