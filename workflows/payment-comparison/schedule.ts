import type { NightlyWork } from '../nightly-schedule.ts'

/** The comparison of the payment provider with the folios. */
export const paymentComparison: NightlyWork = {
  name: 'payment-comparison',
  workflowType: 'paymentComparisonWorkflow',
  at: { hour: 4, minute: 40 },
  isAlsoStartedAtOnce: false,
}
