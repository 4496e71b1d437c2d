import type { HouseColumn } from './house-tables.ts'

/** How a value of a column is written in a cell, and how a cell becomes the value again, as SQL. */
export interface CellForm {
  /** In the words of the dictionary. */
  says: string
  /** The text of the value; null stays null. */
  written(column: string): string
  /** The value of a text that was written so. */
  read(text: string): string
  /** Whether a text can be read, for one that is not null. */
  fits(text: string): string
}

/**
 * The form of a column. A date and time is ISO 8601 in UTC to the microsecond, a list is JSON; all
 * else is as PostgreSQL writes it.
 */
export function cellForm({ type }: Pick<HouseColumn, 'type'>): CellForm {
  if (type === 'timestamp with time zone') return momentForm
  if (type.endsWith('[]')) return listForm(type.slice(0, -2))
  return {
    says: SAYS[type] ?? type,
    written: (column) => `(${column})::text`,
    read: (text) => `${text}::${type}`,
    fits: (text) => `pg_input_is_valid(${text}, '${type}')`,
  }
}

const SAYS: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  smallint: 'whole number',
  integer: 'whole number',
  bigint: 'whole number',
  'double precision': 'number',
  date: 'day, 2026-12-31',
  daterange: 'days, [2026-12-30,2027-01-02): from the first, until before the last',
  jsonb: 'JSON',
  uuid: 'UUID',
}

const UTC = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`

const momentForm: CellForm = {
  says: 'date and time in UTC, 2026-12-31T23:00:00.000000Z',
  // `infinity` is no time of a calendar, and stays a word.
  written: (column) =>
    `CASE WHEN isfinite(${column}) THEN to_char(${column} AT TIME ZONE 'UTC', ${UTC}) ELSE ${column}::text END`,
  read: (text) => `${text}::timestamptz`,
  // Without its zone a time could be of anywhere.
  fits: (text) =>
    `(${text} ~ '(Z|[+-]\\d\\d:?\\d\\d|infinity)$' AND pg_input_is_valid(${text}, 'timestamptz'))`,
}

function listForm(of: string): CellForm {
  const each = (text: string) =>
    `jsonb_array_elements_text(CASE WHEN ${text} IS JSON ARRAY THEN ${text}::jsonb END)`
  return {
    says: `JSON list, of ${SAYS[of] ?? of}`,
    written: (column) => `to_jsonb(${column})::text`,
    read: (text) =>
      `CASE WHEN ${text} IS NOT NULL THEN ARRAY(SELECT one::${of} FROM jsonb_array_elements_text(${text}::jsonb) WITH ORDINALITY AS list (one, place) ORDER BY place) END`,
    fits: (text) =>
      `(${text} IS JSON ARRAY AND NOT EXISTS (SELECT FROM ${each(text)} AS list (one) WHERE NOT pg_input_is_valid(one, '${of}')))`,
  }
}
