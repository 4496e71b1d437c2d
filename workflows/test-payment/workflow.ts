import { PlanLoop } from '../plan-loop.ts'

/** Carries one test payment to its end: the cent came, and went back. */
export async function testPaymentWorkflow(id: string): Promise<void> {
  await new PlanLoop({ kind: 'test-payment', id }).run()
}
