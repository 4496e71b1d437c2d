import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, link, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { halfName } from './backup-file-name.ts'
import { MANIFEST, type Manifest, type Part } from './manifest.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

/**
 * A backup that is being written: a compressed archive beside its place, for the eyes of its owner
 * only, that gets its name once it was read back. What is under way is written beside it too, since an
 * archive wants to know how long a part is before it begins.
 */
export class BackupWriter {
  private readonly parts: Part[] = []
  private readonly half: string
  private readonly spool: string
  private readonly archive = createGzip()
  private readonly written: Promise<void>
  /** Why nothing more can be written, such as a full disk. */
  private failure: Error | null = null
  /** Tells whoever writes now. */
  private fail: (error: Error) => void = () => {}

  /**
   * @param folder made where it is missing
   * @param house its id; null where it has none
   * @param at when its parts were made
   */
  static async in(folder: string, house: string | null, at: Date): Promise<BackupWriter> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return new BackupWriter(folder, house, at)
  }

  private constructor(
    folder: string,
    house: string | null,
    private readonly at: Date,
  ) {
    const id = randomUUID()
    this.half = path.join(folder, halfName(house, id))
    this.spool = path.join(folder, halfName(house, `${id}.spool`))
    this.written = pipeline(
      this.archive,
      createWriteStream(this.half, { flags: 'wx', mode: 0o600 }),
    )
    this.written.catch((error: Error) => {
      this.failure = error
      this.fail(error)
    })
  }

  /** Adds a part of unknown length. */
  async add(name: string, content: Readable): Promise<void> {
    await pipeline(content, createWriteStream(this.spool, { mode: 0o600 }))
    await this.addFile(name, this.spool)
  }

  /** Adds a part that is at hand. */
  async addText(name: string, text: string): Promise<void> {
    const content = Buffer.from(text)
    await this.begin(name, content.length)
    await this.end(name, content.length, await this.pass([content]))
  }

  /**
   * Ends it, with the list of its parts as the last one.
   *
   * @returns the path of the file, which has no good name yet: to be read back first
   */
  async finish(manifest: Omit<Manifest, 'parts'>): Promise<string> {
    const whole: Manifest = { ...manifest, parts: [...this.parts] }
    await this.addText(MANIFEST, `${JSON.stringify(whole, null, 2)}\n`)
    await this.write(TAR_END)
    this.archive.end()
    await this.written
    // On the disk before it counts.
    const file = await open(this.half)
    await file.sync().finally(() => file.close())
    return this.half
  }

  /**
   * Gives it its name in the folder.
   *
   * @param name of the file; where there is one already, it gets a number behind it
   * @returns the path of the file
   */
  async giveName(name: string): Promise<string> {
    for (let number = 1; ; number++) {
      const more = number === 1 ? '' : `-${number}`
      const file = path.join(path.dirname(this.half), name.replace(/(?=\.tar\.gz$)/, more))
      if (await this.takeName(file)) return file
    }
  }

  /**
   * False where there is such a file already. A link never replaces one, so two backups made at one
   * moment are two files; a disk that knows no links, as many an outside one, is looked at before.
   */
  private async takeName(file: string): Promise<boolean> {
    try {
      await link(this.half, file)
    } catch {
      if (await isThere(file)) return false
      await rename(this.half, file)
    }
    return true
  }

  /** Leaves nothing behind of what is not finished. */
  async close(): Promise<void> {
    this.archive.destroy()
    await this.written.catch(() => {})
    await rm(this.half, { force: true })
    await rm(this.spool, { force: true })
  }

  private async addFile(name: string, file: string): Promise<void> {
    const handle = await open(file)
    try {
      const { size } = await handle.stat()
      await this.begin(name, size)
      await this.end(name, size, await this.pass(createReadStream(file)))
    } finally {
      await handle.close()
    }
  }

  private begin(name: string, size: number): Promise<void> {
    return this.write(tarHeader(name, size, this.at))
  }

  private async end(name: string, bytes: number, sha256: string): Promise<void> {
    await this.write(tarPadding(bytes))
    this.parts.push({ name, bytes, sha256 })
  }

  /** Writes a content; answers its sum. */
  private async pass(content: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<string> {
    const sum = createHash('sha256')
    for await (const piece of content) {
      sum.update(piece)
      await this.write(piece)
    }
    return sum.digest('hex')
  }

  /** Resolves once more may be written. */
  private write(piece: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.failure) return reject(this.failure)
      this.fail = reject
      this.archive.write(piece, (error) => (error ? reject(error) : resolve()))
    })
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
