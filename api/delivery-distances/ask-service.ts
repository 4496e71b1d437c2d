import type { z } from 'zod'
import { log } from '../telemetry/log.ts'

/** Says in the log that a look-up failed. */
const warn = (line: string) => log.warn(`distances: ${line}`)

/**
 * Asks a service for JSON of a shape; null where no such answer came in time. The log says which
 * service failed and how, never what was asked: an address is a guest's.
 *
 * @param service its name in the log
 */
export async function askService<T>(
  service: string,
  url: URL,
  shape: z.ZodType<T>,
  timeoutMs: number,
): Promise<T | null> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const read = shape.safeParse(await answer.json())
    if (read.success) return read.data
    warn(`${service} answered ${answer.status} with something else`)
  } catch (error) {
    warn(`${service} gave no answer: ${error instanceof Error ? error.name : 'unknown'}`)
  }
  return null
}
