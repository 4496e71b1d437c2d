import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { MANIFEST, type Manifest, manifestShape } from './manifest.ts'
import { type TarEntry, TarBroken, readTar } from './tar.ts'

/** A file that is no backup, or not a whole one. */
export class BackupBroken extends Error {
  override readonly name = 'BackupBroken'
  constructor(file: string, why: string) {
    super(`${file} is not a whole backup: ${why}. Nothing was changed.`)
  }
}

/**
 * Reads a backup from its beginning to its end, part by part.
 *
 * @throws BackupBroken where it is cut or is something else
 */
export async function readBackup(
  file: string,
  read: (entry: TarEntry) => Promise<void>,
): Promise<void> {
  try {
    await pipeline(createReadStream(file), createGunzip(), async (archive) => {
      for await (const entry of readTar(archive as AsyncIterable<Buffer>)) await read(entry)
    })
  } catch (error) {
    if (error instanceof TarBroken) throw new BackupBroken(file, error.message)
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code.startsWith('Z_')) throw new BackupBroken(file, message)
    throw error
  }
}

/**
 * Reads a backup and holds each part against its sum in the manifest. Writes nothing.
 *
 * @throws BackupBroken where anything is missing, more than there should be, or not as it was
 */
export async function checkBackup(file: string): Promise<Manifest> {
  const found = new Map<string, string>()
  let listed = ''
  await readBackup(file, async ({ name, content }) => {
    const sum = createHash('sha256')
    const kept: Buffer[] = []
    for await (const piece of content) {
      sum.update(piece)
      if (name === MANIFEST) kept.push(Buffer.from(piece))
    }
    if (name === MANIFEST) listed = Buffer.concat(kept).toString('utf8')
    else found.set(name, sum.digest('hex'))
  })
  if (!listed) throw new BackupBroken(file, 'the list of its parts is missing')
  const manifest = asManifest(file, listed)
  for (const { name, sha256 } of manifest.parts) {
    if (!found.has(name)) throw new BackupBroken(file, `${name} is missing`)
    if (found.get(name) !== sha256) throw new BackupBroken(file, `${name} is not as it was`)
    found.delete(name)
  }
  for (const name of found.keys()) throw new BackupBroken(file, `${name} is not one of its parts`)
  return manifest
}

function asManifest(file: string, text: string): Manifest {
  try {
    return manifestShape.parse(JSON.parse(text))
  } catch {
    throw new BackupBroken(file, 'the list of its parts cannot be read')
  }
}
