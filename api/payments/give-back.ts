import type { PoolClient } from 'pg'
import { mostToGiveBack } from '../../rules/money/most-to-give-back.ts'
import { addEntry, entriesOf, hasEntry } from '../folios/folios.ts'
import { decideRefunds } from './decide-refunds.ts'

/** What became of it; `again`: this press was entered before; `open`: a part is still to pay. */
export type GivenBack = 'entered' | 'again' | 'too-high' | 'open'

/**
 * Makes what was sold so much less, and has that go back as it does after a cancellation: through
 * the provider by the workflow, what came another way by staff's own hand. In a transaction that has
 * locked the folio.
 */
export async function giveBack(
  client: PoolClient,
  folioId: string,
  { cents, by, at, requestId }: { cents: number; by: string; at: Date; requestId: string },
): Promise<GivenBack> {
  const key = `given-back-${folioId}-${requestId}`
  if (await hasEntry(client, key)) return 'again'
  const entries = await entriesOf(client, folioId)
  const sum = (which: typeof entries) => which.reduce((total, entry) => total + entry.cents, 0)
  const balanceCents = sum(entries)
  const moved = entries.filter(({ kind }) => kind === 'received' || kind === 'refunded')
  if (balanceCents > 0) return 'open'
  if (cents > mostToGiveBack({ receivedCents: -sum(moved), balanceCents })) return 'too-high'
  const changed = { kind: 'changed', note: 'given-back', cents: -cents } as const
  await addEntry(client, { folioId, ...changed, at, by, key })
  await decideRefunds(client, folioId, { by, at })
  return 'entered'
}
