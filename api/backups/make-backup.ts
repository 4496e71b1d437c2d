import { stat } from 'node:fs/promises'
import { backupFileName } from './backup-file-name.ts'
import type { FileStore } from '../files/file-store.ts'
import { keptFileNames } from '../files/kept-file-names.ts'
import { otherTables } from '../snapshot/kept-tables.ts'
import { withSnapshot } from '../snapshot/with-snapshot.ts'
import { BackupWriter } from './backup-writer.ts'
import { readIdentity, refuseOtherSecret } from './house-identity.ts'
import { FILES, type Manifest, SECRETS, SEQUENCES, partOfTable } from './manifest.ts'
import { checkBackup } from './read-backup.ts'

/** What a backup is made of. */
export interface House {
  databaseUrl: string
  /** The key of what must not be guessed: without it no second step and no link works again. */
  secret: string
  files: FileStore
}

export interface MadeBackup {
  /** The path of the file. */
  file: string
  bytes: number
  manifest: Manifest
}

/**
 * Makes one file of all that a house is, while it goes on working: its tables as they are at one
 * moment, the uploaded files that they know, its secret. Read back before it has its name.
 *
 * @param folder where the file goes
 * @throws OtherSecret where the house runs with another secret; and where anything could not be read or
 * written. Nothing is left then
 */
export async function makeBackup(house: House, folder: string): Promise<MadeBackup> {
  const { file, manifest } = await withSnapshot(house.databaseUrl, async (snapshot) => {
    const { at, migrations, client } = snapshot
    const identity = await readIdentity(client)
    refuseOtherSecret(identity, house.secret)
    const id = identity?.id ?? null
    const writer = await BackupWriter.in(folder, id, at)
    try {
      const tables: Manifest['tables'] = []
      for (const table of snapshot.tables) {
        const rows = await snapshot.readRows(table, (content) =>
          writer.add(partOfTable(table.name), content),
        )
        tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows })
      }
      await writer.addText(SEQUENCES, asJson(await snapshot.sequences()))
      const missing: string[] = []
      // After the tables were fixed: a file never changes, and is there before a row shows it.
      for (const { name, isShown } of await keptFileNames(client)) {
        const content = await house.files.read(name)
        if (content) await writer.add(FILES + name, content)
        else if (isShown) missing.push(name)
      }
      await writer.addText(SECRETS, asJson({ SECRET: house.secret }))
      const leftOut = await otherTables(client)
      const list = { at: at.toISOString(), house: id, migrations, tables, missing, leftOut }
      const half = await writer.finish({
        format: 'kamersleutel-backup',
        formatVersion: 1,
        ...list,
      })
      const manifest = await checkBackup(half)
      return { file: await writer.giveName(backupFileName(at, id)), manifest }
    } finally {
      await writer.close()
    }
  })
  return { file, manifest, bytes: (await stat(file)).size }
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
