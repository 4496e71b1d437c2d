/** PostgreSQL's errors about a value (class 22): their message quotes it. */
const ABOUT_A_VALUE = /^22[0-9A-Z]{3}$/

/** Whether the message of an error quotes what PostgreSQL was given. */
export function quotesAValue(thrown: unknown): boolean {
  return thrown instanceof Error && ABOUT_A_VALUE.test(String((thrown as { code?: unknown }).code))
}

/**
 * What may be logged of an error, in a line: its name and message. PostgreSQL quotes the row in its
 * `detail`, which is never said, and the value in the messages of class 22, which are not said
 * either.
 */
export function loggableReason(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown
  return quotesAValue(thrown)
    ? `${thrown.name}: ${(thrown as { code?: string }).code}, about a value that is not said here`
    : `${thrown.name}: ${thrown.message}`.slice(0, 300)
}

/** The same with what tells where it happened. */
export function loggableError(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { thrown: typeof thrown }
  const { code, constraint, table } = thrown as Error &
    Record<'code' | 'constraint' | 'table', string | undefined>
  const frames = thrown.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { reason: loggableReason(thrown), code, constraint, table, stack: frames?.join('\n') }
}
