import type { PoolClient } from 'pg'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import { addEntry } from '../folios/folios.ts'
import type { ProviderPayment } from './provider-answers.ts'

/**
 * Enters that the payer's bank gave back what it had taken: the provider names a smaller sum than
 * the folio knows. Only an answer asked for after the payment last changed can say so; an older one
 * may just be late. In a transaction that has locked the folio.
 *
 * @returns what came in again, in cents; null where nothing did
 */
export async function noteReversal(
  client: PoolClient,
  { paymentId, folio_id: folioId }: { paymentId: string; folio_id: string },
  seen: ProviderPayment,
  askedAt: Date,
): Promise<{ cents: number; method: PaymentMethod } | null> {
  const { rows } = await client.query<{ cents: number; method: PaymentMethod | null }>(
    `SELECT charged_back_cents - $2 AS cents, method FROM payments WHERE id = $1 AND charged_back_cents > $2 AND updated_at < $3`,
    [paymentId, seen.chargedBackCents, askedAt],
  )
  if (!rows[0]) return null
  const { cents } = rows[0]
  const method = rows[0].method ?? seen.method
  await client.query('UPDATE payments SET charged_back_cents = $2, updated_at = $3 WHERE id = $1', [
    paymentId,
    seen.chargedBackCents,
    askedAt,
  ])
  await addEntry(client, {
    folioId,
    kind: 'received',
    method,
    cents: -cents,
    at: askedAt,
    by: 'provider',
    paymentId,
    note: 'chargeback-reversed',
  })
  return { cents, method }
}
