import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { isTooDeep, unreadablePaths, storedDay, storedInteger } from '../requests/stored-values.ts'

const unreadable = 'Deze lijst kan zo niet worden getoond.'

/** The most rows of one answer. */
export const MOST_AT_ONCE = 200
const FIRST_PAGE: [number, number] = [0, 24]

/** What a list may be narrowed by: words that somebody typed, a row's number, a day. */
export const listWords = z.string().max(100)
export const listNumber = storedInteger()
export const listDay = storedDay()

export type Direction = 'ASC' | 'DESC'

/** The records that react-admin asks for by their ids, as `getMany` does. */
export const listIds = <Id extends z.ZodType>(id: Id) => z.array(id).max(MOST_AT_ONCE).optional()

/**
 * Part of a list: `first` is the place of its first row, counted from 0, `total` all there are; null
 * where that is counted apart, or where there are more than are counted (`Lists`).
 */
export interface ListPage<Row> {
  rows: Row[]
  first: number
  total: number | null
}

/**
 * What a list answers, as react-admin's simple REST provider asks:
 * `?range=[0,24]&sort=["arrival","ASC"]&filter={…}`, each of them JSON and each optional.
 *
 * @param sorts what it may be sorted by
 * @param otherwise how it is sorted when nothing is asked
 * @param filter what it may be narrowed by
 */
export function listQuestion<Sort extends string, Filter extends object>(
  sorts: readonly Sort[],
  otherwise: [NoInfer<Sort>, Direction],
  filter: z.ZodType<Filter> & { shape: object },
) {
  const range = z.tuple([storedInteger().min(0), storedInteger().min(0)])
  const sort = z.tuple([z.enum(sorts as [Sort]), z.enum(['ASC', 'DESC'])])
  return z
    .object({
      range: listParameter(range, undefined).meta({
        description: 'JSON: the first and the last row, counted from 0, such as `[0,24]`.',
      }),
      sort: listParameter(sort, otherwise as z.output<typeof sort>).meta({
        description: `JSON: by what and how, such as \`${JSON.stringify(otherwise)}\`; by ${sorts.join(', ')}.`,
      }),
      filter: listParameter(filter, {} as Filter).meta({
        description: `JSON: an object with any of ${Object.keys(filter.shape).join(', ')}.`,
      }),
    })
    .transform(({ range: asked, ...question }) => {
      // Who asks for records by their ids wants them all, not a first page of them.
      const byIds = Object.hasOwn(question.filter, 'id')
      const [first, last] = asked ?? (byIds ? [0, MOST_AT_ONCE - 1] : FIRST_PAGE)
      return { ...question, first, most: Math.min(Math.max(last - first + 1, 0), MOST_AT_ONCE) }
    })
}

/** One of the three, written as JSON; `otherwise` where it is left out. */
function listParameter<T, Otherwise extends T | undefined>(
  shape: z.ZodType<T>,
  otherwise: Otherwise,
) {
  return z
    .string()
    .optional()
    .transform((text, context): T | Otherwise => {
      if (text === undefined) return otherwise
      try {
        const asked: unknown = JSON.parse(text)
        const parsed = isTooDeep(asked) ? null : shape.safeParse(asked)
        if (parsed?.success && unreadablePaths(asked).length === 0) return parsed.data
      } catch {
        // Not JSON: the same answer as for a wrong shape.
      }
      context.addIssue({ code: 'custom', message: unreadable })
      return z.NEVER
    })
}

/** Answers a page of a list: its rows as the body, its place among all in `Content-Range`. */
export function listed<Row>(
  reply: FastifyReply,
  resource: string,
  { rows, first, total }: ListPage<Row>,
): Row[] {
  const last = first + Math.max(rows.length, 1) - 1
  void reply.header('content-range', `${resource} ${first}-${last}/${total ?? '*'}`)
  return rows
}
