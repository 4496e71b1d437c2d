import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** What the simple form of zip can hold, with room for what stands around the files. */
const MOST_FILES = 65_000
const MOST_BYTES = 4_000_000_000
/** Small already. */
const PACKED = /\.(?:pdf|jpg|webp|avif)$/

/**
 * Packs a folder, file by file, into a zip that only its owner reads; the folder stands in it under
 * its own name.
 *
 * @returns false where it is too much for a zip that every program opens: then there is none
 */
export async function zipFolder(folder: string, zip: string): Promise<boolean> {
  const files = await filesBelow(folder)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (files.length > MOST_FILES || bytes > MOST_BYTES) return false
  try {
    await pipeline(packed(folder, files), createWriteStream(zip, { mode: 0o600, flags: 'wx' }))
  } catch (error) {
    await rm(zip, { force: true })
    throw error
  }
  return true
}

interface FoundFile {
  /** Below the folder, with slashes. */
  name: string
  size: number
}

async function filesBelow(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const name = path.relative(folder, file).split(path.sep).join('/')
        return { name, size: (await stat(file)).size }
      }),
  )
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

async function* packed(folder: string, files: readonly FoundFile[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for (const { name } of files) {
    const inZip = `${path.basename(folder)}/${name}`
    const file = PACKED.test(name) ? new ZipPassThrough(inZip) : new ZipDeflate(inZip, { level: 6 })
    zip.add(file)
    for await (const piece of createReadStream(path.join(folder, name))) {
      file.push(piece as Buffer)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
