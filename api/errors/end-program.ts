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
  if (isDatabaseGone(error))
    return console.error(
      `No answer: ${error.message || error.name}. Is the database there? Try again when it is.`,
    )
  const isTold =
    error instanceof Error && (told.some((kind) => error instanceof kind) || 'syscall' in error)
  console.error(isTold ? error.message : error)
}
