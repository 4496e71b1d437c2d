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
export const DUE_ORDERS = `${due('booking', 'bookings', 'upper(b.stay)')}
  UNION ALL ${due('breakfast-order', 'breakfast_orders', 'b.delivery_day')} LIMIT ${MOST_AT_ONCE}`

/** The customers of whom every order was erased, who have no other. */
export const DUE_CUSTOMERS = `SELECT c.id FROM customers c WHERE c.erased_at IS NULL AND c.merged_into IS NULL
  AND EXISTS (SELECT FROM customer_orders o WHERE o.customer_id = c.id AND o.erased_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM customer_orders o WHERE o.customer_id = c.id AND o.erased_at IS NULL)`
