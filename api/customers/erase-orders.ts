/** What runs a statement: a connection in a transaction, of TypeORM or of pg. */
export type RunStatement = (statement: string, values: unknown[]) => Promise<unknown>

/** What stands in the place of a name that was erased; the column cannot be empty. */
export const ERASED_NAME = 'Gewist'

/**
 * Lets what is written down of changes lose what it says of a person (migration 0037), and keeps an
 * order whose address goes with its customer. For the transaction alone.
 */
export const ERASING = `SELECT set_config('kamersleutel.erasing', 'yes', true)`

/**
 * Of orders `$1`, what the books do not need (AVG art. 17): mails, notes, telephone numbers. A mail
 * stays as an empty row, so that it is not sent once more.
 */
const BESIDE_THE_BOOKS = [
  `UPDATE bookings SET notes = '', phone = '' WHERE id = ANY ($1) AND (notes, phone) <> ('', '')`,
  `UPDATE breakfast_orders SET phone = '', notes = '', failed_note = ''
   WHERE id = ANY ($1) AND (phone, notes, failed_note) <> ('', '', '')`,
  `UPDATE events SET data = data - 'note' WHERE subject_kind = 'breakfast-order' AND subject_id = ANY ($1) AND kind = 'delivery-failed'`,
  `UPDATE mails SET recipient = '', recipient_name = '', reply_to = NULL, subject = '', text = '', html = '', attachments = '[]',
     last_error = NULL, state = CASE WHEN state IN ('queued', 'sending', 'uncertain') THEN 'withdrawn' ELSE state END
   WHERE subject_id = ANY ($1)`,
  `UPDATE staff_actions SET data = NULL, refusal = refusal - 'changes' WHERE booking_id = ANY ($1) AND outcome <> 'waiting'`,
  `UPDATE booking_field_changes SET was = '', became = '' WHERE booking_id = ANY ($1) AND field IN ('phone', 'notes')`,
]

/** Of orders `$1`, everything that tells who it was; the amounts and days stay. */
const WHO_IT_WAS = [
  `UPDATE bookings SET name = '${ERASED_NAME}', first_name = NULL, last_name = NULL, email = '', city = '', address = '', postcode = '',
     visitor = NULL, overrule_reason = CASE WHEN overrule_reason IS NOT NULL THEN '${ERASED_NAME}' END WHERE id = ANY ($1)`,
  `UPDATE breakfast_orders SET name = '${ERASED_NAME}', receiver = '${ERASED_NAME}', email = '', street = '', house_number = '', postcode = '',
     city = '' WHERE id = ANY ($1)`,
  'DELETE FROM night_register WHERE booking_id = ANY ($1)',
  `UPDATE booking_field_changes SET was = '', became = '' WHERE booking_id = ANY ($1) AND field IN ('name', 'email')`,
]

/** Erases what the books do not need of these orders. */
export async function eraseBesideTheBooks(run: RunStatement, orders: string[]): Promise<void> {
  for (const statement of BESIDE_THE_BOOKS) await run(statement, [orders])
}

/** Erases of these orders who they were of. */
export async function eraseOrders(run: RunStatement, orders: string[], at: Date): Promise<void> {
  await eraseBesideTheBooks(run, orders)
  for (const statement of WHO_IT_WAS) await run(statement, [orders])
  await run(
    'UPDATE customer_orders SET erased_at = $2, counted = false WHERE order_id = ANY ($1)',
    [orders, at],
  )
}

/** Customers `$1`, those who were merged into them, and so on: one person. */
const EVERYBODY = `WITH RECURSIVE person (id) AS (
  SELECT unnest($1::int[]) UNION SELECT c.id FROM customers c JOIN person p ON c.merged_into = p.id)`

/** Of customers `$1`, what staff noted of them and what the books do not need. */
const BESIDE_THE_PERSON = [
  `${EVERYBODY} UPDATE customers SET notes = '', phone = '', edited = true WHERE id IN (SELECT id FROM person)`,
  `${EVERYBODY} DELETE FROM customer_consents WHERE customer_id IN (SELECT id FROM person)`,
  `${EVERYBODY} UPDATE changes SET before = before || '{"notes": "", "phone": ""}', after = after || '{"notes": "", "phone": ""}'
   WHERE noun = 'customers' AND row_key IN (SELECT id::text FROM person)`,
  `${EVERYBODY} UPDATE customer_moves SET was = NULL, emails = '{}' WHERE from_id IN (SELECT id FROM person) OR to_id IN (SELECT id FROM person)`,
]

/** Erases what the books do not need of customers. */
export async function eraseBesideThePerson(run: RunStatement, ids: number[]): Promise<void> {
  for (const statement of BESIDE_THE_PERSON) await run(statement, [ids])
}

/** Erases who customers were, once no order of theirs tells it any more. */
export async function eraseCustomers(run: RunStatement, ids: number[], at: Date): Promise<void> {
  await eraseBesideThePerson(run, ids)
  await run(
    `${EVERYBODY} DELETE FROM customer_emails WHERE customer_id IN (SELECT id FROM person)`,
    [ids],
  )
  await run(
    `${EVERYBODY} UPDATE customers SET name = '${ERASED_NAME}', email = '', city = '', erased_at = $2 WHERE id IN (SELECT id FROM person)`,
    [ids, at],
  )
  await run(
    `${EVERYBODY} UPDATE changes SET before = before || '{"name": "", "email": "", "city": ""}', after = after || '{"name": "", "email": "", "city": ""}'
     WHERE noun = 'customers' AND row_key IN (SELECT id::text FROM person)`,
    [ids],
  )
}

/** The last day on which something happened with the money of an order `b`, as SQL. */
export const lastMoneyDay = (day: string) =>
  `greatest(${day}, (SELECT max(e.at) FROM folio_entries e WHERE e.folio_id = b.folio_id)::date)`

/** Whether money of an order `b` came or is owed, so that the books need it, as SQL. */
export const IS_IN_THE_BOOKS = `(b.total_cents <> 0 OR EXISTS (
  SELECT FROM folio_entries e WHERE e.folio_id = b.folio_id AND e.kind IN ('received', 'refunded')))`

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
export const DUE_ORDERS = `${due('booking', 'bookings', 'upper(b.stay)')}
  UNION ALL ${due('breakfast-order', 'breakfast_orders', 'b.delivery_day')} LIMIT ${MOST_AT_ONCE}`

/** The customers of whom every order was erased, who have no other. */
export const DUE_CUSTOMERS = `SELECT c.id FROM customers c WHERE c.erased_at IS NULL AND c.merged_into IS NULL
  AND EXISTS (SELECT FROM customer_orders o WHERE o.customer_id = c.id AND o.erased_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM customer_orders o WHERE o.customer_id = c.id AND o.erased_at IS NULL)`
