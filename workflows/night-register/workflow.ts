import { proxyActivities } from '@temporalio/workflow'
import type { NightRegisterActivities } from './activities.ts'

/** Tried until it succeeds: what is past its retention must not stay because PostgreSQL was away. */
const { nightRegisterPurge } = proxyActivities<NightRegisterActivities>({
  startToCloseTimeout: '3m',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '500ms', maximumInterval: '5m' },
})

/** Purges the night register once; a schedule starts it every night (`schedule.ts`). */
export async function nightRegisterPurgeWorkflow(): Promise<number> {
  return nightRegisterPurge()
}
