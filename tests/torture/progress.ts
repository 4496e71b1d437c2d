import fs from 'node:fs'
import type { Finding } from './checker/seen.ts'
import type { Measured } from './faults/fault.ts'

/** A round that was made. */
export interface MadeRound {
  round: number
  fault: string
  /** Of the checkout that made it, short; with a `+` where something was changed since. */
  commit: string
  acknowledged: Record<string, number>
  measured: Measured
  findings: Finding[]
}

/** What a fault that was planted led to: the kinds of findings. */
export interface PlantedResult {
  name: string
  finds: string
  found: string[]
}

/** How far a run is: kept after each round, so that it can be ended at any time. */
export interface Progress {
  seed: string
  /** Of each fault. */
  rounds: number
  made: MadeRound[]
  /** Of the last house. */
  planted: PlantedResult[]
}

/**
 * Where it is kept between two runs, so that another machine may go on: a line of JSON for the run,
 * one for each planted fault, one for each round.
 */
export function progressFile(file: string) {
  return {
    /** Null where nothing was begun. */
    read(): Progress | null {
      if (!fs.existsSync(file)) return null
      const [run, ...lines] = fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
      return {
        ...run,
        planted: lines.filter((line) => 'finds' in line),
        made: lines.filter((line) => 'round' in line),
      }
    },
    write({ seed, rounds, planted, made }: Progress): void {
      const lines = [{ seed, rounds }, ...planted, ...made].map((line) => JSON.stringify(line))
      fs.writeFileSync(`${file}.new`, `${lines.join('\n')}\n`)
      fs.renameSync(`${file}.new`, file)
    },
  }
}
