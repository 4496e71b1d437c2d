import { type ClientBase, escapeIdentifier } from 'pg'

/** A table of the property, without the columns that PostgreSQL computes by itself. */
export interface KeptTable {
  /** With its schema: `public.bookings`. */
  name: string
  columns: KeptColumn[]
  /** The columns of its primary key; empty where it has none. */
  key: string[]
}

export interface KeptColumn {
  name: string
  /** As PostgreSQL calls it: `daterange`, `text[]`, `numeric(5,2)`. */
  type: string
}

/**
 * What migrations make, as far as the catalogue can tell, so that none is forgotten: a table or sequence
 * `c` of the role that migrates, in a schema `n` of the property. Whoever may not read one of them fails:
 * without it nothing is whole.
 */
export const IS_KEPT = `n.nspname IN ('public', 'sandbox')
    AND c.relowner = (SELECT relowner FROM pg_class WHERE oid = 'public.migrations'::regclass)`

const IS_TABLE = `c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence <> 't'`

/** What the migrations remember is not among them: it says which form the others have. */
const KEPT = `
  SELECT n.nspname || '.' || c.relname AS name,
    (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum)
     FROM pg_attribute a
     WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    (SELECT coalesce(json_agg(a.attname ORDER BY k.place), '[]')
     FROM pg_index i CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k (attnum, place)
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
     WHERE i.indrelid = c.oid AND i.indisprimary) AS key
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE ${IS_TABLE} AND ${IS_KEPT} AND c.oid <> 'public.migrations'::regclass
  ORDER BY 1`

const OTHERS = `
  SELECT n.nspname || '.' || c.relname AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE ${IS_TABLE} AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND NOT (${IS_KEPT})
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  ORDER BY 1`

/** All tables of the property in the order of their names. */
export async function keptTables(client: ClientBase): Promise<KeptTable[]> {
  const { rows } = await client.query<KeptTable>(KEPT)
  return rows
}

/** The names of tables that stand in the database beside those of the property. */
export async function otherTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(OTHERS)
  return rows.map(({ name }) => name)
}

/** The name of a table as a statement has it: `public.bookings` → `"public"."bookings"`. */
export function quotedName(name: string): string {
  const dot = name.indexOf('.')
  return `${escapeIdentifier(name.slice(0, dot))}.${escapeIdentifier(name.slice(dot + 1))}`
}

/** Columns as a statement has them, with commas between. */
export function quotedColumns(names: readonly string[]): string {
  return names.map((name) => escapeIdentifier(name)).join(', ')
}
