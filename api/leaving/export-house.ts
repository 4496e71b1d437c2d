import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pictureName, pictureTypes } from '../../screens/picture-addresses.ts'
import type { Invoice } from '../../rules/invoices/invoice.ts'
import type { FileStore } from '../files/file-store.ts'
import { invoicePdf } from '../invoice-documents/invoice-pdf.ts'
import { invoiceUbl } from '../invoice-documents/invoice-ubl.ts'
import { invoiceFileName } from '../mail/templates/invoice-mail.ts'
import { type Cell, csvLine } from './csv.ts'
import { dictionaryOf } from './dictionary.ts'
import { FORMAT, type Manifest, layout, pictureFile, shapeOf, tableFile } from './export-layout.ts'
import { readmeOf } from './export-readme.ts'
import { type HouseTable, houseTables } from './house-tables.ts'
import { otherTables } from '../snapshot/kept-tables.ts'
import { type Snapshot, withSnapshot } from '../snapshot/with-snapshot.ts'
import { countersOf, rowsOf, tableRows } from './read-house.ts'
import { leavingTables, unknownIn } from './what-stays.ts'

/** What an export is made of and where it goes. */
export interface ExportOptions {
  /** Of the database; the role of the app is enough. */
  url: string
  pictures: FileStore
  /** An empty folder, or one that is still to be made. */
  folder: string
  /** Is told what is written now. */
  tell?: (what: string) => void
}

/**
 * Writes a whole house as open files, as it was at one moment: docs/leaving.md. However many rows
 * there are, few are in memory at once.
 *
 * @returns what stands in the manifest, and what was left out: tables, and columns as `table.column`,
 * that are no release's of ours
 */
export async function exportHouse(
  options: ExportOptions,
): Promise<Manifest & { leftOut: string[] }> {
  const { url, folder } = options
  for (const each of ['', layout.tables, layout.pictures, layout.invoices])
    await mkdir(path.join(folder, each), { recursive: true, mode: 0o700 })
  return withSnapshot(url, async (snapshot) => {
    const there = await houseTables(snapshot.client)
    const tables = leavingTables(there)
    const rows = await writeTables(snapshot, options, tables)
    await writeCounters(snapshot, options)
    const missing = await writePictures(snapshot, options)
    await writeInvoices(snapshot, options)
    await keep(options, layout.dictionary, dictionaryOf(tables).map(csvLine).join(''))
    await keep(options, layout.readme, readmeOf(tables))
    const manifest = {
      format: FORMAT,
      shape: shapeOf(snapshot.migrations),
      exportedAt: snapshot.at.toISOString(),
      rows,
      missing,
    } as const
    // Last: a folder without it is not complete.
    await keep(options, layout.manifest, `${JSON.stringify(manifest, null, 2)}\n`)
    const leftOut = [...unknownIn(there), ...(await otherTables(snapshot.client))]
    return { ...manifest, leftOut }
  })
}

async function writeTables(
  { client }: Snapshot,
  { folder, tell }: ExportOptions,
  tables: readonly HouseTable[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    tell?.(table.name)
    const file = tableFile(table.name)
    let count = 0
    const lines = async function* () {
      yield csvLine(table.columns.map(({ name }) => name))
      for await (const rows of tableRows(client, table)) {
        count += rows.length
        yield rows.map(csvLine).join('')
      }
    }
    await pipeline(lines, to(folder, layout.tables, file))
    counts[file] = count
  }
  return counts
}

async function writeCounters(snapshot: Snapshot, options: ExportOptions): Promise<void> {
  const rows: Cell[][] = [['counter', 'next']]
  for (const { name, next } of countersOf(await snapshot.sequences())) rows.push([name, next])
  await keep(options, layout.counters, rows.map(csvLine).join(''))
}

interface PictureRow {
  hash: string
  widths: number[]
  shows: string | null
}

/** Answers the files that the house no longer has. */
async function writePictures(
  { client }: Snapshot,
  { pictures, folder, tell }: ExportOptions,
): Promise<string[]> {
  tell?.('pictures')
  const { rows } = await client.query<PictureRow>(
    `SELECT hash, widths, (SELECT t.slug || '-' || (SELECT count(*) FROM room_type_images o
           WHERE o.room_type_id = i.room_type_id AND (o.sort, o.id) <= (i.sort, i.id)) FROM room_type_images i JOIN room_types t ON t.id = i.room_type_id
       WHERE i.picture = hash ORDER BY t.slug COLLATE "C", i.sort, i.id LIMIT 1) AS shows
     FROM pictures ORDER BY hash COLLATE "C"`,
  )
  const missing: string[] = []
  for (const { hash, widths, shows } of rows)
    for (const width of widths)
      for (const type of pictureTypes) {
        const kept = pictureName(hash, width, type)
        const content = await pictures.read(kept)
        if (content)
          await pipeline(
            content,
            to(folder, layout.pictures, pictureFile(shows ?? 'not-shown', kept)),
          )
        else missing.push(kept)
      }
  return missing
}

/** Every invoice as it is mailed, and as bookkeeping takes it in. */
async function writeInvoices({ client }: Snapshot, { folder, tell }: ExportOptions): Promise<void> {
  tell?.('invoices')
  const stored = rowsOf<{ year: number; document: Invoice }>(
    client,
    'SELECT year, document FROM invoices ORDER BY year, running',
  )
  let made = 0
  for await (const rows of stored)
    for (const { year, document } of rows) {
      const below = path.join(folder, layout.invoices, String(year))
      if (year !== made) await mkdir(below, { recursive: true, mode: 0o700 })
      made = year
      const name = path.join(below, invoiceFileName(document))
      await writeFile(`${name}.pdf`, await invoicePdf(document), ONLY_OURS)
      await writeFile(`${name}.xml`, invoiceUbl(document), ONLY_OURS)
    }
}

/** It is full of people: nobody else on the machine reads it, and nothing is written over. */
const ONLY_OURS = { mode: 0o600, flag: 'wx' } as const

function keep({ folder }: ExportOptions, file: string, content: string): Promise<void> {
  return writeFile(path.join(folder, file), content, ONLY_OURS)
}

function to(...file: string[]) {
  return createWriteStream(path.join(...file), { mode: 0o600, flags: 'wx' })
}
