import type { ClientBase } from 'pg'
import type { PricedLines } from '../../rules/quotes/quote.ts'
import type { EntryKind, PaymentMethod } from '../folios/folio-entry.ts'

/** Who sold and took money there, where the export names nobody: whoever imports did not. */
export const OLD_SITE = 'de oude site'

/** An entry of a folio that is imported. */
export interface CarriedEntry {
  folio: string
  kind: EntryKind
  method?: PaymentMethod
  cents: number
  at: Date
  by: string
  quote?: PricedLines
  terms?: string
  note?: string
}

/** Writes entries of folios that are there, in this order. */
export async function writeEntries(
  client: ClientBase,
  entries: readonly CarriedEntry[],
): Promise<void> {
  await client.query(
    `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, quote, terms_id, note)
     SELECT folio, kind, method, cents, at, by, quote, terms, coalesce(note, '') FROM jsonb_to_recordset($1)
       AS e (folio uuid, kind text, method text, cents int, at timestamptz, by text, quote jsonb, terms text, note text, place bigint)
     ORDER BY place`,
    [JSON.stringify(entries.map((entry, place) => ({ ...entry, place })))],
  )
}
