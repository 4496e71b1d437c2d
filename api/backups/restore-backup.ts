import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { MigrationExecutor } from 'typeorm'
import type { InvoiceCounter } from '../../rules/numbering/invoice-number.ts'
import type { FirstPrices } from '../database/fill-price-list.ts'
import { frozenMigrations } from '../database/frozen-migrations.ts'
import { MIGRATION_LOCK, migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { migrationLimits } from '../database/time-limits.ts'
import type { FileStore } from '../files/file-store.ts'
import { mimeTypeOf } from '../files/mime-type.ts'
import { type KeptSequence, keptSequences, setSequences } from '../snapshot/kept-sequences.ts'
import { refill } from '../snapshot/refill.ts'
import { clearAway } from './clear-away.ts'
import { fillTable } from './fill-table.ts'
import { FILES, type Manifest, SECRETS, SEQUENCES, partOfTable } from './manifest.ts'
import { BackupBroken, checkBackup, readBackup } from './read-backup.ts'
import { refuseInUse } from './refuse-in-use.ts'
import { RestoreRefused } from './restore-refused.ts'
import { goOnAfterInvoice, settleRestored, skippedAhead } from './settle-restored.ts'

/** Where a backup is restored to. */
export interface Place {
  /** Of the role that owns the tables, or will. */
  ownerUrl: string
  /** The role that the app connects as, where it is another one. */
  app: string | null
  files: FileStore
  /**
   * Is given the secret of the house before anything is final. Throws `RestoreRefused` where the
   * house here is told to have another one.
   */
  keepSecret(secret: string): Promise<void>
  /** Whether a house that is there may be overwritten. */
  over: boolean
  now: Date
  /** The last invoice that was given after the backup; null: none was. */
  lastInvoice: InvoiceCounter | null
  /** What a table of prices that is new since the backup starts with. */
  prices: FirstPrices
}

/** What was restored. */
export interface Restored {
  manifest: Manifest
  /** How many mails were still to go when the snapshot was taken. */
  uncertainMails: number
  /** The number of the invoice that the next one follows; null where there was none. */
  lastInvoice: string | null
  /** Tables and columns that no release of ours made: their rows are in the file, and nowhere else. */
  leftOut: string[]
}

/**
 * Makes the house of a backup anew: its tables in the form they had, with their rows, files and
 * secret; then brings them up to this version. All or nothing, and checked before the first write.
 * No workflow is restored: the worker makes them again from the tables.
 *
 * @throws BackupBroken, PlaceTaken or RestoreRefused, and nothing was changed
 */
export async function restoreBackup(file: string, place: Place): Promise<Restored> {
  const manifest = await checkBackup(file)
  refuseNewer(manifest)
  await refuseInUse(place.ownerUrl, place.over, 'Add --over to put the backup in its place.')
  const restored = await rebuild(file, manifest, place)
  await migrate(place.ownerUrl, place.app, place.prices)
  return restored
}

/** @throws RestoreRefused where the backup was made by a version that knew more than this one */
export function refuseNewer({ migrations }: Manifest): void {
  const known = new Set(frozenMigrations().map((Migration) => new Migration().name))
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new RestoreRefused(
      `This backup was made by a newer version of Kamersleutel (${unknown.join(', ')}). ` +
        'Restore it with that version or a later one. Nothing was changed.',
    )
}

/** In one transaction: until it is over, what was there is there still. */
async function rebuild(file: string, manifest: Manifest, place: Place): Promise<Restored> {
  const known = frozenMigrations().filter((Migration) =>
    manifest.migrations.includes(new Migration().name!),
  )
  const database = await openDatabase(place.ownerUrl, migrationLimits, 2, known)
  const runner = database.createQueryRunner()
  try {
    const client = (await runner.connect()) as pg.PoolClient
    await runner.startTransaction()
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await clearAway(client)
    await new MigrationExecutor(database, runner).executePendingMigrations()
    // What migrations left to be checked at the end, before tables are altered again.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    const { beside, leftOut } = await fillAgain(client, file, manifest, place.files)
    const there = await keptSequences(client)
    const sequences = JSON.parse(beside.get(SEQUENCES)!) as KeptSequence[]
    refuseLacking(file, there, sequences)
    const ours = new Set(there.map(({ name }) => name))
    await setSequences(client, skippedAhead(sequences.filter(({ name }) => ours.has(name))))
    const uncertainMails = await settleRestored(client, place.now)
    const lastInvoice = await goOnAfterInvoice(client, place.lastInvoice, place.now)
    await place.keepSecret((JSON.parse(beside.get(SECRETS)!) as { SECRET: string }).SECRET)
    await runner.commitTransaction()
    return { manifest, uncertainMails, lastInvoice, leftOut }
  } catch (error) {
    await runner.rollbackTransaction().catch(() => {})
    throw error
  } finally {
    await runner.release()
    await database.destroy()
  }
}

/** What the migrations of a backup made has to be in it: rows or numbers would begin anew. */
function refuseLacking(
  file: string,
  made: readonly { name: string }[],
  kept: readonly { name: string }[],
): void {
  const names = new Set(kept.map(({ name }) => name))
  const lacking = made.filter(({ name }) => !names.has(name)).map(({ name }) => name)
  if (lacking.length > 0) throw new BackupBroken(file, `${lacking.join(', ')} is missing`)
}

/** Puts rows and files back as they come; answers the small parts by their names. */
async function fillAgain(
  client: pg.ClientBase,
  file: string,
  manifest: Manifest,
  files: FileStore,
): Promise<{ beside: Map<string, string>; leftOut: string[] }> {
  const parts = new Map(manifest.tables.map((table) => [partOfTable(table.name), table]))
  const beside = new Map<string, string>()
  const leftOut: string[] = []
  await refill(client, async (refilling) => {
    refuseLacking(file, refilling.tables, manifest.tables)
    await readBackup(file, async ({ name, content }) => {
      const table = parts.get(name)
      if (table) {
        const filled = await fillTable(refilling, table, content)
        leftOut.push(...filled.leftOut)
        // Older versions noted 0 where the count came after the rows; the sums hold all the same.
        if (filled.rows !== null && filled.rows !== table.rows && table.rows !== 0)
          throw new BackupBroken(file, `${table.name} has ${filled.rows} rows, not ${table.rows}`)
      } else {
        const bytes = await buffer(content)
        if (!name.startsWith(FILES)) beside.set(name, bytes.toString('utf8'))
        else {
          const own = name.slice(FILES.length)
          await files.put({ name: own, content: bytes, type: mimeTypeOf(own) })
        }
      }
    })
  })
  return { beside, leftOut }
}
