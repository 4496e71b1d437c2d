import type { EntityManager } from 'typeorm'

/** What a merge moved, as `customer_moves` keeps it. */
export interface Moved {
  orders: string[]
  apart: string[]
  emails: string[]
  consents: number[]
}

/**
 * Moves all that a customer has to another. Addresses first: an order that is being written under
 * one of them is waited for, and then moves too; one that comes later finds the other customer.
 */
export async function moveAll(
  manager: EntityManager,
  { from, to }: { from: number; to: number },
): Promise<Moved> {
  const emails = await changed<{ email_key: string }>(
    manager,
    'UPDATE customer_emails SET customer_id = $2 WHERE customer_id = $1 RETURNING email_key',
    [from, to],
  )
  const apart: { id: string }[] = await manager.query(
    'SELECT order_id AS id FROM customer_orders WHERE customer_id = $1 AND apart',
    [from],
  )
  const orders = await changed<{ id: string }>(
    manager,
    `UPDATE customer_orders SET customer_id = $2, apart = false, counted = false WHERE customer_id = $1 RETURNING order_id AS id`,
    [from, to],
  )
  // Of what both agreed to, one is enough.
  const consents = await changed<{ id: number }>(
    manager,
    `UPDATE customer_consents c SET customer_id = $2 WHERE customer_id = $1 AND (withdrawn_at IS NOT NULL OR NOT EXISTS (
       SELECT FROM customer_consents k WHERE k.customer_id = $2 AND k.what = c.what AND k.withdrawn_at IS NULL)) RETURNING id`,
    [from, to],
  )
  return {
    orders: orders.map(({ id }) => id),
    apart: apart.map(({ id }) => id),
    emails: emails.map(({ email_key }) => email_key),
    consents: consents.map(({ id }) => id),
  }
}

/** Moves back what a merge moved, with what came under those addresses since. */
export async function moveBack(
  manager: EntityManager,
  { from, to }: { from: number; to: number },
  { orders, apart, emails, consents }: Moved,
): Promise<void> {
  await manager.query(
    'UPDATE customer_emails SET customer_id = $1 WHERE customer_id = $2 AND email_key = ANY ($3)',
    [from, to, emails],
  )
  await manager.query(
    `UPDATE customer_orders o SET customer_id = $1, apart = o.order_id = ANY ($4), counted = false
     WHERE o.customer_id = $2 AND (o.order_id = ANY ($3) OR NOT o.apart AND (
       EXISTS (SELECT FROM bookings b WHERE b.id = o.order_id AND email_key(b.email) = ANY ($5))
       OR EXISTS (SELECT FROM breakfast_orders b WHERE b.id = o.order_id AND email_key(b.email) = ANY ($5))))`,
    [from, to, orders, apart, emails],
  )
  await manager.query(
    'UPDATE customer_consents SET customer_id = $1 WHERE customer_id = $2 AND id = ANY ($3)',
    [from, to, consents],
  )
}

/** TypeORM answers an UPDATE with its rows and their number. */
export async function changed<Row>(
  manager: EntityManager,
  statement: string,
  values: unknown[],
): Promise<Row[]> {
  const [rows] = await manager.query<[Row[], number]>(statement, values)
  return rows
}
