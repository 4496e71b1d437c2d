import { createPlanActivities } from './plan-activities.ts'
import type { SubjectKind } from './subject-kinds.ts'
import { activityOf } from './subject-names.ts'
import type { WorkerServices } from './worker-services.ts'

/** Activities as Temporal knows them: with their kind before their name, see `activityOf`. */
export type Prefixed<Prefix extends string, Activities> = {
  [Name in keyof Activities & string as `${Prefix}${Capitalize<Name>}`]: Activities[Name]
}

/** All that a worker carries out: the plan that every loop asks for, and the steps of each kind. */
export function allActivities(kinds: readonly SubjectKind[], services: WorkerServices): object {
  const { pool, clock, plans } = services
  const ofKinds = kinds.flatMap(({ kind, activities }) =>
    Object.entries(activities(services)).map(([step, activity]) => [
      activityOf(kind, step),
      activity,
    ]),
  )
  return { ...createPlanActivities(pool, clock, plans), ...Object.fromEntries(ofKinds) }
}
