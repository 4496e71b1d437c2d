import fs from 'node:fs'
import path from 'node:path'
import type { Finding } from './checker/seen.ts'
import type { Measured } from './faults/fault.ts'

/** A round that was made. */
export interface MadeRound {
  round: number
  fault: string
  acknowledged: Record<string, number>
  measured: Measured
  findings: Finding[]
}

/** What a fault that was planted led to. */
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

/** Where it is kept between two runs. */
export function progressFile(folder: string) {
  const file = path.join(folder, 'progress.json')
  return {
    /** Null where nothing was begun. */
    read(): Progress | null {
      return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
    },
    write(progress: Progress): void {
      fs.mkdirSync(folder, { recursive: true })
      fs.writeFileSync(`${file}.new`, JSON.stringify(progress))
      fs.renameSync(`${file}.new`, file)
    },
  }
}
