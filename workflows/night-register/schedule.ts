import type { ScheduledWork } from '../schedules.ts'

/** The purge of the night register. A new schedule purges at once: it may be long overdue. */
export const nightRegisterPurge: ScheduledWork = {
  name: 'night-register-purge',
  workflowType: 'nightRegisterPurgeWorkflow',
  when: { hour: 4, minute: 10 },
  isAlsoStartedAtOnce: true,
}
