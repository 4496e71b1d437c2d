import type { PoolClient } from 'pg'
import type { FolioEntry } from './folio-entry.ts'
import { addEntry, entriesOf, hasEntry } from './folios.ts'

/** What will never be paid. */
export interface WriteOff {
  /** Integer cents, above zero and at most what is open. */
  cents: number
  /** Why, in staff's own words: it stays with the entry. */
  reason: string
}

/** A write-off that was a mistake. */
export interface WriteOffTakenBack {
  /** The entry of the folio. */
  entryId: string
}

/** Who did it, when, and the name of the press: asked twice, entered once. */
export interface WriteOffBy {
  by: string
  at: Date
  requestId: string
}

/** What of a folio is written off and was not taken back, cents. */
export function writtenOffOf(entries: readonly Pick<FolioEntry, 'kind' | 'cents'>[]): number {
  return entries.reduce((sum, { kind, cents }) => (kind === 'written-off' ? sum - cents : sum), 0)
}

/** What became of it; `again`: this press was entered before. */
export type WrittenOff = 'entered' | 'again' | 'too-high'

/**
 * Writes off what of a folio will never be paid, never more than is open. In a transaction that has
 * locked the folio. What was sold stays sold: the lines of the folio do not change.
 */
export async function enterWriteOff(
  client: PoolClient,
  folio: { folioId: string; balanceCents: number },
  { cents, reason, by, at, requestId }: WriteOff & WriteOffBy,
): Promise<WrittenOff> {
  const { folioId, balanceCents } = folio
  const key = `written-off-${folioId}-${requestId}`
  if (await hasEntry(client, key)) return 'again'
  if (cents > balanceCents) return 'too-high'
  await addEntry(client, {
    folioId,
    kind: 'written-off',
    cents: -cents,
    at,
    by,
    note: reason.trim(),
    key,
  })
  return 'entered'
}

/**
 * Takes a write-off back by another entry, once: it is open again.
 *
 * @returns its cents; 0 where it was taken back before; null where there is no such write-off
 */
export async function takeWriteOffBack(
  client: PoolClient,
  folioId: string,
  { entryId, by, at }: WriteOffTakenBack & Omit<WriteOffBy, 'requestId'>,
): Promise<number | null> {
  const entries = await entriesOf(client, folioId)
  const wrong = entries.find(
    ({ id, kind, cents }) => id === entryId && kind === 'written-off' && cents < 0,
  )
  if (!wrong) return null
  const cents = -wrong.cents
  const key = `taken-back-${entryId}`
  return (await addEntry(client, { folioId, kind: 'written-off', cents, at, by, key })) ? cents : 0
}
