import { Client, ScheduleAlreadyRunning, type ScheduleOptions } from '@temporalio/client'
import { temporalConnection } from '../temporal-client.ts'

/** Where the schedule is made. */
export interface SchedulePlace {
  address: string
  namespace: string
  taskQueue: string
}

/** The schedule's name: one for each queue, so that tests on one server have their own. */
export function purgeScheduleId(taskQueue: string): string {
  return `night-register-purge-${taskQueue}`
}

/** Every night at 04:10 in the house; what was missed while Temporal was away is made up for. */
function scheduleOf({ taskQueue }: SchedulePlace) {
  return {
    scheduleId: purgeScheduleId(taskQueue),
    spec: { calendars: [{ hour: 4, minute: 10 }], timezone: 'Europe/Amsterdam' },
    action: {
      type: 'startWorkflow',
      workflowType: 'nightRegisterPurgeWorkflow',
      workflowId: purgeScheduleId(taskQueue),
      taskQueue,
      args: [],
    },
    policies: { overlap: 'SKIP', catchupWindow: '7 days' },
  } as const satisfies ScheduleOptions
}

/**
 * Makes the schedule that purges the night register, where it is not there yet: a new one purges at
 * once. One that is there is brought up to date.
 */
export async function ensurePurgeSchedule(place: SchedulePlace): Promise<void> {
  const connection = temporalConnection(place.address)
  try {
    const { schedule } = new Client({ connection, namespace: place.namespace })
    const wanted = scheduleOf(place)
    try {
      await schedule.create({ ...wanted, state: { triggerImmediately: true } })
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error
      const { spec, action, policies } = wanted
      await schedule
        .getHandle(wanted.scheduleId)
        .update(({ state }) => ({ spec, action, policies, state }))
    }
  } finally {
    await connection.close()
  }
}
