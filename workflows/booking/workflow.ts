import { PlanLoop } from '../plan-loop.ts'
import { replayFormerUpdates } from './former-updates.ts'

/** Carries one booking to its end. What staff ask of it meanwhile, its plan finds. */
export async function bookingWorkflow(id: string): Promise<void> {
  const loop = new PlanLoop({ kind: 'booking', id })
  replayFormerUpdates(id, loop)
  await loop.run()
}
