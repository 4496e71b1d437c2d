import type { Subject } from '../api/subjects/events.ts'

// Names stand in every history of a workflow, so they never change.

/** Where the workflows of the property run. */
export const TASK_QUEUE = 'kamersleutel'

/** The workflow of a kind: `breakfast-order` is carried by `breakfastOrderWorkflow`. */
export function workflowOf(kind: string): string {
  return `${camelCase(kind)}Workflow`
}

/** The workflow's id says whose it is: there is at most one open for a subject. */
export function workflowIdOf({ kind, id }: Subject): string {
  return `${kind}-${id}`
}

/** The activity of a kind's step: `sendMail` of a `booking` is `bookingSendMail`. */
export function activityOf(kind: string, step: string): string {
  return camelCase(kind) + step.charAt(0).toUpperCase() + step.slice(1)
}

function camelCase(kind: string): string {
  return kind.replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase())
}
