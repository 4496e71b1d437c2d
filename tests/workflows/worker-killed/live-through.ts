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

/** A part of a subject's life, in a house of its own. */
export interface Life {
  setup: Setup
  /** `before:` or `after:` an activity, in their order. */
  points: string[]
  /** What is to come of it: every point hit, nothing missing, nothing done twice. */
  unharmed: Lived
  look(hits: string[]): Promise<Lived>
}

/** Makes a subject where a part of its life begins. */
export async function beginLife<Made extends { id: string }>(
  kind: LivedKind<Made>,
  part: Part<Made>,
  points: string[],
): Promise<Life> {
  const setup = await openSetup(temporalAddress(), kind.variables?.())
  await setup.pool.query(PROPERTY_WITH_MAIL)
  const made = await kind.make(setup)
  await part.begin?.(setup, made)
  return {
    setup,
    points,
    unharmed: { hits: points, standing: seenAs(part.end), isDone: true },
    look: async (hits) => ({
      hits,
      standing: await standingOf(setup, made.id),
      isDone: (await part.isDone?.(setup, made.id)) ?? true,
    }),
  }
}

/**
 * Lives through parts of lives at the same time, with one worker after the other: each is killed
 * when every house stands at its next point; the last one lives to the end.
 *
 * @returns what came of each
 */
export async function liveThrough(lives: readonly Life[]): Promise<Lived[]> {
  const hits = lives.map((): string[] => [])
  for (let round = 0; lives.some(({ points }) => round < points.length); round++)
    await dieOnce(lives, round, hits)
  const last = startWorkerProcess(lives)
  const look = () => Promise.all(lives.map((life, house) => life.look(hits[house]!)))
  const unharmed = lives.map((life) => life.unharmed)
  await untilSo(async () => isDeepStrictEqual(await look(), unharmed))
  // What is under way is done before it ends.
  await last.stop()
  return look()
}

/** Starts a worker that dies when each house is at its point of this round. */
async function dieOnce(lives: readonly Life[], round: number, hits: string[][]): Promise<void> {
  const dying = [...lives.keys()].filter((house) => round < lives[house]!.points.length)
  const pointOf = (house: number) => lives[house]!.points[round]!
  const worker = startWorkerProcess(
    dying.map((house) => ({ setup: lives[house]!.setup, killAt: pointOf(house) })),
  )
  const late = new Promise<string>((resolve) =>
    setTimeout(resolve, NOT_HIT_AFTER_MS, 'was not hit'),
  )
  const how = await Promise.race([worker.ended, late])
  if (how === 'was not hit') await worker.stop()
  for (const { house, point } of worker.hits) hits[dying[house]!]!.push(point)
  if (how === 'SIGKILL') return
  for (const house of dying)
    if (hits[house]!.at(-1) !== pointOf(house)) hits[house]!.push(`${pointOf(house)}: ${how}`)
}

/** Looks until it is so, or never will be: what stands then is for the test to judge. */
async function untilSo(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + NOT_HIT_AFTER_MS
  while (!(await isSo()) && Date.now() < end) await aMoment(100)
}

const aMoment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
