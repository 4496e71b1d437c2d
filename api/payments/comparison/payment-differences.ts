import type { PoolClient } from 'pg'
import type { Difference } from './differences-between.ts'

/**
 * Keeps where house and provider do not agree about a payment, and resolves what agrees again. The
 * same difference found again stays the one that it was.
 *
 * @returns whether anything changed
 */
export async function keepDifferences(
  client: PoolClient,
  payment: { providerId: string; folioId: string | null },
  differences: readonly Difference[],
  at: Date,
): Promise<boolean> {
  const { providerId, folioId } = payment
  const { rowCount: resolved } = await client.query(
    `UPDATE payment_differences SET resolved_at = $2
     WHERE provider_id = $1 AND resolved_at IS NULL AND kind <> ALL ($3)`,
    [providerId, at, differences.map(({ kind }) => kind)],
  )
  let changed = resolved! > 0
  for (const { kind, hereCents, thereCents } of differences) {
    const { rowCount } = await client.query(
      `INSERT INTO payment_differences AS known (provider_id, folio_id, kind, here_cents, there_cents, found_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (provider_id, kind) WHERE resolved_at IS NULL
       DO UPDATE SET folio_id = $2, here_cents = $4, there_cents = $5
       WHERE (known.folio_id, known.here_cents, known.there_cents) IS DISTINCT FROM ($2, $4, $5)`,
      [providerId, folioId, kind, hereCents, thereCents, at],
    )
    changed ||= rowCount! > 0
  }
  return changed
}
