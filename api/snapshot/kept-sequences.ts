import type { ClientBase } from 'pg'
import { IS_KEPT, quotedName } from './kept-tables.ts'

/** What a sequence gives next: `last` itself, or the one after it where `isCalled`. */
export interface KeptSequence {
  /** With its schema: `public.booking_number_seq`. */
  name: string
  /** As text: it may be larger than a number holds. */
  last: string
  isCalled: boolean
}

/** As for tables: all but that of what the migrations remember. */
const NAMES = `
  SELECT n.nspname || '.' || c.relname AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'S' AND ${IS_KEPT}
    AND NOT EXISTS (SELECT FROM pg_depend d
      WHERE d.objid = c.oid AND d.refobjid = 'public.migrations'::regclass AND d.deptype IN ('a', 'i'))
  ORDER BY 1`

/**
 * All sequences, as they are now. They are outside of every transaction: read after the rows were
 * fixed, each is at least as far as the rows are.
 */
export async function keptSequences(client: ClientBase): Promise<KeptSequence[]> {
  const { rows: names } = await client.query<{ name: string }>(NAMES)
  const found: KeptSequence[] = []
  for (const { name } of names) {
    const { rows } = await client.query<Omit<KeptSequence, 'name'>>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${quotedName(name)}`,
    )
    found.push({ name, ...rows[0]! })
  }
  return found
}

/** Puts sequences where they were. */
export async function setSequences(
  client: ClientBase,
  sequences: readonly KeptSequence[],
): Promise<void> {
  for (const { name, last, isCalled } of sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [quotedName(name), last, isCalled])
}
