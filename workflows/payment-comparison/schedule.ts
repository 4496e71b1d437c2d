import type { ScheduledWork } from '../schedules.ts'

/** The comparison of the payment provider with the folios. */
export const paymentComparison: ScheduledWork = {
  name: 'payment-comparison',
  workflowType: 'paymentComparisonWorkflow',
  when: { hour: 4, minute: 40 },
  isAlsoStartedAtOnce: false,
}
