import type { Pool } from 'pg'
import type { PaymentState } from '../payment-state.ts'
import type { PaymentMoney } from './differences-between.ts'

/** A payment as the house has it: its state, and its money by the entries of its folio. */
export interface PaymentHere extends PaymentMoney {
  folioId: string
  state: PaymentState
}

/** The entries count: from them a bill is added up. */
const MONEY_HERE = `SELECT p.folio_id AS "folioId", p.state,
    coalesce(-sum(e.cents) FILTER (WHERE e.kind = 'received' AND e.note <> 'chargeback-reversed'), 0)::int AS "receivedCents",
    coalesce(sum(e.cents) FILTER (WHERE e.kind = 'refunded' AND e.note <> 'chargeback'), 0)::int AS "refundedCents",
    coalesce(sum(e.cents) FILTER (WHERE e.note IN ('chargeback', 'chargeback-reversed')), 0)::int AS "chargedBackCents"
  FROM payments p LEFT JOIN folio_entries e ON e.folio_id = p.folio_id AND e.payment_id = p.id
  WHERE p.provider_id = $1 GROUP BY p.id`

/** @returns null where the house has no payment of this id of the provider */
export async function moneyHere(pool: Pool, providerId: string): Promise<PaymentHere | null> {
  const { rows } = await pool.query<PaymentHere>(MONEY_HERE, [providerId])
  return rows[0] ?? null
}

/** The folio that an attempt to pay is of; null where the house has no such attempt. */
export async function folioOfAttempt(pool: Pool, attemptId: string): Promise<string | null> {
  const { rows } = await pool.query<{ folio_id: string }>(
    'SELECT folio_id FROM payments WHERE id = $1',
    [attemptId],
  )
  return rows[0]?.folio_id ?? null
}

/**
 * The payments that may have changed at the provider without its list saying so: those under way,
 * those that changed here lately, those of which something is still to go back, a refund may fail
 * or a bank may give back what it took, and those that did not agree last time.
 *
 * @param lately from when on a change is recent
 * @param aYearAgo a chargeback is disputed for months, a refund waits for the provider's balance
 */
export async function unsettledHere(pool: Pool, lately: Date, aYearAgo: Date): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT p.provider_id AS id FROM payments p
     WHERE p.provider_id IS NOT NULL AND (p.state IN ('open', 'pending', 'authorized') OR p.updated_at >= $1
       OR p.id IN (SELECT payment_id FROM folio_entries WHERE kind = 'refunded' AND at >= $2)
       OR EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.state IN ('due', 'refused')))
     UNION SELECT provider_id FROM payment_differences WHERE resolved_at IS NULL`,
    [lately, aYearAgo],
  )
  return rows.map(({ id }) => id)
}

/** Which of these payments of the provider are of this house. */
export async function knownHere(pool: Pool, providerIds: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ provider_id: string }>(
    'SELECT provider_id FROM payments WHERE provider_id = ANY ($1)',
    [providerIds],
  )
  return rows.map(({ provider_id }) => provider_id)
}
