import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { endChild } from '../../launch/child.mjs'
import { asSuperuser, ensureDatabase, ownerRole, startPostgres } from '../../launch/postgres.mjs'
import { oncePerRun } from './once-per-run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { superUrl: string; setupUrl: string; template: string }
  }
}

const template = 'setup_template'

export default async function setup(project: TestProject) {
  const { value, release } = await oncePerRun('postgres', start)
  project.provide('postgres', value)
  return release
}

async function start() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-test-'))
  const password = () => randomBytes(18).toString('hex')
  const server = await startPostgres({
    folder,
    superPassword: password(),
    ownerPassword: password(),
    logFile: path.join(folder, 'postgres.log'),
    // Nothing here has to survive a power cut; locks, constraints and transactions are as on a real
    // server.
    settings: [
      'fsync=off',
      'full_page_writes=off',
      'max_connections=300',
      'autovacuum_naptime=5s',
      'shared_buffers=64MB',
      'max_wal_size=256MB',
      // As migration 0053 sets it: a copy of a template has none of its settings.
      'random_page_cost=1.1',
      // A client hashes its password so often at each connection, and tests make thousands.
      'scram_iterations=1',
    ],
  })
  await ensureDatabase(server.superUrl, template)
  // Only now: the setup before this one builds what it loads.
  const { migrate } = await import('../../api/database/migrate.ts')
  await migrate(server.url(template))
  await asSuperuser(server.superUrl, async (client) => {
    // Nobody may connect to a template while it is copied.
    await client.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS false`)
    // `emptied` deletes without the triggers of what it deletes.
    await client.query(`GRANT SET ON PARAMETER session_replication_role TO ${ownerRole}`)
  })
  return {
    value: { superUrl: server.superUrl, setupUrl: server.url(template), template },
    async stop() {
      // Immediate shutdown: the folder goes anyway.
      await endChild(server.child, 'SIGQUIT')
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
