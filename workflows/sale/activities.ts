import { Mails } from '../../api/mail/mails.ts'
import { saleSubject, SalePlan } from '../../api/sales/sale-row.ts'
import type { Services } from '../subject-kind.ts'

/** Idempotent by the sale's id and that of the mailing: Temporal may run it twice. */
export function saleActivities(services: Services) {
  const plan = services.get(SalePlan)
  const mails = services.get(Mails)
  return {
    async sendMail(saleId: string, kind?: string): Promise<void> {
      const record = await plan.load(saleId)
      if (record && kind !== undefined) await mails.send(saleSubject(saleId), kind, record)
    },
  }
}
