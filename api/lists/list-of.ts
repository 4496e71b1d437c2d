import { Get, Global, Inject, Injectable, Module, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Pool } from 'pg'
import { z } from 'zod'
import type { Words } from '../../rules/texts/all-words.ts'
import { Clock } from '../environment/clock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { Answers } from '../requests/routes.ts'
import type { ListFilter, Parameter } from './list-filters.ts'
import { type Direction, type ListPage, listQuestion, listed } from './list-question.ts'

type Filters = Record<string, ListFilter>
type SortColumns = string | readonly (string | ((direction: Direction) => string))[]
type Asked<Of extends Filters> = { [Field in keyof Of]?: z.output<Of[Field]['shape']> }

/**
 * A list of staff as SQL. `$1` is the clock's instant and `$2` the day it is. A page is chosen among
 * the rows of `from` alone; only its rows are joined, and read to their last column.
 */
export interface ListOf<Of extends Filters = Filters> {
  /** A table, or a statement in parentheses. Each row has an `id`. */
  from: string
  /** The name of its rows in all other SQL of the list. */
  as: string
  /** What is joined already where rows are chosen: filters and sorts may use it. */
  beside?: string
  joins?: string
  columns: string
  /** What the rules make of a row; left out: rows are answered as they are read. */
  view?(row: never, words: Words): object
  /** What it may be sorted by: one column or several; a function says where rows without a value come. */
  sorts: Record<string, SortColumns>
  filters: Of
  /** What holds for all rows, whatever else is asked. */
  always?(asked: Asked<Of>): string
  /** How many rows there are is asked for apart: a page answers `null`. */
  countedApart?: boolean
}

/**
 * Declares a list of staff: its SQL, and what its route is asked with (`question`).
 *
 * @param otherwise how it is sorted when nothing is asked
 */
export function listOf<Sort extends string, Of extends Filters>(
  list: ListOf<Of> & { sorts: Record<Sort, SortColumns> },
  otherwise: [NoInfer<Sort>, Direction],
) {
  const shapes = Object.entries(list.filters).map(([field, { shape }]) => [field, shape.optional()])
  const filter = z.object(Object.fromEntries(shapes)) as unknown as z.ZodType<Asked<Of>> & {
    shape: object
  }
  return { ...list, question: listQuestion(Object.keys(list.sorts) as Sort[], otherwise, filter) }
}

/**
 * How many rows behind a page are counted. A house has as many bookings in a year: what it counts of
 * fifty years takes no longer than what it counts of one.
 */
export const MOST_COUNTED = 2_000

/** Rows of an export that are in memory at once. */
const A_PART = 1_000

/** What is asked of a list; `most`: null for all. */
export interface Question {
  first: number
  most: number | null
  sort: readonly [string, Direction]
  filter: object
}

