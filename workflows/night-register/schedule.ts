import type { NightlyWork } from '../nightly-schedule.ts'

/** The purge of the night register. A new schedule purges at once: it may be long overdue. */
export const nightRegisterPurge: NightlyWork = {
  name: 'night-register-purge',
  workflowType: 'nightRegisterPurgeWorkflow',
  at: { hour: 4, minute: 10 },
  isAlsoStartedAtOnce: true,
}
