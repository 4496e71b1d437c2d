import { PassThrough } from 'node:stream'
import type { Context } from '@temporalio/activity'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../../../api/telemetry/log.ts'
import { loggableError, loggableReason } from '../../../api/telemetry/loggable-error.ts'
import { TracedActivity } from '../../../workflows/traced-activities.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'

const TYPED = 'annaherkenbaar'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await pool.query('CREATE TABLE typed (email text UNIQUE, kind text CHECK (length(kind) < 9))')
  await pool.query('INSERT INTO typed (email) VALUES ($1)', [TYPED])
}, 60_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})
afterEach(() => openLog('program', 'warn'))

const errorOf = (query: string) =>
  pool.query(query, [TYPED]).then(
    () => expect.unreachable('PostgreSQL takes it'),
    (error: unknown) => error as Error,
  )

/** What PostgreSQL says of each names what was typed, in its message or beside it. */
const QUERIES = [
  ['22P02', 'SELECT $1::uuid'],
  ['22007', 'SELECT $1::date'],
  ['22P02', 'SELECT $1::integer'],
  ['22P02', 'SELECT $1::jsonb'],
  ['23505', 'INSERT INTO typed (email) VALUES ($1)'],
  ['23514', 'INSERT INTO typed (kind) VALUES ($1)'],
] as const

describe('An error of PostgreSQL', () => {
  it.each(QUERIES)(
    'of code %s says in the log where it came from and not what was typed: %s',
    async (code, query) => {
      const error = await errorOf(query)
      expect(JSON.stringify([error.message, error])).toContain(TYPED)
      const said = loggableError(error)
      expect(said).toMatchObject({ code })
      expect(said['stack']).toContain(' at ')
      expect(JSON.stringify(said)).not.toContain(TYPED)
    },
  )

  it('is told with its words where they quote nothing', async () => {
    const error = await errorOf('SELECT FROM nowhere WHERE $1')
    expect(loggableReason(error)).toBe('error: relation "nowhere" does not exist')
  })
})

describe('An activity that fails', () => {
  it('says neither in its log nor to Temporal, which keeps it, what PostgreSQL quotes', async () => {
    const stream = new PassThrough()
    let said = ''
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    openLog('worker', 'info', stream)
    const context = { info: { activityType: 'bookingHold', attempt: 1 } } as Context
    const traced = new TracedActivity(context, pool)
    const run = () =>
      traced.execute({ args: [], headers: {} }, () =>
        errorOf('SELECT $1::uuid').then((error) => Promise.reject(error)),
      )
    await expect(run()).rejects.toThrow(/22P02, about a value that is not said here$/)
    expect(said).toContain('"msg":"failed"')
    expect(said).toContain('22P02')
    expect(said).not.toContain(TYPED)
  })
})
