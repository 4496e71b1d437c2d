import type { EntityManager } from 'typeorm'
import { customerTexts } from '../../rules/texts/customer.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { notChangeable, standingCustomer } from './standing-customer.ts'

/**
 * Gives one order of a customer a customer of its own, as the order says who it is of. Refused: an
 * order of somebody else, the only one they have.
 *
 * @returns the new customer, and whether the order stood apart before
 */
export async function splitOrder(
  manager: EntityManager,
  id: number,
  orderId: string,
  at: Date,
): Promise<{ to: number; wasApart: boolean }> {
  await standingCustomer(manager, id)
  const linked: { id: string; apart: boolean }[] = await manager.query(
    'SELECT order_id AS id, apart FROM customer_orders WHERE customer_id = $1',
    [id],
  )
  const its = linked.find((each) => each.id === orderId)
  if (!its) throw new Refused(plainError('not-found', customerTexts.unknownOrder))
  if (linked.length === 1) throw new Refused(notChangeable(customerTexts.onlyOrder))
  const [made] = await manager.query<{ id: number }[]>(
    `INSERT INTO customers (name, email, phone, city, created_at)
     SELECT name, email, phone, city, $2 FROM (
       SELECT id, name, email, phone, city FROM bookings UNION ALL SELECT id, name, email, phone, city FROM breakfast_orders) AS each
     WHERE id = $1 RETURNING id`,
    [orderId, at],
  )
  const to = made!.id
  await manager.query(
    'UPDATE customer_orders SET customer_id = $2, apart = true, counted = false WHERE order_id = $1',
    [orderId, to],
  )
  await manager.query('UPDATE customers SET counted = false WHERE id = $1', [id])
  return { to, wasApart: its.apart }
}
