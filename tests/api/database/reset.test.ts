import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { launcherEnvironment } from '../../setup/launcher-environment.ts'

const checkout = path.resolve(import.meta.dirname, '../../..')
let database: FreshDatabase
let pool: pg.Pool
let data: string

beforeAll(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.url })
  await pool.query(
    `INSERT INTO settings (key, value) VALUES ('property', '{"name": "De Luiken"}')
     ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`,
  )
  await pool.query(
    `INSERT INTO staff (id, email, name) VALUES (gen_random_uuid(), 'els@example.com', 'Els')`,
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(() => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-reset-'))
  fs.mkdirSync(path.join(data, 'backups'))
  for (const file of ['secrets.json', 'backups/kamersleutel-1.tar.gz'])
    fs.writeFileSync(path.join(data, file), '{}')
  return () => fs.rmSync(data, { recursive: true, force: true })
})

/** `npm run reset`, and what is typed. */
async function reset(typed: string, given: NodeJS.ProcessEnv = { DATABASE_URL: database.url }) {
  const child = spawn(process.execPath, ['launch/reset.mjs'], {
    cwd: checkout,
    env: { ...launcherEnvironment(0, data), ...given },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  child.stdin.end(typed)
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, said, left: fs.readdirSync(data).toSorted() }
}

describe('npm run reset', () => {
  it.each(['', 'yes\n', 'de luiken\n'])(
    'changes nothing of a real house where its name is not typed (%j)',
    async (typed) => {
      const { code, said, left } = await reset(typed)
      expect([code, left]).toEqual([1, ['backups', 'secrets.json']])
      expect(said).toContain('Type its name, De Luiken, to go on')
      expect(said).toMatch(/Nothing was changed\.\s*$/)
    },
  )

  it('forgets the house whose name is typed, all but its backups', async () => {
    const { code, said, left } = await reset('De Luiken\n')
    // The database stays, and opens with its own secret only.
    expect([code, left]).toEqual([0, ['backups', 'secrets.json']])
    expect(fs.readdirSync(path.join(data, 'backups'))).toEqual(['kamersleutel-1.tar.gz'])
    expect(said).toContain('The backups in')
  })

  it('asks nothing of a demo', async () => {
    await pool.query(`INSERT INTO settings (key, value) VALUES ('demo', 'true')`)
    const { code, left } = await reset('')
    await pool.query(`DELETE FROM settings WHERE key = 'demo'`)
    expect([code, left]).toEqual([0, ['backups', 'secrets.json']])
  })

  it('asks for the folder where the house cannot be read', async () => {
    const unreachable = { DATABASE_URL: 'postgres://nobody:no@127.0.0.1:9/none' }
    expect((await reset('\n', unreachable)).code).toBe(1)
    expect((await reset(`${path.basename(data)}\n`, unreachable)).code).toBe(0)
  })
})
