import { Client, Connection } from '@temporalio/client'
import { type ScheduledWork, ensureSchedules, scheduleIdOf } from '../../../workflows/schedules.ts'
import type { Setup } from './setup.ts'

/** Has a schedule of this property start its work now, or after a run that goes on, not at night. */
export async function triggered(
  { environment, taskQueue }: Setup,
  address: string,
  work: ScheduledWork,
): Promise<void> {
  const namespace = environment.temporalNamespace
  await ensureSchedules({ address, namespace, taskQueue }, [work])
  const connection = await Connection.connect({ address })
  try {
    const { schedule } = new Client({ connection, namespace })
    await schedule.getHandle(scheduleIdOf(work, taskQueue)).trigger('BUFFER_ONE')
  } finally {
    await connection.close()
  }
}
