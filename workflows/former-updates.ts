import { defineUpdate, setHandler } from '@temporalio/workflow'
import { type PlanLoop, subjectActivities } from './plan-loop.ts'

const activities =
  subjectActivities<Record<string, (id: string, given: unknown) => Promise<void>>>()

/**
 * Lets workflows replay whose history knows updates that were asked until November 2026. Nobody asks
 * them any more: what guest and staff change is written by the API, and the outbox has the workflow
 * plan again. No worker has these activities.
 *
 * @param former the name of each update and of the activity that carried it out
 */
export function replayFormerUpdates(
  id: string,
  loop: PlanLoop,
  former: Readonly<Record<string, string>>,
): void {
  for (const [update, activity] of Object.entries(former))
    setHandler(defineUpdate<void, [object]>(update), (given) =>
      loop.change(activities[activity]!(id, given)),
    )
}
