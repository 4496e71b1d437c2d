const GONE = new Set([
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
const GONE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable/

/** Whether an error says that the database was not reached, or gave no answer in time. */
export function isDatabaseGone(thrown: unknown): thrown is Error {
  return thrown instanceof Error && (GONE.has(codeOf(thrown)) || GONE_WORDS.test(thrown.message))
}

/**
 * Of PostgreSQL: the disk is full, or it does not do what it should. Of the system, for a file of our
 * own: no room, no room for this user, a file too large.
 */
const FULL = new Set(['53100', '58030', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'])
/** PostgreSQL has no state of its own for the other two: it says them within an internal error. */
const FULL_WORDS =
  /: (?:No space left on device|Disk quota exceeded|File too large|Input\/output error)/

/** Whether something could not be written because the disk is full, or broken. */
export function isDiskFull(thrown: unknown): thrown is Error {
  if (!(thrown instanceof Error)) return false
  const code = codeOf(thrown)
  return FULL.has(code) || (code === 'XX000' && FULL_WORDS.test(thrown.message))
}

/** The name by which the database refuses cash and card on a day that was closed (migration 0035). */
const DAY_OPEN = 'cash_day_open'

/** Whether an error says that money at the desk was to be written on a day that was closed. */
export function isDayClosed(thrown: unknown): boolean {
  return thrown instanceof Error && 'constraint' in thrown && thrown.constraint === DAY_OPEN
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
