import { proxyActivities } from '@temporalio/workflow'
import type { BackupActivities } from './activities.ts'

/**
 * A full disk is not empty a moment later: a few tries over some hours, each noted. The dashboard
 * tells of the last one, and the next night tries anew.
 */
const { nightlyBackup } = proxyActivities<BackupActivities>({
  startToCloseTimeout: '3h',
  heartbeatTimeout: '5s',
  retry: {
    initialInterval: '5s',
    backoffCoefficient: 3,
    maximumInterval: '1h',
    maximumAttempts: 8,
  },
})

/** Makes one backup; a schedule starts it every night (`schedule.ts`). */
export async function nightlyBackupWorkflow(): Promise<string | null> {
  return nightlyBackup()
}
