import { isDatabaseGone } from './known-failures.ts'

/** The errors whose message is the sentence that an owner needs. */
type Told = abstract new (...given: never[]) => Error

/**
 * Ends a program of the command line with 1. What its user can mend is one sentence: an error of
 * `told`, a file or folder that cannot be read or written, a database that gives no answer. All
 * else is printed whole, for who mends the program.
 */
export function endProgram(error: unknown, told: readonly Told[]): void {
  process.exitCode = 1
  console.error(sentenceOf(error, told) ?? error)
}

function sentenceOf(error: unknown, told: readonly Told[]): string | null {
  if (!(error instanceof Error)) return null
  const { message, name } = error
  const isTold = told.some((kind) => error instanceof kind) || 'syscall' in error
  if (isDatabaseGone(error))
    return `No answer: ${message || name}. Is the database there? Try again when it is.`
  return isTold ? message : null
}
