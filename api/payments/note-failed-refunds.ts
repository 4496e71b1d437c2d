import type { PoolClient } from 'pg'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import { addEntry } from '../folios/folios.ts'
import { addEvent } from '../subjects/events.ts'
import type { ProviderPayment } from './provider-answers.ts'
import { refundStanding } from './refund-standing.ts'

/**
 * Enters that money which went back did not get there: the provider says that a refund failed, as
 * where the payer's account is closed, or was canceled. Neither ever changes again, so what failed
 * only grows, and answers may come in any order. What of it is owed is for staff, as what the
 * provider refuses is: to ask again, or to pay by hand. In a transaction that has locked the folio,
 * after `noteWentBack`.
 *
 * @returns whether there was any
 */
export async function noteFailedRefunds(
  client: PoolClient,
  { paymentId, folio_id: folioId, kind }: { paymentId: string; folio_id: string; kind: string },
  seen: ProviderPayment,
  at: Date,
): Promise<boolean> {
  const { rows } = await client.query<{ cents: number; method: PaymentMethod | null }>(
    `UPDATE payments SET refund_failed_cents = $2, refunded_cents = refunded_cents + refund_failed_cents - $2, updated_at = $3
     WHERE id = $1 AND refund_failed_cents < $2 RETURNING $2 - OLD.refund_failed_cents AS cents, method`,
    [paymentId, seen.failedRefundCents, at],
  )
  if (!rows[0]) return false
  const { cents } = rows[0]
  const method = rows[0].method ?? seen.method
  const said = { at, by: 'provider' }
  const note = 'refund-failed'
  await addEntry(client, {
    ...{ folioId, paymentId, kind: 'refunded', method, cents: -cents, note },
    ...said,
  })
  const isOwed = await leaveToStaff(client, { paymentId, folioId, cents, at })
  const reason = isOwed ? 'still-here' : 'not-owed'
  await addEvent(
    client,
    { kind, id: folioId },
    { kind: 'refund-failed', ...said, data: { cents, method, reason } },
  )
  return true
}

/**
 * The refund of this sum is as one that was refused, under another name: under the first one it was
 * made, entered and told to the guest. One that was made at the provider was none of ours, and is
 * one from now on.
 *
 * @returns whether any of it is owed
 */
async function leaveToStaff(
  client: PoolClient,
  failed: { paymentId: string; folioId: string; cents: number; at: Date },
): Promise<boolean> {
  const { paymentId, folioId, at } = failed
  const { owedCents, dueCents, refusedCents } = await refundStanding(client, folioId)
  const cents = Math.min(failed.cents, owedCents - dueCents - refusedCents)
  if (cents <= 0) return false
  const { rowCount } = await client.query(
    `UPDATE refunds SET id = gen_random_uuid(), state = 'refused', updated_at = $3
     WHERE id = (SELECT id FROM refunds WHERE payment_id = $1 AND state = 'made' AND cents = $2 ORDER BY created_at DESC, id LIMIT 1)`,
    [paymentId, cents, at],
  )
  if (!rowCount)
    await client.query(
      `INSERT INTO refunds (id, payment_id, cents, state, by, created_at, updated_at) VALUES (gen_random_uuid(), $1, $2, 'refused', 'provider', $3, $3)`,
      [paymentId, cents, at],
    )
  return true
}
