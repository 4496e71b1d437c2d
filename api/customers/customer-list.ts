import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import type { Day } from '../../rules/calendar/day.ts'
import { Clock } from '../environment/clock.ts'
import { ChangeVersions } from '../edits/change-versions.ts'
import {
  type ListPage,
  listIds,
  listNumber,
  listQuestion,
  listWords,
} from '../requests/list-question.ts'
import { countRows } from '../requests/count-rows.ts'
import { searchPatterns } from '../requests/search-words.ts'
import { asIndexed, customerNumber } from './customer-number.ts'
import { type CustomerView, consentKinds } from './customer-views.ts'

/** What a list may be sorted by, and its columns as the indexes have them (migration 0037). */
const SORTS = {
  id: ['c.id'],
  name: ['lower(c.name)', 'c.id'],
  lastStay: ['c.last_departure', 'c.id'],
  spentCents: ['c.spent_cents', 'c.id'],
  stays: ['c.stays', 'c.id'],
} as const

const filter = z.object({
  id: listIds(listNumber),
  /** Words of a name, an address, a telephone number, or a number of a customer or an order. */
  q: listWords.optional(),
  /** The customer of this booking or breakfast order. */
  order: z.uuid().optional(),
  /** Those who are in the house or come. */
  coming: z.boolean().optional(),
  /** Those with something still to pay. */
  open: z.boolean().optional(),
  business: z.boolean().optional(),
  /** Those who agreed to this, and did not take it back. */
  consent: z.enum(consentKinds).optional(),
})

/** What `GET /api/back-office/customers` is asked with. */
export const customerListQuestion = listQuestion(
  Object.keys(SORTS) as (keyof typeof SORTS)[],
  ['lastStay', 'DESC'],
  filter,
)
export type CustomerListQuestion = z.infer<typeof customerListQuestion>

/** What of a customer their orders are counted up to; see migration 0037. */
export const RECOUNT_CUSTOMERS = 'SELECT recount_customers()'

/** What a customer is found by, as it is stored and indexed (migration 0053). */
export const CUSTOMER_SEARCH_TEXT = 'c.found_by'

/** A customer as the database answers it. */
export type CustomerRow = Omit<CustomerView, 'number' | 'version'>

/** The columns of a `CustomerRow` of customers `c`. @param today the parameter with the day */
export const customerColumns = (
  today: string,
) => `c.id, c.name, c.email, c.phone, c.city, c.business, c.stays, c.orders,
  c.spent_cents AS "spentCents", c.open_cents AS "openCents",
  (SELECT max(lower(b.stay)) FROM customer_orders o JOIN bookings b ON b.id = o.order_id
   WHERE o.customer_id = c.id AND b.state = 'confirmed' AND lower(b.stay) <= ${today}::date)::text AS "lastStay",
  (SELECT min(lower(b.stay)) FROM customer_orders o JOIN bookings b ON b.id = o.order_id
   WHERE o.customer_id = c.id AND b.state = 'confirmed' AND lower(b.stay) > ${today}::date)::text AS "nextStay"`

/** Staff's list of customers (BO §2, /klanten). */
@Injectable()
export class CustomerList {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly versions: ChangeVersions,
  ) {}

  async page({
    first,
    most,
    sort,
    filter: wanted,
  }: CustomerListQuestion): Promise<ListPage<CustomerView>> {
    await this.pool.query(RECOUNT_CUSTOMERS)
    const values: unknown[] = []
    const parameter = (value: unknown) => `$${values.push(value)}`
    const where = `WHERE ${conditionsOf(wanted, this.clock.today(), parameter).join(' AND ')}`
    const counted = [...values]
    // The page is chosen before its stays are looked up: only they are read to the last column.
    const by = orderOf(sort)
    const chosen = `SELECT c.* FROM customers c ${where} ORDER BY ${by} LIMIT ${parameter(most)} OFFSET ${parameter(first)}`
    const [total, { rows }] = await Promise.all([
      countRows(this.pool, `customers c ${where}`, counted, { first, most }),
      this.pool.query<CustomerRow>(
        `SELECT ${customerColumns(parameter(this.clock.today()))} FROM (${chosen}) AS c ORDER BY ${by}`,
        values,
      ),
    ])
    const versionOf = await this.versions.of(
      'customers',
      rows.map(({ id }) => id),
    )
    const views = rows.map((row) => ({
      ...row,
      number: customerNumber(row.id),
      version: versionOf(row.id),
    }))
    return { rows: views, first, total }
  }
}

/** Who has no stay that stands is last of those who have, however it is sorted. */
function orderOf([field, order]: CustomerListQuestion['sort']): string {
  const nulls = field === 'lastStay' ? (order === 'DESC' ? ' NULLS LAST' : ' NULLS FIRST') : ''
  return SORTS[field]
    .map((column) => `${column} ${order}${column === 'c.last_departure' ? nulls : ''}`)
    .join(', ')
}

/** Only the text of this file becomes SQL; what staff typed is a parameter. */
function conditionsOf(
  wanted: z.infer<typeof filter>,
  today: Day,
  parameter: (value: unknown) => string,
): string[] {
  // Who is asked for by name of the row is answered whether a list has it or not.
  const conditions = [wanted.id || wanted.order ? 'c.merged_into IS NULL' : 'c.shown']
  if (wanted.id) conditions.push(`c.id = ANY (${parameter(wanted.id)}::int[])`)
  if (wanted.order)
    conditions.push(
      `c.id = (SELECT customer_id FROM customer_orders WHERE order_id = ${parameter(wanted.order)})`,
    )
  if (wanted.coming !== undefined)
    conditions.push(
      wanted.coming
        ? `c.last_departure > ${parameter(today)}::date`
        : `coalesce(c.last_departure <= ${parameter(today)}::date, true)`,
    )
  if (wanted.open !== undefined)
    conditions.push(wanted.open ? 'c.open_cents > 0' : 'c.open_cents <= 0')
  if (wanted.business !== undefined)
    conditions.push(wanted.business ? 'c.business' : 'NOT c.business')
  if (wanted.consent)
    conditions.push(
      `EXISTS (SELECT FROM customer_consents k WHERE k.customer_id = c.id AND k.withdrawn_at IS NULL AND k.what = ${parameter(wanted.consent)})`,
    )
  if (wanted.q) conditions.push(foundBy(wanted.q, parameter))
  return conditions
}

/**
 * Whom words find: by who they are, by any of their addresses, or by the number of an order.
 *
 * @param parameter gives a value its place in the statement
 */
export function foundBy(words: string, parameter: (value: unknown) => string): string {
  const typed = parameter(words.trim())
  const fits = searchPatterns(asIndexed(words)).map(
    (pattern) => `${CUSTOMER_SEARCH_TEXT} LIKE ${parameter(pattern)}`,
  )
  return `(${fits.length > 0 ? fits.join(' AND ') : 'true'}
    OR c.id = (SELECT customer_id FROM customer_emails WHERE email_key = email_key(${typed}))
    OR c.id = (SELECT o.customer_id FROM bookings b JOIN customer_orders o ON o.order_id = b.id WHERE b.number = upper(${typed}))
    OR c.id = (SELECT o.customer_id FROM breakfast_orders b JOIN customer_orders o ON o.order_id = b.id WHERE b.number = upper(${typed})))`
}
