import { type DynamicModule, Inject, type Type } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import {
  DataSource,
  type DeepPartial,
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsWhere,
  ILike,
  In,
  type Repository,
} from 'typeorm'
import { z } from 'zod'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { Message } from '../../rules/texts/message.ts'
import { isReferredTo } from '../database/refused-by-key.ts'
import type { LiveNoun } from '../database/live-event.ts'
import { type Answer, invalidInput, notFound, plainError } from '../errors/refused.ts'
import {
  type ListPage,
  listIds,
  listNumber,
  listQuestion,
  listWords,
} from '../lists/list-question.ts'
import { wordsAnywhere } from '../lists/search-words.ts'
import { rowId } from '../requests/routes.ts'
import { ChangeVersions } from './change-versions.ts'
import { keptController } from './kept-controller.ts'
import type { Keeper, Key } from './kept-noun.ts'
import { type Editor, StaffEdits } from './staff-edits.ts'

/** A row of a table that staff keep. */
interface StoredRow {
  id: Key
}

/** What staff ask to be written; `version` is what their screen showed. */
interface KeptOrder {
  version?: number | undefined
}

/** All there is to know of a table that staff keep as rows. */
export interface KeptTable<Row extends StoredRow, Order extends KeptOrder, View extends StoredRow> {
  /** What the API's document calls its controller. */
  name: string
  /** What the API, react-admin and the live events call it; its table has underscores instead. */
  resource: LiveNoun
  entity: Type<Row>
  /** What is said of a row that is not there. */
  unknown: string
  /** What names a row in an address; left out: the number that the database gave it. */
  key?: z.ZodType<NoInfer<Row>['id'], string>
  /** By what a list may be sorted, and how it is when nothing is asked. */
  sorts: readonly Extract<keyof NoInfer<Row>, string>[]
  otherwise: [Extract<keyof NoInfer<Row>, string>, 'ASC' | 'DESC']
  /** In which columns words are looked for. */
  searched: readonly Extract<keyof NoInfer<Row>, string>[]
  shape: z.ZodType<Order>
  viewShape: z.ZodType<View>
  /** What is wrong at which field, by the rules. */
  check(order: NoInfer<Order>): FieldError[]
  /** The row as it is stored; null where the order cannot be one, which `check` has said then. */
  rowOf(order: NoInfer<Order>): Omit<NoInfer<Row>, 'id'> | null
  /** What is wrong beside the other rows of the table, `amongst` those that could be in its way. */
  clashes?(
    row: Omit<NoInfer<Row>, 'id'>,
    others: NoInfer<Row>[],
    id: NoInfer<Row>['id'] | null,
  ): FieldError[]
  amongst?(row: Omit<NoInfer<Row>, 'id'>): FindOptionsWhere<NoInfer<Row>>
  /** What a new row gets that staff do not type, such as a key made of its name. */
  given?(row: Omit<NoInfer<Row>, 'id'>, others: NoInfer<Row>[]): Partial<NoInfer<Row>>
  /** Why a row cannot be removed (null: it can), and what is said where others refer to it. */
  removal?: { refused(row: NoInfer<Row>): Message | null; used: Message }
  viewOf(row: NoInfer<Row>): Omit<NoInfer<View>, 'version'>
}

/** What the list of a table is asked with. */
const keptQuestion = (
  sorts: readonly string[],
  otherwise: readonly [string, 'ASC' | 'DESC'],
  key: z.ZodType<Key> = listNumber,
) => listQuestion(sorts, [...otherwise], z.object({ id: listIds(key), q: listWords.optional() }))
type KeptQuestion = z.output<ReturnType<typeof keptQuestion>>

/** Reads and writes the rows of a table that staff keep. */
class KeptRows<
  Row extends StoredRow,
  Order extends KeptOrder,
  View extends StoredRow,
