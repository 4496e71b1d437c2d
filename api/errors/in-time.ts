import { type Answer, plainError } from './refused.ts'

/** What takes longer is answered with 503, ms: somebody waits. */
const MOST_MS = 1_700

/**
 * The answer of `work` where it comes in time, else that the database cannot be reached. For work
 * of several steps, each of which has its own time limit. It goes on all the same: to be used where
 * asking again is harmless.
 */
export async function inTime<T>(work: Promise<Answer<T>>): Promise<Answer<T>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Answer<T>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, error: plainError('unavailable') }), MOST_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
