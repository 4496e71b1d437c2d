import type { ScheduledWork } from '../schedules.ts'

/** A round of all feeds of channels; what fails in one is read by the next. */
export const channelFeedRound: ScheduledWork = {
  name: 'channel-feeds',
  workflowType: 'channelFeedsWorkflow',
  when: { every: '10 minutes', jitter: '1 minute' },
  isAlsoStartedAtOnce: false,
}
