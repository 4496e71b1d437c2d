import type { Pool } from 'pg'
import { z } from 'zod'
import { listDay, listIds, listWords } from './list-question.ts'
import { searchPatterns, wordsAnywhere } from './search-words.ts'

/** Gives a value its place in a statement, such as `$3`: nothing that was typed becomes SQL. */
export type Parameter = (value: unknown) => string

/** One thing that a list can be narrowed by: what may be asked, and which rows have it, as SQL. */
export interface ListFilter<Shape extends z.ZodType = z.ZodType> {
  shape: Shape
  where(asked: z.output<Shape>, parameter: Parameter, pool: Pool): string | Promise<string>
}

/** A filter that one list has alone. */
export const filterBy = <Shape extends z.ZodType>(
  shape: Shape,
  where: ListFilter<Shape>['where'],
): ListFilter<Shape> => ({ shape, where })

/** The records of these ids. */
export const idIn = <Id extends z.ZodType>(id: Id, column: string) =>
  filterBy(listIds(id), (ids, parameter) => `${column} = ANY (${parameter(ids)})`)

/** Rows with this value in a column. */
export const equals = <Shape extends z.ZodType>(shape: Shape, column: string) =>
  filterBy(shape, (value, parameter) => `${column} = ${parameter(value)}`)

/** Rows of which something is true, or is not. */
export const either = (isSo: string, isNotSo = `NOT (${isSo})`) =>
  filterBy(z.boolean(), (is) => (is ? isSo : isNotSo))

/** Rows with this day in a column or a later one, and rows with an earlier one. */
export const fromDay = (column: string) =>
  filterBy(listDay, (day, parameter) => `${column} >= ${parameter(day)}::date`)
export const beforeDay = (column: string) =>
  filterBy(listDay, (day, parameter) => `${column} < ${parameter(day)}::date`)

/** Rows with these words somewhere in one of some columns. What was typed is no pattern. */
export const wordsIn = (...columns: string[]) =>
  filterBy(listWords, (words, parameter) => {
    if (words === '') return 'true'
    const like = parameter(wordsAnywhere(words))
    return `(${columns.map((column) => `${column} ILIKE ${like}`).join(' OR ')})`
  })

/** Rows that words find, as SQL. */
export interface Findable {
  /** The table and its alias, and what is joined to it. */
  from: string
  /** A `search_text` (migration 0014). */
  searchText: string
  /** Where indexes have both columns as a whole. */
  whole?: WholeColumns
}

/** Rows that words find by their `search_text`, or that have this number or address as a whole. */
export const foundBy = ({ from, searchText, whole }: Findable) =>
  filterBy(listWords, async (typed, parameter, pool) => {
    const isIt = whole && (await findWhole(pool, from, whole, typed, parameter))
    if (isIt) return isIt
    const fits = searchPatterns(typed).map((words) => `${searchText} LIKE ${parameter(words)}`)
    return ['true', ...fits].join(' AND ')
  })

/** The columns of a row's number, where it has one, and its address, with the alias of their table. */
interface WholeColumns {
  number?: string
  email: string
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
