import type { PoolClient } from 'pg'
import { orderStatesThatAllow } from '../../rules/breakfast/breakfast-order-life.ts'
import { withdrawMails } from '../mail/withdraw-mails.ts'
import { addEvent } from '../subjects/events.ts'
import { breakfastOrderSubject } from './breakfast-order-subject.ts'

/** Makes an order that waits for its money one that is to be brought. */
export async function confirmOrder(client: PoolClient, orderId: string, at: Date): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE breakfast_orders SET state = 'confirmed', visitor = NULL, updated_at = $2 WHERE id = $1 AND state = ANY ($3)`,
    [orderId, at, orderStatesThatAllow('confirm')],
  )
  if (!rowCount) return
  const subject = breakfastOrderSubject(orderId)
  await addEvent(client, subject, { kind: 'order-confirmed', at })
  await withdrawMails(client, subject, 'order-confirmed')
}
