import type { Readable } from 'node:stream'

/** A file as it is kept: its name says what it is, and its content never changes under it. */
export interface KeptFile {
  /** Letters, digits, `-` and `.`: no folders. */
  name: string
  content: Buffer
  /** Such as `image/webp`. */
  type: string
}

/**
 * Where files are kept, whatever the place. Under this class Nest hands on the one that the
 * environment chose.
 */
export abstract class FileStore {
  /** Keeps a file; one of the same name is written over. */
  abstract put(file: KeptFile): Promise<void>

  /** The content of a file; null where there is none of that name. */
  abstract read(name: string): Promise<Readable | null>

  /** Takes a file away; one that is not there is no error. */
  abstract remove(name: string): Promise<void>
}
