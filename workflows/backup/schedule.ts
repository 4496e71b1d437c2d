import type { ScheduledWork } from '../schedules.ts'

/** A new house, and one that was restored, has its first backup at once. */
export const nightlyBackup: ScheduledWork = {
  name: 'nightly-backup',
  workflowType: 'nightlyBackupWorkflow',
  when: { hour: 3, minute: 30 },
  isAlsoStartedAtOnce: true,
}
