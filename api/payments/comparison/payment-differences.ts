import type { Pool, PoolClient } from 'pg'
import type { Difference } from './differences-between.ts'

/** Of which payment it is, and when it was found. */
interface Found {
  /** The payment, by the provider's id. */
  providerId: string
  /** Whose bill it is on; null where nobody can tell (any more). */
  folioId: string | null
  at: Date
}

/**
 * Keeps where house and provider do not agree about a payment, and resolves what agrees again. The
 * same difference found again stays the one that it was; one that staff put away stands open again
 * where its sums changed.
 *
 * @returns whether anything changed
 */
export async function keepDifferences(
  client: PoolClient,
  found: Found,
  differences: readonly Difference[],
): Promise<boolean> {
  const { rowCount: resolved } = await client.query(
    `UPDATE payment_differences SET resolved_at = $2
     WHERE provider_id = $1 AND resolved_at IS NULL AND kind <> ALL ($3)`,
    [found.providerId, found.at, differences.map(({ kind }) => kind)],
  )
  let changed = resolved! > 0
  for (const difference of differences)
    changed = (await keepDifference(client, found, difference)) || changed
  return changed
}

/**
 * Keeps one difference, and leaves the others of the payment as they are.
 *
 * @returns whether anything changed
 */
export async function keepDifference(
  on: Pool | PoolClient,
  { providerId, folioId, at }: Found,
  { kind, hereCents, thereCents }: Difference,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `INSERT INTO payment_differences AS known (provider_id, folio_id, kind, here_cents, there_cents, found_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (provider_id, kind) WHERE resolved_at IS NULL
     DO UPDATE SET folio_id = coalesce($2, known.folio_id), here_cents = $4, there_cents = $5,
       (seen_by, seen_at) = (SELECT known.seen_by, known.seen_at WHERE (known.here_cents, known.there_cents) = ($4, $5))
     WHERE (known.here_cents, known.there_cents) IS DISTINCT FROM ($4, $5) OR coalesce($2, known.folio_id) IS DISTINCT FROM known.folio_id`,
    [providerId, folioId, kind, hereCents, thereCents, at],
  )
  return rowCount! > 0
}
