import { isDeepStrictEqual } from 'node:util'
import { temporalAddress } from '../../setup/temporal.ts'
import { type Setup, openSetup } from '../setup/setup.ts'
import { startWorkerProcess } from '../setup/worker-process.ts'
import type { LivedKind, Part } from './part.ts'
import { type Seen, seenAs, standingOf } from './standing-of.ts'

/**
 * A point that was not hit by then never will be. On an idle machine it takes five to eight
 * seconds: a start, and the time after which a silent worker is given up.
 */
const NOT_HIT_AFTER_MS = 90_000

/** Orders and messages are mailed to the property too. */
const PROPERTY_WITH_MAIL = `INSERT INTO settings (key, value) VALUES ('property', '{"email": "info@example.com"}')`

/** What came of a part. */
export interface Lived {
  /** The points at which a worker was killed; of others, how their worker ended. */
  hits: string[]
  standing: Seen
  isDone: boolean
}

/** What is to come of a part: every point hit, nothing missing, nothing done twice. */
export function unharmed<Made extends { id: string }>(part: Part<Made>, points: string[]): Lived {
  return { hits: points, standing: seenAs(part.end), isDone: true }
}

/**
 * Where the workers of a part die: after each of its activities, and before each that no part before
 * it has. Before an effect nothing of it is done, whatever it will be.
 *
 * @param parts all of a kind, in their order
 */
export function pointsOf(parts: Record<string, { activities: string[] }>, name: string): string[] {
  const names = Object.keys(parts)
  const earlier = names.slice(0, names.indexOf(name)).flatMap((one) => parts[one]!.activities)
  return parts[name]!.activities.flatMap((activity) =>
    earlier.includes(activity)
      ? [`after:${activity}`]
      : [`before:${activity}`, `after:${activity}`],
  )
}

/**
 * Lives through one part of a subject's life with a worker that is killed at each of its points in
 * turn, then with one that lives to the end.
 *
 * @param points `before:` or `after:` an activity, in their order
 */
export async function liveThrough<Made extends { id: string }>(
  kind: LivedKind<Made>,
  part: Part<Made>,
  points: string[],
): Promise<Lived> {
  const setup = await openSetup(temporalAddress(), kind.variables?.())
  try {
    await setup.pool.query(PROPERTY_WITH_MAIL)
    const made = await kind.make(setup)
    await part.begin?.(setup, made)
    const hits = await dieAt(setup, points)
    const last = startWorkerProcess(setup, '')
    const look = async (): Promise<Lived> => ({
      hits,
      standing: await standingOf(setup, made.id),
      isDone: (await part.isDone?.(setup, made.id)) ?? true,
    })
    await untilSo(async () => isDeepStrictEqual(await look(), unharmed(part, points)))
    // What is under way is done before it ends.
    await last.stop()
    return await look()
  } finally {
    await setup.close()
  }
}

/** Starts one worker after the other, each to be killed at its point. */
async function dieAt(setup: Setup, points: string[]): Promise<string[]> {
  const hits: string[] = []
  for (const point of points) {
    const worker = startWorkerProcess(setup, point)
    const late = new Promise<string>((resolve) =>
      setTimeout(resolve, NOT_HIT_AFTER_MS, 'was not hit'),
    )
    const how = await Promise.race([worker.ended, late])
    if (how === 'was not hit') await worker.stop()
    hits.push(...worker.hits, ...(how === 'SIGKILL' ? [] : [`${point}: ${how}`]))
  }
  return hits
}

/** Looks until it is so, or never will be: what stands then is for the test to judge. */
async function untilSo(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + NOT_HIT_AFTER_MS
  while (!(await isSo()) && Date.now() < end) await aMoment(100)
}

const aMoment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
