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
  await addEntry(client, {
    folioId,
    kind: 'refunded',
    method,
    cents: -cents,
    paymentId,
    note: 'refund-failed',
    at,
    by: 'provider',
  })
  const owed = await leaveToStaff(client, { paymentId, folioId, cents, at })
  const data = owed > 0 ? { cents: owed, reason: 'still-here' } : { cents, reason: 'not-owed' }
  await addEvent(
    client,
    { kind, id: folioId },
    { kind: 'refund-failed', at, by: 'provider', data: { ...data, method } },
  )
  return true
}

/**
 * The refund of this sum is as one that was refused, under another name: under the first one it was
 * made, entered and told to the guest. Where there is none of this sum, as where two failed
 * together, one is made as the newest was; without any it was made at the provider by none of us.
 *
 * @returns how much of it is owed, cents
 */
async function leaveToStaff(
  client: PoolClient,
  failed: { paymentId: string; folioId: string; cents: number; at: Date },
): Promise<number> {
  const { paymentId, folioId, at } = failed
  const { owedCents, dueCents, refusedCents } = await refundStanding(client, folioId)
  const cents = Math.min(failed.cents, owedCents - dueCents - refusedCents)
  if (cents <= 0) return 0
  const { rows: made } = await client.query<{ id: string; cents: number; by: string | null }>(
    `SELECT id, cents, by FROM refunds WHERE payment_id = $1 AND state = 'made' ORDER BY created_at DESC, id`,
    [paymentId],
  )
  const same = made.find((refund) => refund.cents === cents)
  if (same)
    await client.query(
      `UPDATE refunds SET id = gen_random_uuid(), state = 'refused', updated_at = $2 WHERE id = $1`,
      [same.id, at],
    )
  else
    await client.query(
      `INSERT INTO refunds (id, payment_id, cents, state, by, created_at, updated_at) VALUES (gen_random_uuid(), $1, $2, 'refused', $3, $4, $4)`,
      [paymentId, cents, made[0] ? made[0].by : 'provider', at],
    )
  return cents
}
