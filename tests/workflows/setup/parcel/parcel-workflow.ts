import { PlanLoop } from '../../../../workflows/plan-loop.ts'

/** Carries one parcel to its end; nobody asks anything of it meanwhile. */
export async function parcelWorkflow(id: string): Promise<void> {
  await new PlanLoop({ kind: 'parcel', id }).run()
}
