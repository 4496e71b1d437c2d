import type { Pool } from 'pg'
import type { Day } from '../../rules/calendar/day.ts'
import { inTransaction } from '../database/open-database.ts'
import { ERASING, eraseOrders, eraseSalesBefore, eraseCustomers } from './erase-people.ts'

/** The last day on which something happened with the money of an order `b`, or its invoices, as SQL. */
export const lastMoneyDay = (day: string) =>
  `greatest(${day}, (SELECT max(e.at) FROM folio_entries e WHERE e.folio_id = b.folio_id)::date,
     (SELECT max(i.issued_on) FROM invoices i WHERE i.folio_id = b.folio_id)::date)`

/** Whether money of an order `b` came, is owed or was invoiced: then the books need it. As SQL. */
export const IS_IN_THE_BOOKS = `(b.total_cents <> 0
  OR EXISTS (SELECT FROM folio_entries e WHERE e.folio_id = b.folio_id AND e.kind IN ('received', 'refunded'))
  OR EXISTS (SELECT FROM invoices i WHERE i.folio_id = b.folio_id))`

/** At most so many orders at once: the next round has the next. */
const MOST_AT_ONCE = 500

const due = (
  kind: string,
  table: string,
  day: string,
) => `SELECT o.order_id AS id FROM customer_orders o
  JOIN ${table} b ON b.id = o.order_id WHERE o.kind = '${kind}' AND o.erased_at IS NULL AND ${day} < $1::date
    AND ${lastMoneyDay(day)} < $1::date
    AND (SELECT coalesce(sum(e.cents), 0) FROM folio_entries e WHERE e.folio_id = b.folio_id) <= 0`

/** The orders that the books need no longer: all of them was before `$1`, and nothing is open. */
const DUE_ORDERS = `${due('booking', 'bookings', 'upper(b.stay)')}
  UNION ALL ${due('breakfast-order', 'breakfast_orders', 'b.delivery_day')} LIMIT ${MOST_AT_ONCE}`

/** The customers of whom every order was erased, who have no other. */
export const DUE_CUSTOMERS = `SELECT c.id FROM customers c WHERE c.erased_at IS NULL AND c.merged_into IS NULL
  AND EXISTS (SELECT FROM customer_orders o WHERE o.customer_id = c.id AND o.erased_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM customer_orders o WHERE o.customer_id = c.id AND o.erased_at IS NULL)`

/**
 * Erases who orders were of that the books need no longer (art. 52 AWR), and who their customers
 * were, and whom sales of then named. Amounts and days stay. An order with something still to pay
 * waits.
 *
 * @param keptFrom the first day whose books are kept (`booksKeptFrom`)
 */
export async function eraseWhatIsDue(pool: Pool, keptFrom: Day, at: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(ERASING)
    const run = (statement: string, values: unknown[]) => client.query(statement, values)
    const orders = (await client.query<{ id: string }>(DUE_ORDERS, [keptFrom])).rows
    const orderIds = orders.map(({ id }) => id)
    if (orderIds.length > 0) await eraseOrders(run, orderIds, at)
    const people = (await client.query<{ id: number }>(DUE_CUSTOMERS)).rows
    const ids = people.map(({ id }) => id)
    if (ids.length > 0) await eraseCustomers(run, ids, at)
    await eraseSalesBefore(run, keptFrom)
  })
}
