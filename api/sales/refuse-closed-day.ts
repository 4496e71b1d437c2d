import type { Pool, PoolClient } from 'pg'
import type { Day } from '../../rules/calendar/day.ts'
import { Refused, plainError } from '../errors/refused.ts'

/**
 * Refuses a step towards money on a day whose cash desk is closed, before a guest pays. The
 * database refuses the money itself (migration 0079).
 *
 * @throws Refused `day-closed`
 */
export async function refuseClosedDay(on: Pool | PoolClient, day: Day): Promise<void> {
  const { rowCount } = await on.query(
    'SELECT FROM cash_days WHERE day = $1 AND reopened_at IS NULL',
    [day],
  )
  if (rowCount) throw new Refused(plainError('day-closed'))
}
