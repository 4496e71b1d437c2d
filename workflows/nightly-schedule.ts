import { Client, ScheduleAlreadyRunning, type ScheduleOptions } from '@temporalio/client'
import { temporalConnection } from './temporal-client.ts'

/** Where schedules are made. */
export interface SchedulePlace {
  address: string
  namespace: string
  taskQueue: string
}

/** A workflow that a schedule of Temporal starts every night. */
export interface NightlyWork {
  /** Names its schedule, such as `night-register-purge`. */
  name: string
  /** A workflow of `index.ts` that takes nothing. */
  workflowType: string
  /** The time in the house, Dutch. */
  at: { hour: number; minute: number }
  /** A schedule that is new starts it at once, too. */
  isAlsoStartedAtOnce: boolean
}

/** A schedule's id: one for each queue, so that tests on one server have their own. */
export function scheduleIdOf({ name }: NightlyWork, taskQueue: string): string {
  return `${name}-${taskQueue}`
}

/** What was missed while Temporal was away is made up for. */
function scheduleOf(work: NightlyWork, taskQueue: string) {
  const scheduleId = scheduleIdOf(work, taskQueue)
  const { workflowType, at } = work
  return {
    scheduleId,
    spec: { calendars: [at], timezone: 'Europe/Amsterdam' },
    action: { type: 'startWorkflow', workflowType, workflowId: scheduleId, taskQueue, args: [] },
    policies: { overlap: 'SKIP', catchupWindow: '7 days' },
  } as const satisfies ScheduleOptions
}

/**
 * Makes the schedules of these works, where they are not there yet. One that is there is brought up
 * to date; what staff paused stays so.
 */
export async function ensureSchedules(
  { address, namespace, taskQueue }: SchedulePlace,
  works: readonly NightlyWork[],
): Promise<void> {
  const connection = temporalConnection(address)
  try {
    const client = new Client({ connection, namespace })
    for (const work of works) await ensure(client, work, taskQueue)
  } finally {
    await connection.close()
  }
}

async function ensure({ schedule }: Client, work: NightlyWork, taskQueue: string): Promise<void> {
  const wanted = scheduleOf(work, taskQueue)
  try {
    const state = { triggerImmediately: work.isAlsoStartedAtOnce }
    await schedule.create({ ...wanted, state })
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error
    const { spec, action, policies } = wanted
    await schedule
      .getHandle(wanted.scheduleId)
      .update(({ state }) => ({ spec, action, policies, state }))
  }
}
