import type { PoolClient } from 'pg'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import { addEntry, hasEntry } from '../folios/folios.ts'
import { addEvent } from '../subjects/events.ts'
import type { Subject } from '../subjects/subject.ts'
import type { RefundByHand } from './refund-by-hand.ts'
import { byHandCents, refundStanding } from './refund-standing.ts'

/** What staff note: what they paid back, how, who, when, and the press that says so. */
interface NotedRefund extends RefundByHand {
  method: PaymentMethod
  by: string
  at: Date
  /** The name of the press: asked twice, noted once. */
  requestId: string
}

/**
 * Notes exactly what was shown of money that staff have paid back themselves, all of it or nothing: by
 * its sum alone, another refund of the same sum, refused since, would be noted though nobody paid it.
 * In a transaction that has locked the folio. The workflow tells the guest.
 *
 * @returns false when that is not what is to be paid back by hand (any more)
 */
export async function noteRefundByHand(
  client: PoolClient,
  subject: Subject,
  refund: NotedRefund,
): Promise<boolean> {
  const { id: folioId } = subject
  const { cents, method, by, at, refundIds, requestId } = refund
  const key = `refunded-by-hand-${folioId}-${requestId}`
  if (await hasEntry(client, key)) return true
  if (!(await isOwed(client, folioId, refund))) return false
  await client.query(
    `UPDATE refunds SET state = 'by-hand', updated_at = $2 WHERE id = ANY ($1::uuid[])`,
    [refundIds, at],
  )
  await addEntry(client, { folioId, kind: 'refunded', method, cents, at, by, key })
  const data = { cents, method, reason: 'by-hand' }
  await addEvent(client, subject, { kind: 'refunded', at, by, data })
  return true
}

/** Refunds that the provider refused, and no more beside them than came another way. */
async function isOwed(
  client: PoolClient,
  folioId: string,
  { cents, refundIds }: RefundByHand,
): Promise<boolean> {
  const standing = await refundStanding(client, folioId)
  if (refundIds.some((id) => !standing.refusedIds.includes(id))) return false
  const { rows } = await client.query<{ cents: number }>(
    'SELECT coalesce(sum(cents), 0)::int AS cents FROM refunds WHERE id = ANY ($1::uuid[])',
    [refundIds],
  )
  const beside = cents - rows[0]!.cents
  return beside >= 0 && beside <= byHandCents(standing) - standing.refusedCents
}
