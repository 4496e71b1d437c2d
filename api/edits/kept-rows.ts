import {
  type DataSource,
  type DeepPartial,
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsWhere,
  ILike,
  In,
  type Repository,
} from 'typeorm'
import { z } from 'zod'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import {
  type ListPage,
  listIds,
  listNumber,
  listQuestion,
  listWords,
} from '../lists/list-question.ts'
import { wordsAnywhere } from '../lists/search-words.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import type { ChangeVersions } from './change-versions.ts'
import type { KeptOrder, KeptTable, StoredRow } from './kept-table.ts'
import type { StaffEdits } from './staff-edits.ts'

/** What the list of a table is asked with. */
export const keptQuestion = <Row extends StoredRow>({
  sorts,
  otherwise,
}: Pick<KeptTable<Row, KeptOrder, StoredRow>, 'sorts' | 'otherwise'>) =>
  listQuestion(sorts, otherwise, z.object({ id: listIds(listNumber), q: listWords.optional() }))
export type KeptQuestion = z.output<ReturnType<typeof keptQuestion>>

/** Reads and writes the rows of a table that staff keep. */
export class KeptRows<Row extends StoredRow, Order extends KeptOrder, View extends StoredRow> {
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
  async one(id: number): Promise<View | null> {
    const found = await this.rows.findOneBy({ id } as FindOptionsWhere<Row>)
    return found && ((await this.views([found]))[0] ?? null)
  }

  /** Adds a row, or has the one with this id be another. Refused input names its fields. */
  async write(staff: StaffMember, order: Order, id?: number): Promise<Answer<View>> {
    const { noun, check, rowOf } = this.table
    const errors = check(order)
    const row = rowOf(order)
    if (errors.length > 0 || row === null) return { ok: false, error: invalidInput(errors) }
    const edit = { noun, key: id === undefined ? null : String(id), version: order.version }
    const answer = await this.edits.write(staff, edit, this.says, (manager) =>
      this.stored(manager, row, id),
    )
    return answer.ok ? this.answered(answer.value) : answer
  }

  /**
   * Takes a row away and answers it as it was.
   *
   * @param version the last change that the screen knew; left out where it may be any
   */
  async remove(staff: StaffMember, id: number, version?: number): Promise<Answer<View>> {
    const edit = { noun: this.table.noun, key: String(id), version }
    const answer = await this.edits.write(staff, edit, this.says, async (manager) => {
      const rows = manager.getRepository(this.table.entity)
      const there = await rows.findOneBy({ id } as FindOptionsWhere<Row>)
      if (!there) return this.unknown
      await rows.delete(id)
      return { ok: true, value: there }
    })
    return answer.ok ? this.answered(answer.value) : answer
  }

  private async stored(
    manager: EntityManager,
    row: Omit<Row, 'id'>,
    id: number | undefined,
  ): Promise<Answer<Row>> {
    const { entity, clashes, amongst } = this.table
    const rows = manager.getRepository(entity)
    if (id !== undefined && !(await rows.existsBy({ id } as FindOptionsWhere<Row>)))
      return this.unknown
    if (clashes) {
      // Edits are written one after the other, so what is read here is still so when it is written.
      const there = await rows.findBy(amongst?.(row) ?? {})
      const errors = clashes(
        row,
        there.filter((other) => other.id !== id),
      )
      if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
    }
    const value = await rows.save({ ...row, ...(id && { id }) } as unknown as DeepPartial<Row>)
    return { ok: true, value }
  }

  private get says() {
    return { noun: this.table.resource, id: ({ id }: Row) => String(id) } as const
  }

  private get unknown() {
    return { ok: false, error: plainError('not-found', this.table.unknown) } as const
  }

  private async answered(row: Row): Promise<Answer<View>> {
    const [value] = await this.views([row])
    return { ok: true, value: value! }
  }

  private async views(rows: Row[]): Promise<View[]> {
    const versionOf = await this.versions.of(
      this.table.noun,
      rows.map(({ id }) => id),
    )
    return rows.map(
      (row) => ({ ...this.table.viewOf(row), version: versionOf(row.id) }) as unknown as View,
    )
  }
}
