import { createBookingActivities } from './booking/activities.ts'
import type { WorkerServices } from './worker-services.ts'

/**
 * A kind of subject. Its plan stands in its folder of the API (`SubjectPlan`), its workflow is
 * exported by index.ts under the name that `workflowOf` gives it.
 */
export interface SubjectKind {
  kind: string
  /** Puts its activities together: one for each step of its plan, one for each of its updates. */
  activities(services: WorkerServices): Record<string, (...given: never[]) => Promise<unknown>>
}

/** Every kind of subject that is carried. Relay, reconcile and worker read it. */
export const subjectKinds: readonly SubjectKind[] = [
  { kind: 'booking', activities: createBookingActivities },
]
