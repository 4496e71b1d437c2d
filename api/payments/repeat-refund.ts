import type { PoolClient } from 'pg'
import { lockFolio } from '../folios/folios.ts'
import { refundStanding } from './refund-standing.ts'

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
    `UPDATE refunds SET id = gen_random_uuid(), state = 'due', asked_at = NULL, updated_at = $2 WHERE id = ANY ($1::uuid[]) AND state = 'refused'`,
    [refusedIds, at],
  )
  return refusedCents
}
