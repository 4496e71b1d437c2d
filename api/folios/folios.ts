import type { Pool, PoolClient } from 'pg'
import { HOUSE_LANGUAGE, type Language, storedLanguage } from '../../rules/texts/languages.ts'
import type { FolioEntry, NewEntry } from './folio-entry.ts'

/**
 * The balance of a folio as SQL, integer cents: above zero it is still to pay, below zero it is to
 * be paid back (spine §3).
 *
 * @param folioId the column, with its table, or the parameter that names the folio: `b.folio_id`
 */
export const balanceSql = (folioId: string) =>
  `(SELECT coalesce(sum(entry.cents), 0)::int FROM folio_entries entry WHERE entry.folio_id = ${folioId})`

/** All that came in for a folio, less what was a mistake, as SQL, integer cents. */
export const receivedSql = (folioId: string) =>
  `(SELECT coalesce(-sum(entry.cents), 0)::int FROM folio_entries entry WHERE entry.folio_id = ${folioId} AND entry.kind = 'received')`

/** What of a folio is written off and was not taken back, as SQL, integer cents. */
export const writtenOffSql = (folioId: string) =>
  `(SELECT coalesce(-sum(entry.cents), 0)::int FROM folio_entries entry WHERE entry.folio_id = ${folioId} AND entry.kind = 'written-off')`

/** The quote a folio was last sold with, as SQL: the newest entry that has one. */
export const quoteSql = (folioId: string) =>
  `(SELECT entry.quote FROM folio_entries entry WHERE entry.folio_id = ${folioId} AND entry.quote IS NOT NULL ORDER BY entry.id DESC LIMIT 1)`

/** Every quote a folio was sold with, as SQL: a list, the oldest first. */
export const quotesSql = (folioId: string) =>
  `(SELECT coalesce(json_agg(entry.quote ORDER BY entry.id), '[]') FROM folio_entries entry WHERE entry.folio_id = ${folioId} AND entry.quote IS NOT NULL)`

/** The language of the guest of a folio's order, as SQL; of a sale that of the house. */
export const guestLanguageSql = (folioId: string) =>
  `coalesce((SELECT language FROM bookings WHERE folio_id = ${folioId}), (SELECT language FROM breakfast_orders WHERE folio_id = ${folioId}), '${HOUSE_LANGUAGE}')`

/** The language of the guest of a folio's order; of any other folio that of the house. */
export async function guestLanguageOf(on: Pool | PoolClient, folioId: string): Promise<Language> {
  const { rows } = await on.query<{ language: string }>(
    `SELECT ${guestLanguageSql('$1')} AS language`,
    [folioId],
  )
  return storedLanguage(rows[0]?.language)
}

/** Opens the folio of an order. It has the id and the kind of the order (spine §2, §3). */
export async function openFolio(
  on: Pool | PoolClient,
  folio: { id: string; kind: string; number: string; at: Date },
): Promise<void> {
  await on.query('INSERT INTO folios (id, kind, number, created_at) VALUES ($1, $2, $3, $4)', [
    folio.id,
    folio.kind,
    folio.number,
    folio.at,
  ])
}

/**
 * Lets only one at a time decide from a folio's balance. Taken before the lock on a booking, as
 * everything here does. Entries may still be added meanwhile by who decides from something else.
 */
export async function lockFolio(client: PoolClient, folioId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM folios WHERE id = $1 FOR NO KEY UPDATE', [
    folioId,
  ])
  return rowCount === 1
}

/**
 * Writes an entry. It is never changed or taken out: what was wrong is set right by another one.
 *
 * @returns false where an entry with this key was written before; then nothing is written
 */
export async function addEntry(on: Pool | PoolClient, entry: NewEntry): Promise<boolean> {
  const { rowCount } = await on.query(
    `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id, quote, terms_id, note, key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (key) DO NOTHING`,
    [
      entry.folioId,
      entry.kind,
      entry.method ?? null,
      entry.cents,
      entry.at,
      entry.by,
      entry.paymentId ?? null,
      entry.quote ? JSON.stringify(entry.quote) : null,
      entry.termsId ?? null,
      entry.note ?? '',
      entry.key ?? null,
    ],
  )
  return rowCount === 1
}

/** Whether an entry with this key was written before. */
export async function hasEntry(on: Pool | PoolClient, key: string): Promise<boolean> {
  const { rowCount } = await on.query('SELECT FROM folio_entries WHERE key = $1', [key])
  return rowCount === 1
}

/** The sum of a folio's entries, integer cents: above zero to pay, below zero to be paid back. */
export async function balanceOf(on: Pool | PoolClient, folioId: string): Promise<number> {
  const { rows } = await on.query<{ cents: number }>(`SELECT ${balanceSql('$1')} AS cents`, [
    folioId,
  ])
  return rows[0]!.cents
}

/** The entries of a folio in the order in which they were written. */
export async function entriesOf(on: Pool | PoolClient, folioId: string): Promise<FolioEntry[]> {
  const { rows } = await on.query<FolioEntry>(
    `SELECT id, kind, method, cents, at, by, payment_id AS "paymentId", note, key
     FROM folio_entries WHERE folio_id = $1 ORDER BY id`,
    [folioId],
  )
  return rows
}
