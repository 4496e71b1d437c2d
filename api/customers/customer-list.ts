import { z } from 'zod'
import { type Parameter, either, filterBy, idIn } from '../lists/list-filters.ts'
import { listOf } from '../lists/list-of.ts'
import { type Direction, listNumber, listWords } from '../lists/list-question.ts'
import { searchPatterns } from '../lists/search-words.ts'
import { consentKinds } from './customer-shapes.ts'

/**
 * A customer as staff say it: `klant 12`. A word, for what begins with a `K` is a sale of the desk
 * (`K2026-0001`).
 */
export const customerNumber = (id: number) => `klant ${id}`

/** The same, as SQL. @param id the column with the id */
export const customerNumberSql = (id: string) => `'klant ' || ${id}`

/**
 * What staff typed to find a customer, as the index has it (migration 0037): there a customer's
 * number is `K12`, as it was once said and may still be typed.
 */
export const asIndexed = (words: string) => words.trim().replace(/^klant\s*(\d+)$/i, 'K$1')

/**
 * Every booking and breakfast order with whose it is, as SQL after `FROM`; both days of a breakfast
 * are that of its delivery. Notes are all that was written of it.
 */
export const ORDERS = `(
  SELECT o.customer_id, o.kind, o.apart, o.erased_at, b.id, b.number, b.state, b.hold_until, b.attendance, b.name, b.email, b.phone, b.city, b.notes,
    lower(b.stay) AS first_day, upper(b.stay) AS last_day, b.total_cents, b.folio_id FROM customer_orders o JOIN bookings b ON b.id = o.order_id
  UNION ALL
  SELECT o.customer_id, o.kind, o.apart, o.erased_at, b.id, b.number, b.state, NULL, NULL, b.name, b.email, b.phone, b.city, b.notes || b.failed_note,
    b.delivery_day, b.delivery_day, b.total_cents, b.folio_id FROM customer_orders o JOIN breakfast_orders b ON b.id = o.order_id)`

/** What of a customer their orders are counted up to; see migration 0037. */
export const RECOUNT_CUSTOMERS = 'SELECT recount_customers()'

/** The messages that came from any address of a customer, as SQL after `WHERE`. */
export const messagesOf = (customer: string) =>
  `email_key(email) IN (SELECT email_key FROM customer_emails WHERE customer_id = ${customer})`

/** What a customer is found by, as it is stored and indexed (migration 0053). */
export const CUSTOMER_SEARCH_TEXT = 'c.found_by'

/**
 * Whom words find: by who they are, by any of their addresses, or by the number of an order.
 *
 * @param parameter gives a value its place in the statement
 */
function foundBy(words: string, parameter: Parameter): string {
  const typed = parameter(words.trim())
  const fits = searchPatterns(asIndexed(words)).map(
    (pattern) => `${CUSTOMER_SEARCH_TEXT} LIKE ${parameter(pattern)}`,
  )
  return `(${fits.length > 0 ? fits.join(' AND ') : 'true'}
    OR c.id = (SELECT customer_id FROM customer_emails WHERE email_key = email_key(${typed}))
    OR c.id IN (SELECT b.customer_id FROM ${ORDERS} b WHERE b.number = upper(${typed})))`
}

/** Who has no stay that stands comes after all who have, and before them the other way round. */
const byLastStay = (direction: Direction) =>
  `c.last_departure ${direction} ${direction === 'DESC' ? 'NULLS LAST' : 'NULLS FIRST'}`

/** Staff's list of customers (BO §2, /klanten), as `GET /api/back-office/customers` gives it. */
export const customerList = listOf(
  {
    from: 'customers',
    as: 'c',
    columns: `c.id, ${customerNumberSql('c.id')} AS number, c.name, c.email, c.phone, c.city, c.business, c.stays, c.orders,
      c.spent_cents AS "spentCents", c.open_cents AS "openCents",
      (SELECT max(lower(b.stay)) FROM customer_orders o JOIN bookings b ON b.id = o.order_id
       WHERE o.customer_id = c.id AND b.state = 'confirmed' AND lower(b.stay) <= $2::date)::text AS "lastStay",
      (SELECT min(lower(b.stay)) FROM customer_orders o JOIN bookings b ON b.id = o.order_id
       WHERE o.customer_id = c.id AND b.state = 'confirmed' AND lower(b.stay) > $2::date)::text AS "nextStay",
      coalesce((SELECT max(id) FROM changes WHERE noun = 'customers' AND row_key = c.id::text), 0) AS version`,
    // As the indexes have them (migration 0037).
    sorts: {
      id: 'c.id',
      name: 'lower(c.name)',
      lastStay: [byLastStay],
      spentCents: 'c.spent_cents',
      stays: 'c.stays',
    },
    // By its id also a customer is found whom the list leaves out, such as one who was erased.
    always: ({ id, order }) => (id || order ? 'c.merged_into IS NULL' : 'c.shown'),
    filters: {
      id: idIn(listNumber, 'c.id'),
      /** Words of a name, an address, a telephone number, or a number of a customer or an order. */
      q: filterBy(listWords, foundBy),
      /** The customer of this booking or breakfast order. */
      order: filterBy(
        z.uuid(),
        (order, parameter) =>
          `c.id = (SELECT customer_id FROM customer_orders WHERE order_id = ${parameter(order)})`,
      ),
      /** Those who are in the house or come. */
      coming: either('c.last_departure > $2::date', 'coalesce(c.last_departure <= $2::date, true)'),
      /** Those with something still to pay. */
      open: either('c.open_cents > 0', 'c.open_cents <= 0'),
      business: either('c.business'),
      /** Those who agreed to this, and did not take it back. */
      consent: filterBy(
        z.enum(consentKinds),
        (what, parameter) =>
          `EXISTS (SELECT FROM customer_consents k WHERE k.customer_id = c.id AND k.withdrawn_at IS NULL AND k.what = ${parameter(what)})`,
      ),
    },
  },
  ['lastStay', 'DESC'],
)
