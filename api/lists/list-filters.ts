import type { Pool } from 'pg'
import { z } from 'zod'
import { type Findable, type Parameter, findBy } from './find-by.ts'
import { MOST_AT_ONCE, listDay, listWords, wordsAnywhere } from './list-question.ts'

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
export const idIn = <Id extends z.ZodType>(id: Id, column: string) => ({
  shape: z.array(id).max(MOST_AT_ONCE),
  where: (ids: z.output<Id>[], parameter: Parameter) => `${column} = ANY (${parameter(ids)})`,
})

/** Rows with this value in a column. */
export const equals = <Shape extends z.ZodType>(shape: Shape, column: string) => ({
  shape,
  where: (value: z.output<Shape>, parameter: Parameter) => `${column} = ${parameter(value)}`,
})

/** Rows of which something is true, or is not. */
export const either = (isSo: string, isNotSo = `NOT (${isSo})`) => ({
  shape: z.boolean(),
  where: (is: boolean) => (is ? isSo : isNotSo),
})

/** Rows with this day in a column or a later one, and rows with an earlier one. */
export const fromDay = (column: string) => compared(column, '>=')
export const beforeDay = (column: string) => compared(column, '<')

const compared = (column: string, sign: '>=' | '<') => ({
  shape: listDay,
  where: (day: string, parameter: Parameter) => `${column} ${sign} ${parameter(day)}::date`,
})

/** Rows that words find by their `search_text`, or that have this number or address (`findBy`). */
export const foundBy = (rows: Findable) => ({
  shape: listWords,
  where: async (typed: string, parameter: Parameter, pool: Pool) =>
    ['true', ...(await findBy(pool, rows, typed, parameter))].join(' AND '),
})

/** Rows with these words somewhere in one of some columns. What was typed is no pattern. */
export const wordsIn = (...columns: string[]) => ({
  shape: listWords,
  where: (words: string, parameter: Parameter) => {
    if (words === '') return 'true'
    const like = parameter(wordsAnywhere(words))
    return `(${columns.map((column) => `${column} ILIKE ${like}`).join(' OR ')})`
  },
})
