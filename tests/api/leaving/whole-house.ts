import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { FolderStore } from '../../../api/files/folder-store.ts'
import { exportHouse } from '../../../api/leaving/export-house.ts'
import { importHouse } from '../../../api/leaving/import-house.ts'
import { freshDatabase } from '../../setup/postgres.ts'

/** Folders of one test, gone with it. */
export async function testFolders() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'kamersleutel-leaving-'))
  let made = 0
  return {
    fresh: () => path.join(root, String(++made)),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/** Writes the house of a database into a folder. */
export async function exported(url: string, folder: string, files = `${folder}-files`) {
  return exportHouse({ url, pictures: new FolderStore(files), folder })
}

/** Takes a folder into a database; answers how many rows there are. */
export async function imported(folder: string, url: string, files = `${folder}-new-files`) {
  const pictures = new FolderStore(files)
  return importHouse({ url, app: null, prices: 'as-documented', pictures, folder })
}

/** A new house, built of a folder. */
export async function newHouse(folder: string) {
  const database = await freshDatabase()
  const files = `${folder}-new-files`
  await imported(folder, database.url, files)
  return { ...database, files }
}

/** The content of a file, without the time at which the export was made. */
export function withoutTime(file: string, content: string): string {
  return file.endsWith('manifest.json') ? content.replace(/"exportedAt": "[^"]+"/, '') : content
}

/** Every file of an export with its content; the manifest without the time at which it was made. */
export async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async (entry): Promise<[string, string]> => {
    const file = path.join(entry.parentPath, entry.name)
    const content = await readFile(file, 'latin1')
    return [path.relative(folder, file), withoutTime(entry.name, content)]
  })
  return Object.fromEntries((await Promise.all(read)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
