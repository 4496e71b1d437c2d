import type { PoolClient } from 'pg'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { loadRuleNumbers } from '../../rules/rule-numbers/catalogue.ts'
import { payLinkEnd } from './pay-link-end.ts'

/**
 * Gives the link of a confirmed booking a new end, because it is sent again today. Within the
 * transaction that writes the mail, which tells that end.
 *
 * @returns the day on which the guests leave
 */
export async function renewPayLink(
  client: PoolClient,
  bookingId: string,
  today: EpochDay,
): Promise<{ departure: EpochDay }> {
  const { rows } = await client.query<{ departure: EpochDay; numbers: Record<string, unknown> }>(
    `SELECT upper(stay) - date '1970-01-01' AS departure,
       coalesce((SELECT value FROM settings WHERE key = 'rule-numbers'), '{}') AS numbers
     FROM bookings WHERE id = $1`,
    [bookingId],
  )
  const { departure, numbers } = rows[0]!
  const until = new Date(payLinkEnd(today, departure, loadRuleNumbers(numbers)))
  await client.query(
    `UPDATE bookings SET pay_link_until = $2 WHERE id = $1 AND state = 'confirmed'`,
    [bookingId, until],
  )
  return { departure }
}
