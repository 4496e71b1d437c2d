const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL ends, starts, has no connection or memory left, or gave a statement up.
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53000',
  '53200',
  '53300',
  '25P03',
  '08006',
  '08001',
  '08003',
])

/** What the driver says without a code. */
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable/

/** Whether an error says that the database was not reached, or gave no answer in time. */
export function isDatabaseGone(thrown: unknown): thrown is Error {
  if (!(thrown instanceof Error)) return false
  return ('code' in thrown && CODES.has(String(thrown.code))) || WORDS.test(thrown.message)
}
