import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import pg from 'pg'
import { Mails } from '../../../api/mail/mails.ts'
import { freshDatabase } from '../../setup/postgres.ts'
import { type ApiProcess, MONDAY, startApi } from './api-process.ts'
import { furnish } from './furnish.ts'

export interface TestSetup {
  /** The first API process, for tests that need only one. */
  app: NestFastifyApplication
  processes: ApiProcess[]
  pool: pg.Pool
  url: string
  /** The time of every clock in the property; set it to move on. */
  time: { now: number }
  close(): Promise<void>
}

export interface TestSetupOptions {
  types?: { slug: string; rooms: number }[]
  processes?: number
  variables?: Record<string, string>
}

/**
 * A furnished property on a database of its own, served by one or more API processes that share a
 * clock the test can move.
 */
export async function openSetup({
  types,
  processes: count = 1,
  variables = {},
}: TestSetupOptions = {}): Promise<TestSetup> {
  const database = await freshDatabase()
  await furnish(database.url, types)
  const pool = new pg.Pool({ connectionString: database.url, max: 3 }).on('error', () => {})
  const time = { now: MONDAY }
  const processes = await Promise.all(
    Array.from({ length: count }, () => startApi(database.url, variables, () => time.now)),
  )
  // No workflow runs here, so no mail is ever written by itself: nobody waits for one.
  for (const { app } of processes) app.get(Mails).patienceMs = 0
  return {
    app: processes[0]!.app,
    processes,
    pool,
    url: database.url,
    time,
    async close() {
      await Promise.all(processes.map((api) => api.close()))
      await pool.end()
      await database.drop()
    },
  }
}
