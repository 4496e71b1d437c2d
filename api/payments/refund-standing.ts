import type { Pool, PoolClient } from 'pg'
import { balanceSql } from '../folios/folios.ts'

/** What is to be paid back for a folio, and which way. Integer cents. */
export interface RefundStanding {
  /** All that is owed to the payer: how far the balance is below zero. */
  owedCents: number
  /** Of it, what the provider is being asked to pay back. */
  dueCents: number
  /** Of it, what the provider refused to pay back, and with which refunds. */
  refusedCents: number
  refusedIds: string[]
  /** What could still be paid back through the provider, over all payments. */
  refundableCents: number
}

/** What staff have to pay back themselves, as the screen shows it; 0 and none where nothing is. */
export interface RefundByHand {
  cents: number
  /** The refunds that the provider refused. */
  refundIds: string[]
}

/** What went back of a payment `p` by the entries of its folio, as SQL, less what its bank gave back. */
const WENT_BACK = `(SELECT coalesce(sum(e.cents), 0)::int FROM folio_entries e
  WHERE e.folio_id = p.folio_id AND e.payment_id = p.id AND (e.kind = 'refunded' OR e.note = 'chargeback-reversed'))`

/**
 * What of a payment `p` could still be paid back through the provider, as SQL. Of what it refused
 * nothing can, whoever paid it since.
 */
export const REFUNDABLE = `greatest(0, p.received_cents - ${WENT_BACK}
  - (SELECT coalesce(sum(r.cents), 0)::int FROM refunds r WHERE r.payment_id = p.id AND r.state IN ('due', 'refused', 'by-hand')))`

/**
 * How a folio's refunds stand, as SQL that gives a `RefundStanding`.
 *
 * @param folioId the column or parameter that names the folio
 */
export const refundStandingSql = (folioId: string) => `(SELECT json_build_object(
  'owedCents', greatest(0, -${balanceSql(folioId)}),
  'dueCents', coalesce(sum(r.cents) FILTER (WHERE r.state = 'due'), 0)::int,
  'refusedCents', coalesce(sum(r.cents) FILTER (WHERE r.state = 'refused'), 0)::int,
  'refusedIds', coalesce(json_agg(r.id ORDER BY r.created_at, r.id) FILTER (WHERE r.state = 'refused'), '[]'),
  'refundableCents', (SELECT coalesce(sum(${REFUNDABLE}), 0)::int FROM payments p WHERE p.folio_id = ${folioId}))
  FROM payments paid LEFT JOIN refunds r ON r.payment_id = paid.id WHERE paid.folio_id = ${folioId})`

export async function refundStanding(
  on: Pool | PoolClient,
  folioId: string,
): Promise<RefundStanding> {
  const { rows } = await on.query<{ standing: RefundStanding }>(
    `SELECT ${refundStandingSql('$1')} AS standing`,
    [folioId],
  )
  return rows[0]!.standing
}

/** What nobody has decided to pay back yet and the provider could: then a refund has to be made. */
export function undecidedCents({
  owedCents,
  dueCents,
  refusedCents,
  refundableCents,
}: RefundStanding): number {
  return Math.max(0, Math.min(owedCents - dueCents - refusedCents, refundableCents))
}

/**
 * What staff have to pay back themselves: what the provider refused, and what came by another way
 * than the provider.
 */
export function byHandCents(standing: RefundStanding): number {
  return Math.max(0, standing.owedCents - standing.dueCents - undecidedCents(standing))
}
