import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from '../../launch/build.mjs'
import { endChild } from '../../launch/child.mjs'
import { asSuperuser, ensureDatabase, startPostgres } from '../../launch/postgres.mjs'
import { keepSecrets } from '../../launch/secrets.mjs'
import { launcherEnvironment } from '../setup/launcher-environment.ts'

const checkout = path.resolve(import.meta.dirname, '../..')
/** Each command starts and ends a PostgreSQL. */
const PATIENCE = 240_000
let root: string
const at = (name: string) => path.join(root, name)

/** `npm run …`, without npm, for the house of a data folder. */
function command(name: string, data: string, args: string[], given: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join('launch', `${name}.mjs`), ...args],
    { cwd: checkout, encoding: 'utf8', env: { ...launcherEnvironment(3000, at(data)), ...given } },
  )
  return { status, said: stdout + stderr }
}

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-leave-'))
  await build({ only: ['server'] })
  const folder = at('house/postgres')
  const logFile = at('house/postgres.log')
  fs.mkdirSync(at('house'))
  const server = await startPostgres({ ...keepSecrets(at('house')), folder, logFile })
  await ensureDatabase(server.superUrl, 'kamersleutel')
  spawnSync(process.execPath, [path.join(checkout, 'dist/api/database/migrate.js')], {
    env: {
      ...process.env,
      DATABASE_URL: server.appUrl('kamersleutel'),
      MIGRATION_DATABASE_URL: server.url('kamersleutel'),
    },
  })
  await asSuperuser(server.url('kamersleutel'), (client) =>
    client.query(
      `INSERT INTO staff (id, email, name) VALUES (gen_random_uuid(), 'ans@example.com', 'Ans')`,
    ),
  )
  await endChild(server.child, 'SIGINT')
}, PATIENCE)
afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

describe('Who lost the phone with the second step', () => {
  it(
    'has it turned off in the house of the data folder, without the address of a database',
    () => {
      const { status, said } = command('staff', 'house', ['second-step-off', 'els@example.com'])
      expect(said).toContain('No account of els@example.com signs in with a second step.')
      expect(status).toBe(1)
    },
    PATIENCE,
  )
})

describe('A house that its owner takes along with the four commands', () => {
  it(
    'is restored of its backup and built of its export, each in an empty place only',
    () => {
      const backup = command('backup', 'house', [at('backups')])
      expect(backup).toMatchObject({
        status: 0,
        said: expect.stringContaining('read back and whole'),
      })
      const file = path.join(at('backups'), fs.readdirSync(at('backups'))[0]!)
      expect(command('backup', 'house', ['--check', file]).said).toContain('is whole')

      const otherSecret = { SECRET: 'a secret of somewhere else' }
      const mistaken = command('restore', 'mistaken', [file], otherSecret)
      expect(mistaken.said).toContain('SECRET is not the one of this backup')
      expect(mistaken.status).toBe(1)

      const restored = command('restore', 'restored', [file, '--last-invoice=F2026-0143'])
      expect(restored.said).toContain('The next invoice follows F2026-0143.')
      expect(restored.status).toBe(0)
      expect(keepSecrets(at('restored')).secret).toBe(keepSecrets(at('house')).secret)
      expect(command('restore', 'restored', [file]).said).toContain('A house is there already')

      expect(command('export', 'restored', [at('out')]).status).toBe(0)
      expect(command('import', 'new', [at('out')]).status).toBe(0)
      expect(command('import', 'new', [at('out')]).said).toContain('A house is there already')
      expect(command('export', 'new', [at('again')]).status).toBe(0)
      const staff = (folder: string) => fs.readFileSync(at(`${folder}/tables/staff.csv`), 'utf8')
      expect(staff('again')).toContain('ans@example.com')
      expect(staff('again')).toBe(staff('out'))
    },
    PATIENCE,
  )
})
