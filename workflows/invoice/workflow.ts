import { PlanLoop } from '../plan-loop.ts'

/** Carries the invoices of one order: issues what was asked for at departure, mails what is to be. */
export async function invoiceWorkflow(id: string): Promise<void> {
  await new PlanLoop({ kind: 'invoice', id }).run()
}
