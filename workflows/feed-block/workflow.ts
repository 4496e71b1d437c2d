import { PlanLoop } from '../plan-loop.ts'

/** Has the house mailed of one block of a feed: nobody asks anything of it meanwhile. */
export async function feedBlockWorkflow(id: string): Promise<void> {
  await new PlanLoop({ kind: 'feed-block', id }).run()
}
