import { type Answer, plainError } from './refused.ts'

/**
 * The answer of `work` where it comes in time, else that the database cannot be reached. For work
 * of several steps, each of which has its own time limit. It goes on all the same: to be used where
 * asking again is harmless.
 */
export async function inTime<T>(work: Promise<Answer<T>>, withinMs: number): Promise<Answer<T>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Answer<T>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, error: plainError('unavailable') }), withinMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
