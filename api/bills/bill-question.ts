import type { Pool } from 'pg'
import { z } from 'zod'
import { listDay, listIds, listQuestion, listWords } from '../requests/list-question.ts'
import { findBy } from '../requests/find-by.ts'
import { billSource } from './bill-shapes.ts'
import { BALANCE, type BillTable, billTables, isLate } from './bill-tables.ts'
import { type BillKind, billKinds, billStates } from './bill-views.ts'

const filter = z.object({
  /** Stays unless said otherwise. */
  kind: z.enum(billKinds).optional(),
  id: listIds(z.uuid()),
  q: listWords.optional(),
  state: z.enum(billStates).optional(),
  source: billSource.optional(),
  /** The first day of arrival or delivery, and the one after the last. */
  from: listDay.optional(),
  until: listDay.optional(),
})
export type BillFilter = z.output<typeof filter>

export const kindOf = ({ kind = 'booking' }: BillFilter): BillKind => kind

const sorts = ['day', 'number', 'name', 'balanceCents'] as const
export type BillSort = (typeof sorts)[number]

/** What `GET /api/back-office/bills` is asked with. */
export const billListQuestion = listQuestion(sorts, ['day', 'DESC'], filter)
export type BillListQuestion = z.infer<typeof billListQuestion>

/** The columns that a list is sorted by. */
export const billSorts = ({ row, day, createdAt }: BillTable): Record<BillSort, string> => ({
  day,
  number: createdAt,
  name: `lower(${row}.name)`,
  balanceCents: BALANCE,
})

/** A question as SQL: the rows that are asked for, in no order. */
export interface BillSelection {
  table: BillTable
  where: string
  values: unknown[]
}

/**
 * The rows that a filter has. Only the text of this file becomes SQL; what staff typed is a
 * parameter.
 *
 * @param now the clock's instant, and the day it is
 */
export async function selectBills(
  pool: Pool,
  wanted: BillFilter,
  now: { at: Date; today: string },
): Promise<BillSelection> {
  const table = billTables[kindOf(wanted)]
  const values: unknown[] = [now.at, now.today]
  const parameter = (value: unknown) => `$${values.push(value)}`
  // The casts give both a type also where no condition uses them.
  const conditions = [table.isBill, '$1::timestamptz IS NOT NULL', '$2::date IS NOT NULL']
  if (wanted.id) conditions.push(`${table.row}.id = ANY (${parameter(wanted.id)}::uuid[])`)
  // Few are open, however many there are: they are looked up first, each by its folio.
  if (wanted.state)
    conditions.push(
      `${table.row}.folio_id = ANY (ARRAY(SELECT folio_id FROM folio_balances WHERE balance_cents > 0))`,
    )
  if (wanted.state === 'overdue') conditions.push(isLate(table))
  if (wanted.source) conditions.push(`${table.source} = ${parameter(wanted.source)}`)
  if (wanted.from) conditions.push(`${table.day} >= ${parameter(wanted.from)}::date`)
  if (wanted.until) conditions.push(`${table.day} < ${parameter(wanted.until)}::date`)
  conditions.push(...(await findBy(pool, table, wanted.q, parameter)))
  return { table, where: `WHERE ${conditions.join(' AND ')}`, values }
}