> implements Keeper<KeptQuestion, Order, Order, View, Row['id']> {
  private readonly rows: Repository<Row>

  constructor(
    private readonly table: KeptTable<Row, Order, View>,
    database: DataSource,
    private readonly edits: StaffEdits,
    private readonly versions: ChangeVersions,
  ) {
    this.rows = database.getRepository(table.entity)
  }

  async page({ first, most, sort, filter: { id, q } }: KeptQuestion): Promise<ListPage<View>> {
    const ids = id && { id: In(id) }
    const words = q === undefined ? undefined : ILike(wordsAnywhere(q))
    const where = words ? this.table.searched.map((column) => ({ ...ids, [column]: words })) : ids
    const [rows, total] = await this.rows.findAndCount({
      where: where as FindOptionsWhere<Row>,
      order: {
        [sort[0]]: sort[1],
        ...(sort[0] !== 'id' && { id: 'ASC' }),
      } as FindOptionsOrder<Row>,
      skip: first,
      take: most,
    })
    return { rows: await this.views(rows), first, total }
  }

  /** Null when there is no such row. */
  async one(id: Row['id']): Promise<View | null> {
    const found = await this.rows.findOneBy({ id } as FindOptionsWhere<Row>)
    return found && ((await this.views([found]))[0] ?? null)
  }

  add(staff: Editor, order: Order): Promise<Answer<View>> {
    return this.write(staff, order)
  }

  change(staff: Editor, order: Order, id: Row['id']): Promise<Answer<View>> {
    return this.write(staff, order, id)
  }

  /** Adds a row, or has the one with this id be another. Refused input names its fields. */
  private async write(staff: Editor, order: Order, id?: Row['id']): Promise<Answer<View>> {
    const { check, rowOf } = this.table
    const errors = check(order)
    const row = rowOf(order)
    if (errors.length > 0 || row === null) return { ok: false, error: invalidInput(errors) }
    const edit = {
      noun: this.noun,
      key: id === undefined ? null : String(id),
      version: order.version,
    }
    const answer = await this.edits.write(staff, edit, this.says, (manager) =>
      this.stored(manager, row, id),
    )
    return answer.ok ? this.answered(answer.value) : answer
  }

  /** Takes a row away and answers it as it was. */
  async remove(staff: Editor, version: number | undefined, id: Row['id']): Promise<Answer<View>> {
    const edit = { noun: this.noun, key: String(id), version }
    const answer = await this.edits.write(staff, edit, this.says, async (manager) => {
      const rows = manager.getRepository(this.table.entity)
      const there = await rows.findOneBy({ id } as FindOptionsWhere<Row>)
      if (!there) return this.unknown
      const { refused, used } = this.table.removal ?? {}
      const why = refused?.(there)
      if (why) return { ok: false, error: plainError('still-used', why) }
      try {
        await rows.delete(id)
      } catch (error) {
        if (!used || !isReferredTo(error)) throw error
        return { ok: false, error: plainError('still-used', used) }
      }
      return { ok: true, value: there }
    })
    return answer.ok ? this.answered(answer.value) : answer
  }

  private async stored(
    manager: EntityManager,
    row: Omit<Row, 'id'>,
    id: Row['id'] | undefined,
  ): Promise<Answer<Row>> {
    const { entity, clashes, amongst, given } = this.table
    const rows = manager.getRepository(entity)
    if (id !== undefined && !(await rows.existsBy({ id } as FindOptionsWhere<Row>)))
      return this.unknown
    if (clashes) {
      // Edits are written one after the other, so what is read here is still so when it is written.
      const there = await rows.findBy(amongst?.(row) ?? {})
      const errors = clashes(
        row,
        there.filter((other) => other.id !== id),
        id ?? null,
      )
      if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
    }
    const more = id === undefined ? given?.(row, await rows.find()) : { id }
    const value = await rows.save({ ...row, ...more } as unknown as DeepPartial<Row>)
    return { ok: true, value }
  }

  /** The table, as `changes` names it. */
  private get noun(): string {
    return this.table.resource.replaceAll('-', '_')
  }

  private get says() {
    return { noun: this.table.resource, id: ({ id }: Row) => String(id) } as const
  }

  private get unknown() {
    return notFound(this.table.unknown)
  }

  private async answered(row: Row): Promise<Answer<View>> {
    const [value] = await this.views([row])
    return { ok: true, value: value! }
  }

  private async views(rows: Row[]): Promise<View[]> {
    const versionOf = await this.versions.of(
      this.noun,
      rows.map(({ id }) => id),
    )
    return rows.map(
      (row) => ({ ...this.table.viewOf(row), version: versionOf(row.id) }) as unknown as View,
    )
  }
}

/** A table that staff keep, with what serves it. */
export interface ServedTable {
  entity: Type
  controller: Type
  rows: Type
}

/** Declares a table that staff keep; its module serves it (`servedTables`). */
export function keptTable<Row extends StoredRow, Order extends KeptOrder, View extends StoredRow>(
  table: KeptTable<Row, Order, View>,
): ServedTable {
  class Rows extends KeptRows<Row, Order, View> {
    constructor(
      @Inject(DataSource) database: DataSource,
      @Inject(StaffEdits) edits: StaffEdits,
      @Inject(ChangeVersions) versions: ChangeVersions,
    ) {
      super(table, database, edits, versions)
    }
  }
  const { name, resource, unknown, entity, shape, viewShape, sorts, otherwise, key } = table
  // The number that `rowId` reads is the id of a row of a table that names no key of its own.
  const keys: { id: z.ZodType<Row['id'], string> } = { id: key ?? rowId(unknown) }
  const noun = {
    name,
    resource,
    unknown,
    keys,
    view: viewShape,
    list: keptQuestion(sorts, otherwise, key),
    order: shape,
    change: shape,
  }
  return { entity, rows: Rows, controller: keptController(noun, Rows) }
}

/** What a module has to serve such tables. */
export function servedTables(tables: readonly ServedTable[]): {
  imports: [DynamicModule]
  controllers: Type[]
  providers: Type[]
} {
  return {
    imports: [TypeOrmModule.forFeature(tables.map(({ entity }) => entity))],
    controllers: tables.map(({ controller }) => controller),
    providers: tables.map(({ rows }) => rows),
  }
}
