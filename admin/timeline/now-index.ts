import type { TimelineStep } from '../../api/timeline/timeline-shape.ts'

/**
 * Where "Nu" stands: before the first step that has not happened; after all of them when nothing is
 * left to come.
 */
export function nowIndex(steps: Pick<TimelineStep, 'at'>[]): number {
  const next = steps.findIndex((step) => step.at === null)
  return next < 0 ? steps.length : next
}
