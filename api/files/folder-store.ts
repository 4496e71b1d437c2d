import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore, type KeptFile } from './file-store.ts'

/** No write takes longer than this, ms. */
const WRITTEN_WITHIN_MS = 3_600_000

/** Files in a folder of this machine, made when the first file comes. */
export class FolderStore extends FileStore {
  constructor(private readonly folder: string) {
    super()
  }

  async put({ name, content }: KeptFile): Promise<void> {
    const file = this.path(name)
    await mkdir(this.folder, { recursive: true })
    // Written beside it first: who reads never sees half a file. Each write has its own half, for two
    // that bring the same photo at one moment.
    const half = `${file}.${randomUUID()}.part`
    try {
      await writeFile(half, content, { mode: 0o640 })
      await rename(half, file)
    } catch (error) {
      await rm(half, { force: true })
      throw error
    }
  }

  async read(name: string): Promise<Readable | null> {
    try {
      return (await open(this.path(name))).createReadStream()
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async remove(name: string): Promise<void> {
    const file = this.path(name)
    await rm(file, { force: true })
    for (const half of await this.oldHalvesOf(name)) await rm(half, { force: true })
  }

  /** What a crash left of a file; what may still be written is not among them. */
  private async oldHalvesOf(name: string): Promise<string[]> {
    const there = await readdir(this.folder).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    const halves = there
      .filter((each) => each.startsWith(`${name}.`) && each.endsWith('.part'))
      .map((each) => path.join(this.folder, each))
    const times = await Promise.all(
      halves.map(async (half) => (await stat(half).catch(() => null))?.mtimeMs ?? Infinity),
    )
    return halves.filter((_, place) => times[place]! < Date.now() - WRITTEN_WITHIN_MS)
  }

  private path(name: string): string {
    if (!/^[\w-]+\.\w+$/.test(name)) throw new RangeError(`not the name of a kept file: ${name}`)
    return path.join(this.folder, name)
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
