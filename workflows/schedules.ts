import { Client, ScheduleAlreadyRunning, type ScheduleOptions } from '@temporalio/client'
import type { Duration } from '@temporalio/common'
import { temporalConnection } from './temporal-client.ts'

/** Where schedules are made. */
export interface SchedulePlace {
  address: string
  namespace: string
  taskQueue: string
}

/** A workflow that a schedule of Temporal starts again and again. */
export interface ScheduledWork {
  /** Names its schedule, such as `night-register-purge`. */
  name: string
  /** A workflow of `index.ts` that takes nothing. */
  workflowType: string
  /**
   * Every night at a time in the house, Dutch; or so often, each time up to `jitter` later, so that
   * houses do not all come at once.
   */
  when: { hour: number; minute: number } | { every: Duration; jitter: Duration }
  /** A schedule that is new starts it at once, too. */
  isAlsoStartedAtOnce: boolean
}

/** A schedule's id: one for each queue, so that tests on one server have their own. */
export function scheduleIdOf({ name }: ScheduledWork, taskQueue: string): string {
  return `${name}-${taskQueue}`
}

/** A night that was missed while Temporal was away is made up for; for the rest the next round does. */
function scheduleOf(work: ScheduledWork, taskQueue: string): ScheduleOptions {
  const scheduleId = scheduleIdOf(work, taskQueue)
  const { workflowType, when } = work
  const isNightly = 'hour' in when
  return {
    scheduleId,
    spec: isNightly
      ? { calendars: [when], timezone: 'Europe/Amsterdam' }
      : { intervals: [{ every: when.every }], jitter: when.jitter },
    action: { type: 'startWorkflow', workflowType, workflowId: scheduleId, taskQueue, args: [] },
    policies: { overlap: 'SKIP', catchupWindow: isNightly ? '7 days' : '1 minute' },
  }
}

/**
 * Makes the schedules of these works, where they are not there yet. One that is there is brought up
 * to date; what staff paused stays so.
 */
export async function ensureSchedules(
  { address, namespace, taskQueue }: SchedulePlace,
  works: readonly ScheduledWork[],
): Promise<void> {
  const connection = temporalConnection(address)
  try {
    const client = new Client({ connection, namespace })
    for (const work of works) await ensure(client, work, taskQueue)
  } finally {
    await connection.close()
  }
}

async function ensure({ schedule }: Client, work: ScheduledWork, taskQueue: string): Promise<void> {
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
