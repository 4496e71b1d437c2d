import { setTimeout as wait } from 'node:timers/promises'
import { check } from './checker/check.ts'
import type { Finding } from './checker/seen.ts'
import type { Fault, Measured } from './faults/fault.ts'
import type { House } from './house/house.ts'
import { randomOf } from './random.ts'
import { writeAll } from './writers/writers.ts'
import type { Desk } from './writers/writer.ts'

/** What a round is made of. */
export interface RoundOptions {
  faults: readonly Fault[]
  /** Decides all that we decide; how the machine runs beside it, nobody does. */
  seed: string
  /** Of a session of staff. */
  cookie: string
  paid: Desk['paid']
}

/** What came of a round. */
export interface RoundResult {
  measured: Record<string, Measured>
  /** How many of each kind the house acknowledged. */
  acknowledged: Record<string, number>
  findings: Finding[]
}

const DAY = 86_400_000
/** What has become no less wrong within this time stays wrong, ms. */
const SETTLES_WITHIN = 60_000

/** Faults one after the other under eight writers, and then the checker. */
export async function runRound(
  house: House,
  { faults, seed, cookie, paid }: RoundOptions,
): Promise<RoundResult> {
  const before = counted(house)
  const random = randomOf(`${seed} faults`)
  const stop = writeAll(house, seed, cookie, paid)
  const measured: RoundResult['measured'] = {}
  try {
    for (const fault of faults) {
      await wait(random.whole(400, 2_500))
      measured[fault.name] = (await fault.run(house, random)) ?? {}
    }
    await wait(random.whole(200, 600))
  } finally {
    await stop()
  }
  const findings = await settled(house)
  const acknowledged = counted(house)
  for (const kind of Object.keys(acknowledged)) acknowledged[kind]! -= before[kind] ?? 0
  return { measured, acknowledged, findings }
}

function counted(house: House): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { phase, kind } of house.seen().observations)
    if (phase === 'acknowledged') counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/**
 * A day later every hold has ended and every session at the provider with it: asks the checker until
 * it finds nothing, or no less than before for a while: a busy machine takes long to carry out what
 * is under way.
 */
async function settled(house: House): Promise<Finding[]> {
  house.shiftClock(house.now().getTime() - Date.now() + DAY)
  let [fewest, end] = [Infinity, 0]
  const client = await house.connect()
  try {
    for (;;) {
      const findings = await check(client, house.seen(), house.now())
      if (findings.length < fewest)
        [fewest, end] = [findings.length, performance.now() + SETTLES_WITHIN]
      if (findings.length === 0 || performance.now() > end) return findings
      await wait(500)
    }
  } finally {
    await client.end()
  }
}
