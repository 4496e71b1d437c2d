import { Pool } from 'pg'
import { Notifier } from '../api/database/notifier.ts'
import { Clock } from '../api/environment/clock.ts'
import { SubjectPlans } from '../api/subjects/subject-plan.ts'
import { backupActivities } from './backup/activities.ts'
import { channelFeedActivities } from './channel-feeds/activities.ts'
import { nightRegisterActivities } from './night-register/activities.ts'
import { paymentComparisonActivities } from './payment-comparison/activities.ts'
import { createPlanActivities } from './plan-activities.ts'
import type { Services, SubjectKind } from './subject-kind.ts'
import { activityOf } from './subject-names.ts'

/** Activities as Temporal knows them: with their kind before their name, see `activityOf`. */
export type Prefixed<Prefix extends string, Activities> = {
  [Name in keyof Activities & string as `${Prefix}${Capitalize<Name>}`]: Activities[Name]
}

/**
 * All that a worker carries out: the plan that every loop asks for, the steps of each kind, and what
 * a schedule starts.
 */
export function allActivities(kinds: readonly SubjectKind[], services: Services): object {
  const ofKinds = kinds.flatMap(({ kind, activities }) =>
    Object.entries(activities(services)).map(([step, activity]) => [
      activityOf(kind, step),
      activity,
    ]),
  )
  return {
    ...createPlanActivities(
      services.get(Pool),
      services.get(Clock),
      services.get(SubjectPlans),
      services.get(Notifier),
    ),
    ...nightRegisterActivities(services),
    ...backupActivities(services),
    ...paymentComparisonActivities(services),
    ...channelFeedActivities(services),
    ...Object.fromEntries(ofKinds),
  }
}
