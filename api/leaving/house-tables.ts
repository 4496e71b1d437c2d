import type { ClientBase } from 'pg'
import { keptTables, quotedName } from '../snapshot/kept-tables.ts'

/** A column as PostgreSQL's catalogue has it. */
export interface HouseColumn {
  name: string
  /** As PostgreSQL writes it: `text`, `daterange`, `integer[]`. */
  type: string
  isRequired: boolean
  /** Numbered by PostgreSQL, row by row. */
  isCounted: boolean
}

/** One column, or several together, that point at a row of another table. */
export interface Reference {
  columns: string[]
  table: string
  targets: string[]
}

/** A table with all that a file of its rows has to keep to. */
export interface HouseTable {
  /** `bookings`; of another schema than `public` with its name: `sandbox.payments`. */
  name: string
  columns: HouseColumn[]
  /** The columns of its primary key. */
  key: string[]
  references: Reference[]
}

const RULES = `
  SELECT c.oid::regclass::text AS name,
    (SELECT json_object_agg(attname, json_build_object('isRequired', attnotnull, 'isCounted', attidentity <> ''))
     FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS columns,
    coalesce((SELECT json_agg(json_build_object('table', k.confrelid::regclass::text,
        'columns', (SELECT json_agg(a.attname ORDER BY array_position(k.conkey, a.attnum))
          FROM pg_attribute a WHERE a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)),
        'targets', (SELECT json_agg(a.attname ORDER BY array_position(k.confkey, a.attnum))
          FROM pg_attribute a WHERE a.attrelid = k.confrelid AND a.attnum = ANY (k.confkey))) ORDER BY k.conname)
     FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f'), '[]') AS references
  FROM pg_class c WHERE c.oid = ANY ($1::regclass[])`

interface Rules {
  name: string
  columns: Record<string, Pick<HouseColumn, 'isRequired' | 'isCounted'>>
  references: Reference[]
}

/** Every table of a house, as `keptTables`, with what its rows have to keep to. */
export async function houseTables(client: ClientBase): Promise<HouseTable[]> {
  const kept = await keptTables(client)
  const { rows } = await client.query<Rules>(RULES, [kept.map(({ name }) => quotedName(name))])
  const rules = new Map(rows.map((each) => [each.name, each]))
  return kept.map((table) => {
    const name = shortName(table.name)
    const { columns, references } = rules.get(name)!
    return {
      name,
      key: table.key,
      columns: table.columns.map((column) => ({ ...column, ...columns[column.name]! })),
      references,
    }
  })
}

/** `public.bookings` → `bookings`. */
export function shortName(name: string): string {
  return name.replace(/^public\./, '')
}

/** `bookings` → `public.bookings`. */
export function longName(name: string): string {
  return name.includes('.') ? name : `public.${name}`
}

/** A table's or sequence's name in SQL. */
export function sqlName(name: string): string {
  return quotedName(longName(name))
}
