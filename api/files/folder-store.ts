import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore, type KeptFile } from './file-store.ts'

/** Files in a folder of this machine, made when the first file comes. */
export class FolderStore extends FileStore {
  constructor(private readonly folder: string) {
    super()
  }

  async put({ name, content }: KeptFile): Promise<void> {
    const file = this.path(name)
    await mkdir(this.folder, { recursive: true })
    // Written beside it first: who reads never sees half a file.
    await writeFile(halfOf(file), content, { mode: 0o640 })
    await rename(halfOf(file), file)
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
    await Promise.all([rm(file, { force: true }), rm(halfOf(file), { force: true })])
  }

  private path(name: string): string {
    if (!/^[\w-]+\.\w+$/.test(name)) throw new RangeError(`not the name of a kept file: ${name}`)
    return path.join(this.folder, name)
  }
}

/** What a crash may leave of a file; it goes when the file is taken away. */
const halfOf = (file: string): string => `${file}.part`

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
