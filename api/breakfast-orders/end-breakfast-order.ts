import type { PoolClient } from 'pg'
import type { CancelledBecause } from '../../rules/breakfast/breakfast-order-life.ts'
import { addEntry, balanceOf } from '../folios/folios.ts'
import { withdrawMails } from '../mail/withdraw-mails.ts'
import { decideRefunds } from '../payments/decide-refunds.ts'
import { addEvent } from '../subjects/events.ts'
import { breakfastOrderSubject } from './breakfast-order-subject.ts'

/** How an order ends before it is brought. */
export interface Ending {
  because: CancelledBecause
  by: string | null
  at: Date
  /** How much of what was sold is taken back. */
  takenCents: number
}

/** Takes back what was sold, has what was paid for it go back, and ends the mails that wait. */
export async function endOrder(
  client: PoolClient,
  orderId: string,
  { because, by, at, takenCents }: Ending,
): Promise<void> {
  const subject = breakfastOrderSubject(orderId)
  const balance = await balanceOf(client, orderId)
  await client.query(
    `UPDATE breakfast_orders SET state = 'cancelled', visitor = NULL, cancelled_because = $3, total_cents = total_cents - $4, updated_at = $2 WHERE id = $1`,
    [orderId, at, because, takenCents],
  )
  const changed = { kind: 'changed', cents: -takenCents, note: 'cancelled' } as const
  if (takenCents > 0) await addEntry(client, { folioId: orderId, ...changed, at, by })
  await decideRefunds(client, orderId, { by, at })
  const backCents = Math.max(0, takenCents - balance)
  const data = {
    backCents,
    ...(because === 'unpaid' ? { reason: because } : {}),
  }
  await addEvent(client, subject, { kind: 'cancelled', at, by, data })
  await withdrawMails(client, subject, 'cancelled')
}
