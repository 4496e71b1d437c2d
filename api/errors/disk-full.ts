/** Of PostgreSQL: the disk is full, or it does not do what it should. */
const STATES = new Set(['53100', '58030'])
/** Of the system, for a file of our own: no room, no room for this user, a file too large. */
const SYSTEM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'])
/** PostgreSQL has no state of its own for the other two: it says them within an internal error. */
const WORDS = /: (?:No space left on device|Disk quota exceeded|File too large|Input\/output error)/

/** Whether something could not be written because the disk is full, or broken. */
export function isDiskFull(thrown: unknown): thrown is Error {
  if (!(thrown instanceof Error)) return false
  const code = 'code' in thrown ? String(thrown.code) : ''
  return STATES.has(code) || SYSTEM.has(code) || (code === 'XX000' && WORDS.test(thrown.message))
}
