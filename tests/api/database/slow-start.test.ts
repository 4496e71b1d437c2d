import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { log } from '../../../api/telemetry/log.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { quietNetwork } from '../../setup/quiet-network.ts'
import { type ApiProcess, startApi } from '../setup/api-process.ts'
import { furnish } from '../setup/furnish.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await furnish(database.url)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => database.drop())

/** An API as patient as a house is, that starts until `speakAgain` while the database says nothing. */
async function startedAgainst(url: string, speakAgain: () => unknown): Promise<string[]> {
  const said: string[] = []
  vi.spyOn(log, 'warn').mockImplementation(((line: string) => said.push(line)) as never)
  const starting = startApi(url, { DATABASE_PATIENCE_MS: '' })
  await Promise.race([starting, vi.waitUntil(() => said.length > 0, { timeout: 30_000 })])
  await speakAgain()
  await expectToServe(await starting)
  return said
}

async function expectToServe(api: ApiProcess): Promise<void> {
  const ready = async () => (await api.app.inject('/health/ready')).statusCode
  await expect.poll(ready, { timeout: 30_000 }).toBe(200)
  await api.close()
}

const waits = 'the start waits for the database, which gives no answer yet'

describe('An API that starts', () => {
  it('while nothing is heard of the database waits for it and says so once', async () => {
    const network = await quietNetwork(database.url)
    network.silence()
    expect(await startedAgainst(network.url, network.resume)).toEqual([waits])
    network.close()
  })

  it.each(['staff', 'house_identity', 'settings', 'planned_edits'])(
    'while the database takes long to answer about %s waits for it and says so once',
    async (table) => {
      const client = new pg.Client(database.url)
      await client.connect()
      await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
      expect(await startedAgainst(database.url, () => client.query('ROLLBACK'))).toEqual([waits])
      await client.end()
    },
  )

  it('without a database of that name ends at once', async () => {
    const warned = vi.spyOn(log, 'warn')
    await expect(startApi(`${database.url}_elsewhere`)).rejects.toMatchObject({ code: '3D000' })
    expect(warned).not.toHaveBeenCalled()
  })
})
