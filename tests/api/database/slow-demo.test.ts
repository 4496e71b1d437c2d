import { Logger } from '@nestjs/common'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../../api/database/open-database.ts'
import { log } from '../../../api/telemetry/log.ts'
import { fillDemo } from '../../../demo/fill-demo.ts'
import { furnishDemo } from '../../../demo/furnish-demo.ts'
import { freePort } from '../../../launch/free-port.mjs'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { type ApiProcess, startApi } from '../setup/api-process.ts'

let database: FreshDatabase
let pool: pg.Pool
let site: ApiProcess
beforeAll(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await inTransaction(pool, (client) => furnishDemo(client))
  const port = await freePort()
  site = await startApi(database.url, { PORT: `${port}` }, () => Date.now())
  await site.app.listen(port, 'localhost')
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await site.close()
  await pool.end()
  await database.drop()
})

describe('A demo that is filled', () => {
  it('while the database takes long to answer waits for it, makes every booking once, and closes without an error', async () => {
    const wrong = vi.spyOn(Logger, 'error')
    const said = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const client = await pool.connect()
    await client.query('BEGIN; LOCK TABLE bookings IN ACCESS EXCLUSIVE MODE')
    const filling = fillDemo({ ...site.environment, databasePatienceMs: 1_000 })
    await Promise.race([filling, vi.waitUntil(() => said.mock.calls.length, { timeout: 30_000 })])
    await client.query('ROLLBACK')
    client.release()
    const made = await filling
    expect(made).toBeGreaterThan(0)
    expect((await pool.query('SELECT FROM bookings')).rowCount).toBe(made)
    expect(said).toHaveBeenCalledWith('the start waits for the database, which gives no answer yet')
    expect(wrong).not.toHaveBeenCalled()
  }, 60_000)
})
