import pg from 'pg'
import { workLimits } from '../database/time-limits.ts'
import { readEnvironment } from '../environment/environment.ts'
import { endProgram } from '../errors/end-program.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { Backups } from './backups.ts'
import { OtherSecret } from './house-identity.ts'
import { BackupBroken, checkBackup } from './read-backup.ts'
import { refuseNewer } from './restore-backup.ts'
import { RestoreRefused } from './restore-refused.ts'

/**
 * `node dist/api/backups/backup.js [FOLDER]` makes a backup of the house while it runs, in the folder
 * or in `BACKUP_DIR`; `--check FILE` reads one and says whether it is whole and can be restored by
 * this version.
 */
async function backUp(given: string | undefined): Promise<string> {
  const environment = readEnvironment()
  const folder = given ?? environment.backupFolder
  if (!folder) throw new Error('Name a folder for the backup, or BACKUP_DIR.')
  const pool = new pg.Pool({ connectionString: environment.databaseUrl, max: 1, ...workLimits })
  const began = performance.now()
  try {
    const files = await openFileStore(environment.files)
    const { file, bytes, manifest } = await new Backups(pool, environment, files).make(folder)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return [
      `${file}: ${sizeOf(bytes)} in ${seconds} s, read back and whole.`,
      `It holds ${contentOf(manifest)}, and the secret of the house: keep it where nobody else reads it.`,
      ...manifest.leftOut.map((name) => `Left out, for it is no table of the house: ${name}.`),
      ...manifest.missing.map((name) => `Missing: the file ${name} of a picture was not there.`),
    ].join('\n')
  } finally {
    await pool.end()
  }
}

async function check(file: string): Promise<string> {
  const manifest = await checkBackup(file)
  refuseNewer(manifest)
  return `${file} is whole: ${contentOf(manifest)}, as of ${manifest.at}.`
}

const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

function contentOf({ tables, parts }: Awaited<ReturnType<typeof checkBackup>>): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = parts.filter(({ name }) => name.startsWith('files/')).length
  return `${rows} rows of ${tables.length} tables and ${files} files`
}

const [first, second] = process.argv.slice(2)
try {
  if (first === '--check' && !second) throw new Error('Name the file to check.')
  console.log(first === '--check' ? await check(second!) : await backUp(first))
} catch (error) {
  endProgram(error, [BackupBroken, OtherSecret, RestoreRefused])
}
