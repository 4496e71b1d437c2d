import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** A disk of its own for the data of a house, small enough to be filled. */
export interface SmallDisk {
  /** Leaves no byte. */
  fill(): void
  /** Takes away what filled it. */
  free(): void
  /** Takes the disk away, with all that is on it. */
  remove(): void
}

const SIZE = '700m'
const MEGABYTE = Buffer.alloc(1024 * 1024)

/**
 * Puts a disk in memory at a folder that is empty.
 *
 * @returns null where this user may not: then no disk is filled here, and the report says so
 */
export function smallDisk(folder: string): SmallDisk | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  try {
    const options = `size=${SIZE},mode=755`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'kamersleutel-torture', folder], {
      stdio: 'ignore',
    })
  } catch {
    return null
  }
  const ballast = path.join(folder, 'ballast')
  return {
    fill() {
      const file = fs.openSync(ballast, 'w')
      for (const size of [MEGABYTE.length, 4096, 1])
        writeUntilFull(file, MEGABYTE.subarray(0, size))
      fs.closeSync(file)
    },
    free: () => fs.rmSync(ballast, { force: true }),
    remove: () => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }),
  }
}

function writeUntilFull(file: number, chunk: Uint8Array): void {
  for (;;) {
    try {
      if (fs.writeSync(file, chunk) < chunk.length) return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
      throw error
    }
  }
}
