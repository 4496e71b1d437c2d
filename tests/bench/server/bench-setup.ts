import type pg from 'pg'
import type { EpochDay } from '../../../rules/calendar/day.ts'
import type { BenchServer } from './bench-servers.ts'

/** What a bench of the server measures on. */
export interface BenchSetup {
  database: { url: string }
  pool: pg.Pool
  /** The API process that is measured. */
  api: BenchServer
  /** Routes that do next to nothing. */
  bare: BenchServer
  today: EpochDay
}

export const clientCounts = [1, 8, 32]
export const rounds = 7
