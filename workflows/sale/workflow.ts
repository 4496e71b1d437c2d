import { PlanLoop } from '../plan-loop.ts'

/** Carries a sale of the cash desk: mails its receipt to who asked for it. */
export async function saleWorkflow(id: string): Promise<void> {
  await new PlanLoop({ kind: 'sale', id }).run()
}
