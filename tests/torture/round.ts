import { setTimeout as wait } from 'node:timers/promises'
import type { Finding } from './checker/seen.ts'
import type { Fault, Measured } from './faults/fault.ts'
import type { House } from './house/house.ts'
import { randomOf } from './random.ts'
import { settle } from './settle.ts'
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

/** Faults one after the other under nine writers, and then the checker. */
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
      measured[fault.name] = await fault.run(house, random)
    }
    await wait(random.whole(200, 600))
  } finally {
    await stop()
  }
  const findings = [...withoutEffect(faults, measured), ...(await settle(house, cookie))]
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

/** A round shows nothing where its fault hit nothing. */
export function withoutEffect(
  faults: readonly Fault[],
  measured: RoundResult['measured'],
): Finding[] {
  return faults
    .filter(({ name, hadEffect }) => !hadEffect(measured[name]!))
    .map(({ name }) => ({
      kind: 'fault without effect',
      id: name,
      said: 'something went wrong',
      is: JSON.stringify(measured[name]),
    }))
}
