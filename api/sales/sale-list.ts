import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { dayBegins } from '../database/house-days.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { countRows } from '../requests/count-rows.ts'
import { type ListPage, listDay, listQuestion } from '../requests/list-question.ts'
import { SALE_COLUMNS, type SaleRow, saleView } from './sale-row.ts'
import type { SaleView } from './sale-shape.ts'

const SORTS = { begunAt: 'begun_at', doneAt: 'done_at' } as const

const filter = z.object({
  /** Begun, and neither made nor dropped. */
  open: z.boolean().optional(),
  /** Made on this day or later, and before that one. */
  from: listDay.optional(),
  until: listDay.optional(),
})

/** What `GET /api/back-office/sales` is asked with. */
export const saleListQuestion = listQuestion(
  Object.keys(SORTS) as (keyof typeof SORTS)[],
  ['doneAt', 'DESC'],
  filter,
)
export type SaleListQuestion = z.infer<typeof saleListQuestion>

/** Sales that were made, or wait to be. */
@Injectable()
export class SaleList {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
  ) {}

  async page({
    first,
    most,
    sort: [field, order],
    filter: { open, from, until },
  }: SaleListQuestion): Promise<ListPage<SaleView>> {
    const values: unknown[] = []
    const parameter = (value: unknown) => `$${values.push(value)}`
    const where = [
      open ? `step IN ('method', 'amount', 'confirm')` : `step = 'done'`,
      ...(from ? [`done_at >= ${dayBegins(parameter(from))}`] : []),
      ...(until ? [`done_at < ${dayBegins(parameter(until))}`] : []),
    ].join(' AND ')
    const total = await countRows(this.pool, `sales WHERE ${where}`, values, { first, most })
    const { rows } = await this.pool.query<SaleRow>(
      `SELECT ${SALE_COLUMNS} FROM sales WHERE ${where} ORDER BY ${SORTS[field]} ${order}, id
       LIMIT ${parameter(most)} OFFSET ${parameter(first)}`,
      values,
    )
    const { facts } = await this.facts.fresh()
    const views = rows.map((row) => saleView(row, facts.readings))
    return { rows: views, first, total }
  }
}
