import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseGone } from '../errors/known-failures.ts'
import { log } from '../telemetry/log.ts'

/** How long one step of a start waits for PostgreSQL, ms; and before it asks again. */
const PATIENCE_MS = 60_000
const AGAIN_AFTER_MS = 500

/**
 * Does a step of a start, and does it again while PostgreSQL is not reached or gives no answer in
 * time: it may be starting too, or the machine busy. It says once that it waits. The step is one
 * that may be done twice.
 *
 * @throws what the step did last, after a minute; at once what is no matter of waiting
 */
export async function untilDatabaseAnswers<T>(step: () => Promise<T>): Promise<T> {
  const latest = performance.now() + PATIENCE_MS
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      return await step()
    } catch (error) {
      if (!isDatabaseGone(error) || performance.now() > latest) throw error
      if (!hasSaid) log.warn('the start waits for the database, which gives no answer yet')
      await wait(AGAIN_AFTER_MS)
    }
  }
}
