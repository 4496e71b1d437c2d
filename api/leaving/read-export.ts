import { createReadStream } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type CsvRow, CsvError, csvRows } from './csv.ts'
import { FORMAT, type Manifest, keptName, layout } from './export-layout.ts'
import { ImportRefused } from './import-refused.ts'

const manifestShape = z.object({
  format: z.literal(FORMAT),
  shape: z.string(),
  exportedAt: z.string(),
  rows: z.record(z.string(), z.number().int()),
  missing: z.array(z.string()),
})

/**
 * @param shape of the database that takes it in
 * @throws ImportRefused where it is no export, or one of another release
 */
export async function readManifest(folder: string, shape: string): Promise<Manifest> {
  const refuse = (says: string) => new ImportRefused([{ file: layout.manifest, says }])
  let text: string
  try {
    text = await readFile(path.join(folder, layout.manifest), 'utf8')
  } catch {
    throw refuse(`is not in ${folder}. This is no export, or one that broke off.`)
  }
  const manifest = manifestShape.safeParse(parsed(text))
  if (!manifest.success) throw refuse('is not what an export writes.')
  if (manifest.data.shape !== shape)
    throw refuse(
      `the export was made by a release with other tables (${manifest.data.shape}, this is ${shape}). Import it with that release, then update.`,
    )
  return manifest.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The rows of a CSV file, some at a time, its head first.
 *
 * @param file below the folder
 * @throws ImportRefused where it is missing, no UTF-8 or no CSV
 */
export async function* fileRows(folder: string, file: string): AsyncGenerator<CsvRow[]> {
  try {
    yield* csvRows(decoded(createReadStream(path.join(folder, file))))
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportRefused([{ file, line: error.line, says: `${error.message}.` }])
    if (isMissing(error)) throw new ImportRefused([{ file, says: 'is missing.' }])
    if (error instanceof TypeError) throw new ImportRefused([{ file, says: 'is not UTF-8.' }])
    throw error
  }
}

/** Throws a `TypeError` where the bytes are no UTF-8. */
async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** What lies in a folder of the export; nothing where there is no such folder. */
export async function filesIn(folder: string, below: string): Promise<string[]> {
  return readdir(path.join(folder, below)).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
}

/** The files of the pictures, by the name under which the house keeps each. */
export async function pictureFiles(folder: string): Promise<Map<string, string>> {
  const files = await filesIn(folder, layout.pictures)
  return new Map(files.map((file) => [keptName(file), path.join(folder, layout.pictures, file)]))
}
