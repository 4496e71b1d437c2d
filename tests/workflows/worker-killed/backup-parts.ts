import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkBackup } from '../../../api/backups/read-backup.ts'
import type { Setup } from '../setup/setup.ts'
import type { LivedKind, Part } from './part.ts'

/** A house that has a backup every night; nobody is in it. */
export const backedUpHouses: LivedKind<{ id: string }> = {
  variables: () => ({ BACKUP_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-killed-')) }),
  make: async () => ({ id: randomUUID() }),
}

/** The backup of the night: its schedule is made by the worker, and begins at once. */
export const backupParts: Record<string, Part<{ id: string }>> = {
  'the nightly backup': {
    activities: ['nightlyBackup'],
    end: { events: [], mails: [], entries: [] },
    isDone: async (setup) => (await wholeBackups(setup)) > 0,
  },
}

/** How many of the backups that were noted as good are there, and whole. */
async function wholeBackups({ pool, environment: { backupFolder } }: Setup): Promise<number> {
  const { rows } = await pool.query<{ file: string }>(
    'SELECT file FROM backups WHERE file IS NOT NULL',
  )
  const there = rows.map(({ file }) => path.join(backupFolder!, file)).filter(fs.existsSync)
  await Promise.all(there.map(checkBackup))
  return there.length
}
