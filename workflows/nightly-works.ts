import { nightRegisterPurge } from './night-register/schedule.ts'
import { nightlyBackup } from './backup/schedule.ts'
import type { NightlyWork } from './nightly-schedule.ts'
import { paymentComparison } from './payment-comparison/schedule.ts'

/** All that schedules start every night. Each worker makes sure of them. */
export const nightlyWorks: readonly NightlyWork[] = [
  nightRegisterPurge,
  paymentComparison,
  nightlyBackup,
]
