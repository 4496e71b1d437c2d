import type { Pool } from 'pg'
import { borrow } from './open-database.ts'

/**
 * Does something that only one process does at a time; one that dies lets go. A connection of the pool
 * waits meanwhile.
 *
 * @param lock a number that nothing else locks
 * @returns null where another process is at it
 */
export async function aloneAt<T>(
  pool: Pool,
  lock: number,
  work: () => Promise<T>,
): Promise<T | null> {
  const { client, giveBack } = await borrow(pool)
  let broken = true
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'SELECT pg_try_advisory_lock($1, 0) AS mine',
      [lock],
    )
    const isMine = rows[0]!.mine
    const result = isMine ? await work() : null
    if (isMine) await client.query('SELECT pg_advisory_unlock($1, 0)', [lock])
    broken = false
    return result
  } finally {
    // A connection that is closed lets go of the lock too.
    giveBack(broken)
  }
}
