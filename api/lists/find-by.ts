import type { Pool } from 'pg'
import { searchPatterns } from './search-words.ts'

/** The columns of a row's number, where it has one, and its address, with the alias of their table. */
export interface WholeColumns {
  number?: string
  email: string
}

/** Rows that words find, as SQL. */
export interface Findable {
  /** The table and its alias, and what is joined to it. */
  from: string
  /** A `search_text` (migration 0014). */
  searchText: string
  /** Where indexes have both columns as a whole. */
  whole?: WholeColumns
}

/** Gives a value its place in a statement, such as `$3`: nothing that was typed becomes SQL. */
export type Parameter = (value: unknown) => string

/** What was typed as conditions on rows, in SQL: of the whole number or address, else of the words. */
export async function findBy(
  pool: Pool,
  { from, searchText, whole }: Findable,
  typed: string | undefined = '',
  parameter: Parameter,
): Promise<string[]> {
  const isIt = whole && (await findWhole(pool, from, whole, typed, parameter))
  return isIt
    ? [isIt]
    : searchPatterns(typed).map((pattern) => `${searchText} LIKE ${parameter(pattern)}`)
}

/**
 * The condition on rows that what was typed is the number or the address of, as SQL; null where there
 * are none. Others with it somewhere in theirs are not meant, and an index of letters would compare
 * what every number begins with and every domain ends on with every row.
 */
export async function findWhole(
  pool: Pool,
  from: string,
  columns: WholeColumns,
  typed: string,
  parameter: Parameter,
): Promise<string | null> {
  const word = typed.trim()
  if (!mayBeWhole(word)) return null
  const { rows } = await pool.query(
    `SELECT 1 FROM ${from} WHERE ${isWhole(columns, '$1')} LIMIT 1`,
    [word],
  )
  return rows.length > 0 ? isWhole(columns, parameter(word)) : null
}

/** Whether what was typed may be a number or an address as a whole: neither has a space in it. */
export const mayBeWhole = (typed: string) => /^\S*[\d@]\S*$/.test(typed.trim())

/** Whether a row has that number or that address, as SQL. */
export function isWhole({ number, email }: WholeColumns, typed: string): string {
  const hasAddress = `email_key(${email}) = email_key(${typed})`
  return number ? `(${number} = upper(${typed}) OR ${hasAddress})` : hasAddress
}
