import type { Subject } from '../subjects/subject.ts'

/**
 * The invoices of an order as outbox, mails and workflow name them. The id is that of the folio: one
 * workflow sees to all that is invoiced and mailed of it.
 */
export const INVOICE = 'invoice'

export function invoiceSubject(folioId: string): Subject {
  return { kind: INVOICE, id: folioId }
}
