import { PlanLoop } from '../plan-loop.ts'

/** Carries one message by a form to its end: nobody asks anything of it meanwhile. */
export async function formMessageWorkflow(id: string): Promise<void> {
  await new PlanLoop({ kind: 'form-message', id }).run()
}
