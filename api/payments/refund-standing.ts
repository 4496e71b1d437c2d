import type { Pool, PoolClient } from 'pg'
import { balanceSql, lockFolio } from '../folios/folios.ts'

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
const REFUNDABLE = `greatest(0, p.received_cents - ${WENT_BACK}
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

/**
 * Has the refunds of a folio stand for what it owes its payer, as far as that came through the
 * provider: makes what is missing, of the newest payment first, and takes back what is too much
 * because money went back otherwise. In a transaction that has locked the folio. Nothing is paid
 * back here: `Refunds.refundDue` does that.
 *
 * @param decided by a member of staff, or by itself (null) as money that came too late; the
 * provider is not asked before `askedFrom`, as long as the decision may be undone
 */
export async function decideRefunds(
  client: PoolClient,
  folioId: string,
  decided: { by: string | null; at: Date; askedFrom?: Date },
): Promise<void> {
  const standing = await refundStanding(client, folioId)
  if (standing.dueCents + standing.refusedCents > standing.owedCents)
    await trimRefunds(client, folioId, standing.owedCents, decided.at)
  const cents = undecidedCents(standing)
  if (cents === 0) return
  const { by, at, askedFrom = null } = decided
  await client.query(
    `INSERT INTO refunds (id, payment_id, cents, state, by, created_at, updated_at, asked_from)
     SELECT gen_random_uuid(), id, least(most, $2 - before), 'due', $3, $4, $4, $5 FROM (
       SELECT id, most, sum(most) OVER (ORDER BY created_at DESC, id) - most AS before
       FROM (SELECT p.id, p.created_at, ${REFUNDABLE} AS most FROM payments p WHERE p.folio_id = $1) paid) shared
     WHERE most > 0 AND before < $2`,
    [folioId, cents, by, at, askedFrom],
  )
}

/**
 * What is owed is kept for what was asked already, then for the oldest; the rest is lowered or
 * deleted. What the provider was asked for stays as it is, whatever is owed by now: it may have gone
 * back. What is too much of it is to be paid once more.
 */
async function trimRefunds(
  client: PoolClient,
  folioId: string,
  owedCents: number,
  at: Date,
): Promise<void> {
  await client.query(
    `WITH standing AS (
       SELECT r.id, r.cents, r.created_at, r.state = 'due' AND r.asked_at IS NOT NULL AS asked FROM refunds r JOIN payments p ON p.id = r.payment_id
       WHERE p.folio_id = $1 AND r.state IN ('due', 'refused')),
     shares AS (
       SELECT id, cents, asked, greatest(0, least(cents, $2 + cents - sum(cents) OVER (ORDER BY asked DESC, created_at, id))) AS kept FROM standing),
     gone AS (DELETE FROM refunds r USING shares s WHERE r.id = s.id AND NOT s.asked AND s.kept = 0)
     UPDATE refunds r SET cents = s.kept, updated_at = $3 FROM shares s WHERE r.id = s.id AND NOT s.asked AND s.kept BETWEEN 1 AND s.cents - 1`,
    [folioId, owedCents, at],
  )
}

/**
 * Has the provider asked again for the refunds that it refused: the member of staff has seen to
 * what was in the way, such as too little on the provider's account. Each is asked for under
 * another name, because under the first one the provider repeats its first answer. Only while the
 * money is still owed: nobody may have paid it by hand since.
 *
 * @returns what is asked for, cents; 0 where nothing refused is owed any more
 */
export async function repeatRefusedRefunds(
  client: PoolClient,
  folioId: string,
  at: Date,
): Promise<number> {
  await lockFolio(client, folioId)
  const { owedCents, dueCents, refusedCents, refusedIds } = await refundStanding(client, folioId)
  if (refusedIds.length === 0 || owedCents - dueCents < refusedCents) return 0
  await client.query(
    `UPDATE refunds SET id = gen_random_uuid(), state = 'due', asked_at = NULL, description = NULL, updated_at = $2 WHERE id = ANY ($1::uuid[]) AND state = 'refused'`,
    [refusedIds, at],
  )
  return refusedCents
}
