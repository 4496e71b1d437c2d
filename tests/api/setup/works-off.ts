import { CarryOutActions } from '../../../api/bookings/carry-out-actions.ts'
import type { TestSetup } from './open-setup.ts'

/**
 * Carries out what staff ask of bookings, as a worker does, until it is stopped: for tests of the
 * routes, which have no Temporal.
 */
export function worksOff({ app, pool }: Pick<TestSetup, 'app' | 'pool'>) {
  const stop = new AbortController()
  const working = (async () => {
    while (!stop.signal.aborted) {
      const { rows } = await pool.query<{ booking_id: string; id: string }>(
        `SELECT booking_id, id FROM staff_actions WHERE outcome = 'waiting' ORDER BY seq`,
      )
      for (const { booking_id, id } of rows) await app.get(CarryOutActions).carryOut(booking_id, id)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return {
    async stop(): Promise<void> {
      stop.abort()
      await working
    },
  }
}
