import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Fault } from './faults/fault.ts'
import { allFaults } from './faults/faults.ts'
import { type House, startHouse } from './house/house.ts'
import { plantEach } from './plant-each.ts'
import { type MadeRound, type PlantedResult, type Progress, progressFile } from './progress.ts'
import { reportOf, wasFound } from './report.ts'
import { runRound } from './round.ts'
import { linkPortals } from './writers/portal.ts'
import { signIn } from './writers/visitor.ts'

const checkout = path.resolve(import.meta.dirname, '../..')
const folder = path.resolve(checkout, '.data/torture')
const report = path.join(checkout, 'docs/torture.md')
const roundsMade = path.join(checkout, 'docs/torture.jsonl')
const ROUNDS = 20
/** What the writers have the house take. */
const WRITTEN = ['booking', 'order', 'payment', 'sale', 'closure', 'act', 'feed']
const ENDS = ['SIGINT', 'SIGTERM'] as const

/**
 * Goes on with a run until all its rounds are made. Each round number has a house of its own, which
 * lives through every fault; one in which something is wrong is kept, to be looked at.
 *
 * @returns whether nothing is wrong
 */
export async function runTorture(given: NodeJS.ProcessEnv): Promise<boolean> {
  const faults = allFaults().filter(({ name }) => name.includes(given['FAULT'] ?? ''))
  const file = progressFile(roundsMade)
  const known = file.read()
  const seed = given['SEED'] ?? known?.seed ?? randomBytes(4).toString('hex')
  if (given['ROUND']) {
    const { made, planted } = await liveThrough(seed, Number(given['ROUND']), faults, () => {})
    const missed = planted.filter(({ finds, found }) => !wasFound(finds, found))
    for (const { name, found } of missed) console.log(`Planted: ${name}, found: ${found.join()}`)
    // A writer who was only refused tried nothing.
    const idle = WRITTEN.filter((kind) => made.every(({ acknowledged }) => !acknowledged[kind]))
    if (idle.length > 0) console.log(`Of these none was taken: ${idle.join(', ')}`)
    const isSound = made.every(({ findings }) => findings.length === 0)
    return isSound && missed.length === 0 && idle.length === 0
  }
  const rounds = Number(given['ROUNDS'] ?? ROUNDS)
  const progress: Progress =
    known?.seed === seed ? { ...known, rounds } : { seed, rounds, made: [], planted: [] }
  const keep = () => {
    file.write(progress)
    fs.writeFileSync(
      report,
      reportOf(
        progress,
        allFaults().map(({ name }) => name),
      ),
    )
  }
  console.log(`Seed ${seed}: ${progress.made.length} rounds are made.`)
  for (let round = 1; round <= rounds; round++) {
    const left = faults.filter(
      ({ name }) => !progress.made.some((one) => one.round === round && one.fault === name),
    )
    if (left.length === 0) continue
    const { planted } = await liveThrough(seed, round, left, (made) => {
      progress.made.push(made)
      keep()
    })
    progress.planted = planted
    keep()
  }
  return progress.made.every(({ findings }) => findings.length === 0)
}

/** Lives through one round of each fault in a house of its own, and plants faults in it at the end. */
async function liveThrough(
  seed: string,
  round: number,
  faults: readonly Fault[],
  tell: (made: MadeRound) => void,
): Promise<{ made: MadeRound[]; planted: PlantedResult[] }> {
  const its = path.join(folder, `house-${seed}-${round}`)
  const house = await startHouse()
  // Ended by hand: the house goes, and what was made is kept already.
  const leave = () => void house.stop().then(() => process.exit(1))
  for (const signal of ENDS) process.once(signal, leave)
  const commit = commitOf(checkout)
  const made: MadeRound[] = []
  const paid: { id: string; arrival: string; departure: string }[] = []
  try {
    const cookie = await signIn(house)
    await linkPortals(house, cookie)
    for (const fault of faults) {
      const options = { faults: [fault], seed: `${seed} ${fault.name} ${round}`, cookie, paid }
      const { acknowledged, measured, findings } = await runRound(house, options)
      const one = { round, fault: fault.name, commit, acknowledged }
      made.push({ ...one, measured: measured[fault.name]!, findings })
      tell(made.at(-1)!)
      console.log(`${round}  ${fault.name}: ${findings.length === 0 ? 'nothing wrong' : 'WRONG'}`)
      for (const found of findings) console.log(`     ${Object.values(found).join(' | ')}`)
    }
    const planted = await plantIn(house)
    return { made, planted }
  } finally {
    for (const signal of ENDS) process.off(signal, leave)
    const isSound = made.length === faults.length && made.every((one) => one.findings.length === 0)
    await house.stop(isSound ? null : its)
    if (!isSound) console.log(`The house is kept in ${its}`)
  }
}

async function plantIn(house: House): Promise<PlantedResult[]> {
  const client = await house.connect()
  try {
    const planted = await plantEach(
      client,
      () => house.seen(),
      () => house.now(),
    )
    return planted.map(({ name, finds, findings }) => ({
      name,
      finds,
      found: [...new Set(findings.map(({ kind }) => kind))],
    }))
  } finally {
    await client.end()
  }
}

function commitOf(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', '.', ':!docs/torture.*')
  return git('rev-parse', '--short=8', 'HEAD') + (changed === '' ? '' : '+')
}
