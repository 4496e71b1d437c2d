import { readFileSync, statSync } from 'node:fs'

/** Secrets of other services. Each may stand in a file, as container services hand them out. */
const IN_FILES = ['MOLLIE_API_KEY', 'SMTP_URL', 'S3_SECRET_ACCESS_KEY', 'METRICS_TOKEN'] as const

/** Where container services mount secrets, for the one container: readable by all in it. */
const MOUNTED = '/run/secrets/'

/**
 * The variables with those that a file holds: `MOLLIE_API_KEY_FILE` names the file of
 * `MOLLIE_API_KEY`. Throws an `Error` that names the variable whose file cannot be read, or can be
 * read by others than its owner, and where both are given.
 */
export function withFiles(given: Record<string, string | undefined>): typeof given {
  const found: typeof given = { ...given }
  for (const name of IN_FILES) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) throw new Error(`Give ${name} or ${name}_FILE, not both.`)
    found[name] = contentOf(file, `${name}_FILE`)
  }
  return found
}

/** What a file says; undefined where it says nothing. */
function contentOf(file: string, variable: string): string | undefined {
  try {
    const content = readFileSync(file, 'utf8').trim() || undefined
    if (!isOpen(file)) return content
  } catch (error) {
    throw new Error(`${variable} cannot be read: ${(error as Error).message}`, { cause: error })
  }
  throw new Error(`${variable}: others can read ${file}. Run: chmod 600 ${file}`)
}

/** Whether others than its owner may read a file. Windows has no such modes. */
function isOpen(file: string): boolean {
  if (process.platform === 'win32' || file.startsWith(MOUNTED)) return false
  return (statSync(file).mode & 0o077) !== 0
}
