import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Clock } from '../environment/clock.ts'
import type { ListPage } from '../requests/list-question.ts'
import {
  type BillFilter,
  type BillListQuestion,
  billSorts,
  kindOf,
  selectBills,
} from './bill-question.ts'
import { BALANCE, WRITTEN_OFF, billColumns, received } from './bill-tables.ts'
import type { BillKind, BillSums, BillView } from './bill-views.ts'

type Row = Omit<BillView, 'kind'>

/** Staff's list of bills: folios of a kind, with what is open. Nothing in it is priced again. */
@Injectable()
export class BillList {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of the list. How many there are in all it does not know: that is counted with the sums,
   * so that a page takes as long among 100,000 bills as among 2,000.
   */
  async page({ first, most, sort, filter }: BillListQuestion): Promise<ListPage<BillView>> {
    const { table, where, values } = await selectBills(this.pool, filter, this.now())
    const [field, order] = sort
    const { rows } = await this.pool.query<Row>(
      `SELECT ${billColumns(table)} FROM ${table.from} ${where}
       ORDER BY ${billSorts(table)[field]} ${order}, ${table.row}.id ${order}
       LIMIT $${values.push(most)} OFFSET $${values.push(first)}`,
      values,
    )
    return { rows: rows.map((row) => ({ ...row, kind: kindOf(filter) })), first, total: null }
  }

  /** Null when there is no such bill of any kind. */
  async one(id: string, kind: BillKind): Promise<BillView | null> {
    const { table, where, values } = await selectBills(this.pool, { kind, id: [id] }, this.now())
    const { rows } = await this.pool.query<Row>(
      `SELECT ${billColumns(table)} FROM ${table.from} ${where}`,
      values,
    )
    return rows[0] ? { ...rows[0], kind } : null
  }

  /** How many bills a filter has, and what they come to. */
  async sums(filter: BillFilter): Promise<BillSums> {
    const { table, where, values } = await selectBills(this.pool, filter, this.now())
    const { rows } = await this.pool.query<Record<keyof BillSums, string>>(
      `SELECT count(*) AS count, coalesce(sum(${table.total}), 0) AS "totalCents",
         coalesce(sum(${received(table)}), 0) AS "receivedCents", coalesce(sum(${WRITTEN_OFF}), 0) AS "writtenOffCents",
         coalesce(sum(greatest(${BALANCE}, 0)), 0) AS "openCents",
         coalesce(sum(greatest(-${BALANCE}, 0)), 0) AS "toPayBackCents"
       FROM ${table.from} ${where}`,
      values,
    )
    const sums = rows[0]!
    return {
      count: Number(sums.count),
      totalCents: Number(sums.totalCents),
      receivedCents: Number(sums.receivedCents),
      writtenOffCents: Number(sums.writtenOffCents),
      openCents: Number(sums.openCents),
      toPayBackCents: Number(sums.toPayBackCents),
    }
  }

  private now(): { at: Date; today: string } {
    return { at: new Date(this.clock.now()), today: this.clock.today() }
  }
}
