import type { Pool } from 'pg'
import type { Day } from '../../rules/calendar/day.ts'
import { inTransaction } from '../database/open-database.ts'
import { DUE_CUSTOMERS, DUE_ORDERS } from './due-for-erasure.ts'
import { ERASING, eraseOrders } from './erase-orders.ts'
import { eraseCustomers } from './erase-people.ts'
import { eraseSalesBefore } from './erase-sales.ts'

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
    const orders = await client.query<{ id: string }>(DUE_ORDERS, [keptFrom])
    if (orders.rows.length > 0)
      await eraseOrders(
        run,
        orders.rows.map(({ id }) => id),
        at,
      )
    const people = await client.query<{ id: number }>(DUE_CUSTOMERS)
    if (people.rows.length > 0)
      await eraseCustomers(
        run,
        people.rows.map(({ id }) => id),
        at,
      )
    await eraseSalesBefore(run, keptFrom)
  })
}
