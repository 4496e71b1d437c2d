import type { NightlyWork } from '../nightly-schedule.ts'

/** A new house, and one that was restored, has its first backup at once. */
export const nightlyBackup: NightlyWork = {
  name: 'nightly-backup',
  workflowType: 'nightlyBackupWorkflow',
  at: { hour: 3, minute: 30 },
  isAlsoStartedAtOnce: true,
}