/** Reads the lists of staff. */
@Injectable()
export class Lists {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly inForce: WordsInForce,
  ) {}

  /**
   * A page of a list, with how many rows it has in all: null where there are more than `MOST_COUNTED`
   * behind the page, or where they are counted apart.
   */
  async page<Row extends object>(
    list: ListOf,
    { first, most, sort, filter }: Question,
  ): Promise<ListPage<Row>> {
    const { from: found, values: filterValues } = await this.select(list, filter)
    const values = [...filterValues, most, first]
    const by = orderOf(list, sort)
    const chosen = `SELECT ${list.as}.* FROM ${found} ORDER BY ${by}
      LIMIT $${values.length - 1} OFFSET $${values.length}`
    const isCounted = most !== null && !list.countedApart
    const [total, { rows }] = await Promise.all([
      isCounted ? this.count(found, filterValues, first + most + MOST_COUNTED) : null,
      this.pool.query<Row>(
        `SELECT ${list.columns} FROM ${joined(list, `(${chosen})`)} ORDER BY ${by}`,
        values,
      ),
    ])
    return { rows: asViews(list, rows, this.inForce), first, total }
  }

  /**
   * One record by its id; null where there is none.
   *
   * @param more columns beside the list's
   */
  async one<Row extends object>(list: ListOf, id: string | number, more = ''): Promise<Row | null> {
    return (await this.withIds<Row>(list, [id], more))[0] ?? null
  }

  /** All rows that a filter has, at once: for what a day or a person has few of. */
  async rows<Row extends object>(
    list: ListOf,
    { sort, filter }: Pick<Question, 'sort' | 'filter'>,
  ): Promise<Row[]> {
    return (await this.page<Row>(list, { first: 0, most: null, sort, filter })).rows
  }

  /**
   * All rows that a filter has, part by part: however slow a download is, no connection is held for it
   * and no more than a part is in memory.
   *
   * @param sort by what; that has an index
   * @param more columns beside the list's
   */
  async *all<Row extends object>(
    list: ListOf,
    { sort, filter }: Pick<Question, 'sort' | 'filter'>,
    more = '',
  ): AsyncGenerator<Row[], void, undefined> {
    const by = orderOf(list, sort)
    const { from: found, values } = await this.select(list, filter)
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT ${list.as}.id FROM ${found} ORDER BY ${by}`,
      values,
    )
    for (let first = 0; first < rows.length; first += A_PART) {
      const ids = rows.slice(first, first + A_PART).map(({ id }) => id)
      yield await this.withIds<Row>(list, ids, more)
    }
  }

  /** Sums over all rows that a filter has. @param sums aggregates, as SQL */
  async sum<Sums extends object>(list: ListOf, filter: object, sums: string): Promise<Sums> {
    const { from: found, values } = await this.select(list, filter)
    const { rows } = await this.pool.query<Sums>(`SELECT ${sums} FROM ${found}`, values)
    return rows[0]!
  }

  /** The rows that a filter has, in no order: all after `FROM`, with its values. */
  private async select(list: ListOf, filter: object) {
    const values = this.now()
    const parameter: Parameter = (value) => `$${values.push(value)}`
    const conditions = [TYPED]
    if (list.always) conditions.push(list.always(filter))
    for (const [field, asked] of Object.entries(filter))
      if (asked !== undefined)
        conditions.push(await list.filters[field]!.where(asked, parameter, this.pool))
    const { from: table, as, beside = '' } = list
    return { from: `${table} ${as} ${beside} WHERE ${conditions.join(' AND ')}`, values }
  }

  /**
   * The records of these ids, in this order.
   *
   * @param more columns beside the list's
   */
  async withIds<Row extends object>(
    list: ListOf,
    ids: (string | number)[],
    more = '',
  ): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(
      `SELECT ${list.columns}${more && `, ${more}`} FROM ${joined(list)}
       WHERE ${TYPED} AND ${list.as}.id = ANY ($3) ORDER BY array_position($3, ${list.as}.id)`,
      [...this.now(), ids],
    )
    return asViews(list, rows, this.inForce)
  }

  /** Null where there are more than `limit`. */
  private async count(found: string, values: unknown[], limit: number) {
    const { rows } = await this.pool.query<{ total: number | null }>(
      `SELECT nullif(count(*)::int, ${limit + 1}) AS total FROM (SELECT FROM ${found} LIMIT ${limit + 1}) AS counted`,
      values,
    )
    return rows[0]!.total
  }

  private now(): unknown[] {
    return [new Date(this.clock.now()), this.clock.today()]
  }
}

/** A parameter has a type also where no condition or column uses it. */
const TYPED = '$1::timestamptz IS NOT NULL AND $2::date IS NOT NULL'

const asViews = <Row extends object>({ view }: ListOf, rows: Row[], { words }: WordsInForce) =>
  view ? rows.map((row) => view(row as never, words) as Row) : rows

const joined = ({ from: table, as, beside = '', joins = '' }: ListOf, rows = table) =>
  `${rows} AS ${as} ${beside} ${joins}`

/** Rows that are alike in what sorts them come by their ids, so that no page repeats one. */
function orderOf({ sorts, as }: ListOf, [field, direction]: readonly [string, Direction]): string {
  const columns = [sorts[field]!].flat()
  const sorted = columns.map((column) =>
    typeof column === 'string' ? `${column} ${direction}` : column(direction),
  )
  return [...sorted, `${as}.id ${direction}`].join(', ')
}

/**
 * What a controller of staff extends to answer `GET` with a page of its list.
 *
 * @param resource what the list is called in `Content-Range`
 * @param row what each of its rows holds
 */
export function listRoute<Row extends object>(
  resource: string,
  list: ListOf & { question: z.ZodType<Question> },
  row: z.ZodType<Row>,
) {
  abstract class ListRoute {
    @Inject(Lists) readonly lists!: Lists

    @Get()
    @Answers(z.array(row))
    async all(
      @Query({ schema: list.question }) question: Question,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<Row[]> {
      return listed(reply, resource, await this.page(question))
    }

    /** The page that is asked for. */
    page(question: Question): Promise<ListPage<Row>> {
      return this.lists.page<Row>(list, question)
    }
  }
  return ListRoute
}

/** The lists of staff, for all modules. */
@Global()
@Module({ providers: [Lists], exports: [Lists] })
export class ListsModule {}
