import { setTimeout as wait } from 'node:timers/promises'
import type { Measured } from './fault.ts'

/** What anybody may ask, whether it is written or read. */
const READ = '/api/room-types'
/** Answered by nobody for so long: it hangs, ms. */
const HANGS_AFTER = 15_000

export interface Asked {
  /** 0: no answer. */
  status: number
  ms: number
}

/** Asks an API once, and how long that takes. */
export async function askOnce(origin: string, path = READ): Promise<Asked> {
  const began = performance.now()
  const answer = await fetch(origin + path, { signal: AbortSignal.timeout(HANGS_AFTER) }).catch(
    () => null,
  )
  await answer?.arrayBuffer().catch(() => null)
  return { status: answer?.status ?? 0, ms: Math.round(performance.now() - began) }
}

/**
 * Asks an API every half second while its database is away, and then until it serves as before.
 *
 * @param forMs how long the database is away
 * @param comesBack ends that; what follows is measured from here
 */
export async function measureAway(
  origin: string,
  forMs: number,
  comesBack: () => void | Promise<void>,
): Promise<Measured> {
  const end = performance.now() + forMs
  const asked: Promise<Asked>[] = []
  while (performance.now() < end) {
    asked.push(askOnce(origin))
    await wait(500)
  }
  const told = (await Promise.all(asked)).filter(({ status }) => status !== 200)
  await comesBack()
  const back = performance.now()
  while ((await askOnce(origin)).status !== 200) await wait(20)
  return {
    'asked while away': asked.length,
    'answered 503': told.filter(({ status }) => status === 503).length,
    'slowest 503': Math.max(0, ...told.map(({ ms }) => ms)),
    'served again after': Math.round(performance.now() - back),
  }
}

/** Whether what `measureAway` measured was away. */
export const wasAway = (measured: Measured) => measured['answered 503']! > 0
