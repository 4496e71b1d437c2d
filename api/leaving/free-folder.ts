import { lstat } from 'node:fs/promises'

/** Whether nothing is there under this name. */
export async function isFree(file: string): Promise<boolean> {
  try {
    await lstat(file)
    return false
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true
    throw error
  }
}
