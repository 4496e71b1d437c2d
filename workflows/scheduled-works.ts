import { channelFeedRound } from './channel-feeds/schedule.ts'
import { nightRegisterPurge } from './night-register/schedule.ts'
import { nightlyBackup } from './backup/schedule.ts'
import type { ScheduledWork } from './schedules.ts'
import { paymentComparison } from './payment-comparison/schedule.ts'

/** All that schedules start. Each worker makes sure of them. */
export const scheduledWorks: readonly ScheduledWork[] = [
  nightRegisterPurge,
  paymentComparison,
  nightlyBackup,
  channelFeedRound,
]
