import { readFile } from 'node:fs/promises'
import pg, { type ClientBase } from 'pg'
import { pictureName, pictureTypes } from '../../screens/picture-addresses.ts'
import { PlaceTaken, refuseInUse } from '../backups/refuse-in-use.ts'
import type { FirstPrices } from '../database/fill-price-list.ts'
import { migrate } from '../database/migrate.ts'
import { migrationLimits } from '../database/time-limits.ts'
import type { FileStore } from '../files/file-store.ts'
import { mimeTypeOf } from '../files/mime-type.ts'
import { exactText } from '../snapshot/exact-text.ts'
import { keptSequences, setSequences } from '../snapshot/kept-sequences.ts'
import { migrationsOf } from '../snapshot/migrations-of.ts'
import { refill } from '../snapshot/refill.ts'
import { type Manifest, layout, shapeOf, tableFile } from './export-layout.ts'
import { type HouseTable, houseTables, longName, sqlName } from './house-tables.ts'
import { type ImportFault, ImportRefused } from './import-refused.ts'
import { fileRows, filesIn, pictureFiles, readManifest } from './read-export.ts'
import { StagedTable } from './staged-table.ts'
import { countersOf } from './read-house.ts'
import { leavingTables } from './what-stays.ts'

/** What is taken in, and where it goes. */
export interface ImportOptions {
  /** Of the role that owns the tables, or will. */
  url: string
  /** The role that the app connects as, where it is another one. */
  app: string | null
  /** What a table of prices that the export has no rows for starts with. */
  prices: FirstPrices
  pictures: FileStore
  /** As `exportHouse` wrote it. */
  folder: string
  /** Is told what is done now. */
  tell?: (what: string) => void
}

/** What a new house is given before anybody touched it: an import brings its own. */
const FIRST_FILLED = [
  'settings',
  'sources',
  'delivery_distances',
  'page_texts',
  'products',
  'vat_rates',
  'seasons',
  'family_tariffs',
  'breakfast_tariffs',
  'tourist_tax_tariffs',
  'cancellation_conditions',
  'invoice_counter',
]

/**
 * Builds the house of an export where there is none yet: all of it, or nothing. Everything is checked
 * before the first row is written. What the house has still to do is taken up by the first worker that
 * starts; nothing is told or mailed twice.
 *
 * @returns how many rows there are now
 * @throws PlaceTaken where a house stands or runs there; ImportRefused with what is wrong and where
 */
export async function importHouse(options: ImportOptions): Promise<number> {
  const { url, app, prices } = options
  // First: a house that stands there, perhaps of an older release, is not so much as brought up to date.
  await refuseInUse(url, false, 'An export is imported into a new house only.')
  await migrate(url, app, prices)
  const client = new pg.Client({ connectionString: url, ...migrationLimits })
  await client.connect()
  return takeIn(client, options).finally(() => client.end())
}

