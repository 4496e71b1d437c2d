import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { migrate } from '../../../api/database/migrate.ts'
import { endChild } from '../../../launch/child.mjs'
import { ensureDatabase, startPostgres } from '../../../launch/postgres.mjs'
import { furnish } from './furnish.ts'

/** A PostgreSQL that a test may stop, fill or starve, with the database of a furnished property. */
export interface OwnServer {
  server: Awaited<ReturnType<typeof startPostgres>>
  url: string
  /** Ends it and takes its folder away. */
  end(): Promise<void>
}

/** @param name of its folder */
export async function ownServer(name: string): Promise<OwnServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `kamersleutel-${name}-`))
  const server = await startPostgres({
    folder,
    superPassword: 'above',
    ownerPassword: 'within',
    logFile: path.join(folder, 'postgres.log'),
  })
  await ensureDatabase(server.superUrl, 'property')
  const url = server.url('property')
  await migrate(url)
  await furnish(url)
  return {
    server,
    url,
    async end() {
      await endChild(server.child, 'SIGINT')
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
