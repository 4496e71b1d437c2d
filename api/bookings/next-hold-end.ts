import type { Pool } from 'pg'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { clockWords } from '../../rules/stay-times/clock-words.ts'

/**
 * When a visitor who holds too much can book again: `De eerste vervalt om 14.32 uur.` Also told
 * where a neighbour behind the same address holds it all. '' where a hold ended meanwhile.
 *
 * @param visitor as `visitorOf` makes it
 * @param now ms since 1970 UTC
 */
export async function nextHoldEndWords(pool: Pool, visitor: string, now: number): Promise<string> {
  const { rows } = await pool.query<{ ends: Date | null }>(
    `SELECT min(hold_until) AS ends FROM bookings WHERE visitor = $1 AND state = 'held' AND hold_until > $2`,
    [visitor, new Date(now)],
  )
  const ends = rows[0]?.ends
  if (!ends) return ''
  return ` De eerste vervalt om ${clockWords(momentInAmsterdam(ends.getTime()).minuteOfDay)}.`
}