async function takeIn(client: ClientBase, options: ImportOptions): Promise<number> {
  const { folder, tell } = options
  const manifest = await readManifest(folder, shapeOf(await migrationsOf(client)))
  await client.query('BEGIN')
  try {
    const tables = leavingTables(await houseTables(client))
    await refuseOtherFiles(folder, tables)
    await refuseHouse(client, tables)
    await exactText(client)
    const staged = new Map<string, StagedTable>()
    for (const table of tables) {
      tell?.(`read ${table.name}`)
      const one = new StagedTable(client, table)
      await one.fill(folder, manifest.rows[tableFile(table.name)])
      staged.set(table.name, one)
    }
    tell?.('check')
    await check(staged)
    const counters = await readCounters(client, folder)
    await refill(client, async () => {
      for (const [name, one] of staged) {
        tell?.(`write ${name}`)
        await one.write()
      }
      await client.query('UPDATE staff SET invited_at = now() WHERE active')
      await client.query('INSERT INTO house_identity DEFAULT VALUES')
      // Processes that still serve this database read all of it anew.
      await client.query('INSERT INTO facts_version (version) VALUES (txid_current())')
    })
    await keepPictures(client, options, manifest)
    await setCounters(client, counters, tables)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
  return Object.values(manifest.rows).reduce((sum, rows) => sum + rows, 0)
}

async function refuseOtherFiles(folder: string, tables: readonly HouseTable[]): Promise<void> {
  const known = new Set(tables.map(({ name }) => tableFile(name)))
  const others = (await filesIn(folder, layout.tables)).filter((file) => !known.has(file))
  if (others.length > 0)
    throw new ImportRefused(
      others.map((file) => ({ file: `${layout.tables}/${file}`, says: 'is no table of a house.' })),
    )
}

/** Makes sure that there is no house yet, and that nobody begins one meanwhile. */
async function refuseHouse(client: ClientBase, tables: readonly HouseTable[]): Promise<void> {
  const names = tables.map(({ name }) => sqlName(name))
  await client.query(`LOCK TABLE ${names.join(', ')} IN SHARE ROW EXCLUSIVE MODE`)
  for (const { name } of tables.filter((table) => !FIRST_FILLED.includes(table.name))) {
    const { rows } = await client.query<{ some: boolean }>(
      `SELECT EXISTS (SELECT FROM ${sqlName(name)}) AS some`,
    )
    if (rows[0]!.some)
      throw new PlaceTaken(
        `There is a house in this database already: ${name} has rows. An export is imported into a new house only. Nothing was imported.`,
      )
  }
}

async function check(staged: ReadonlyMap<string, StagedTable>): Promise<void> {
  const faults: ImportFault[] = []
  for (const one of staged.values()) faults.push(...(await one.faultsOfCells()))
  if (faults.length === 0)
    for (const one of staged.values()) faults.push(...(await one.faultsOfReferences(staged)))
  if (faults.length > 0) throw new ImportRefused(faults)
}

/**
 * The numbers that the counters give next.
 *
 * @throws ImportRefused where one is missing or no number
 */
async function readCounters(client: ClientBase, folder: string): Promise<Map<string, string>> {
  const known = new Set(countersOf(await keptSequences(client)).map(({ name }) => name))
  const counters = new Map<string, string>()
  for await (const rows of fileRows(folder, layout.counters))
    for (const { line, cells } of rows) {
      if (line === 1) continue
      const [name, next] = cells
      const isRight = cells.length === 2 && /^[1-9]\d{0,17}$/.test(next ?? '')
      if (!name || !next || !isRight || !known.delete(name))
        throw new ImportRefused([
          { file: layout.counters, line, says: 'is no counter of a house with its next number.' },
        ])
      counters.set(name, next)
    }
  if (known.size > 0)
    throw new ImportRefused(
      [...known].map((name) => ({ file: layout.counters, says: `${name} is missing.` })),
    )
  return counters
}

/**
 * Lets the counters go on where they were, and above each row that was added by hand. Not part of the
 * transaction: PostgreSQL keeps a counter's number whatever becomes of it.
 */
async function setCounters(
  client: ClientBase,
  counters: ReadonlyMap<string, string>,
  tables: readonly HouseTable[],
): Promise<void> {
  await setSequences(
    client,
    [...counters].map(([name, last]) => ({ name: longName(name), last, isCalled: false })),
  )
  for (const { name, columns } of tables)
    for (const column of columns.filter(({ isCounted }) => isCounted))
      await client.query(
        `SELECT setval(counter, most + 1, false)
         FROM (SELECT max("${column.name}") AS most FROM ${sqlName(name)}) AS rows,
           pg_get_serial_sequence($1, $2) AS counter
         WHERE most >= $3::bigint`,
        [sqlName(name), column.name, counters.get(`${name}_${column.name}_seq`)],
      )
}

async function keepPictures(
  client: ClientBase,
  { folder, pictures, tell }: ImportOptions,
  { missing }: Manifest,
): Promise<void> {
  tell?.('pictures')
  const files = await pictureFiles(folder)
  const { rows } = await client.query<{ hash: string; widths: number[] }>(
    'SELECT hash, widths FROM pictures ORDER BY hash',
  )
  const names = rows.flatMap(({ hash, widths }) =>
    widths.flatMap((width) => pictureTypes.map((type) => pictureName(hash, width, type))),
  )
  const lost = names.filter((name) => !files.has(name) && !missing.includes(name))
  if (lost.length > 0)
    throw new ImportRefused(
      lost.map((name) => ({ file: `${layout.pictures}/…--${name}`, says: 'is missing.' })),
    )
  for (const name of names) {
    const file = files.get(name)
    if (file) await pictures.put({ name, content: await readFile(file), type: mimeTypeOf(name) })
  }
}
