import { endsAfter } from '../facts/ends-after.ts'
import { isWhole } from '../lists/list-filters.ts'
import {
  BOOKING_COLUMNS,
  BOOKING_SEARCH_TEXT,
  BOOKING_TABLES,
  WHOLE_BOOKING,
  isInState,
  stateAt,
} from '../bookings/booking-rows.ts'
import { CUSTOMER_SEARCH_TEXT, customerNumberSql } from '../customers/customer-list.ts'

/** How many of a kind are answered; one more is read, to know whether there are more. */
export const MOST_FOUND = {
  bookings: 6,
  customers: 4,
  orders: 3,
  invoices: 3,
  sales: 3,
  messages: 3,
} as const

/** That each of so many patterns fits a text. @param first the number of the first one's parameter */
const fits = (text: string, patterns: number, first: number) =>
  Array.from({ length: patterns }, (_, place) => `${text} LIKE $${first + place}`).join(' AND ')

/** What of a room is looked through: `kamer 5 luxe werk knusse kamer`. */
export const FIND_ROOMS = `SELECT r.id, r.number, r.label, r.active, r.room_type_id AS "roomTypeId", t.name AS "roomTypeName"
  FROM rooms r JOIN room_types t ON t.id = r.room_type_id
  WHERE search_text('kamer ' || r.number || ' ' || r.label || ' ' || t.name || ' ') LIKE ALL ($1::text[])
  ORDER BY r.active DESC, r.number`

/** Who is in these rooms or comes there next. $1 now, $2 today, $3 the rooms. */
export const FIND_IN_ROOMS = `SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_TABLES}
  WHERE b.room_id = ANY ($3::int[]) AND b.state IN ('held', 'confirmed') AND ${stateAt('$1')} <> 'expired'
    AND ${endsAfter('$2')}
  ORDER BY lower(b.stay), b.id LIMIT ${MOST_FOUND.bookings + 1}`

/**
 * The bookings in which each of so many patterns fits: the nearest ones to come, then those that
 * were, of either those that were called off last. Each of the parts is read in the order of an index
 * and ends with its first rows, the last only where the others leave room: of a word that everybody
 * has, no more is read than of a rare one.
 * $1 now, $2 today, then the patterns.
 */
export const findBookings = (patterns: number) =>
  bookingsThat(fits(BOOKING_SEARCH_TEXT, patterns, 3))

/** The bookings of a whole number or e-mail address, in the same order. $1 now, $2 today, $3 that. */
export const FIND_WHOLE = bookingsThat(isWhole(WHOLE_BOOKING, '$3'))

/** @param condition as SQL on `b` */
function bookingsThat(condition: string): string {
  const part = (place: number, also: string, by: string, from = 'bookings') =>
    `(SELECT b.id, ${place} AS place, row_number() OVER () AS nth FROM (SELECT b.id FROM ${from} b
      WHERE ${condition} AND ${also} ORDER BY ${by} LIMIT ${MOST_FOUND.bookings + 1}) b)`
  const calledOff = isInState('$1', 'expired', 'cancelled')
  const past = 'upper(b.stay) < $2::date AND lower(b.stay) < $2::date'
  const latest = 'lower(b.stay) DESC, b.id DESC'
  // OFFSET 0: the few that come are read, before the index of words has looked through all years.
  const coming = `(SELECT * FROM bookings b WHERE ${endsAfter('$2::date - 1')} OFFSET 0)`
  const notFull = `(SELECT count(*) FROM standing) <= ${MOST_FOUND.bookings}`
  return `WITH standing AS MATERIALIZED (
      ${part(1, 'true', `${calledOff}, abs(lower(b.stay) - $2::date), b.id`, coming)}
      UNION ALL ${part(2, `${past} AND ${isInState('$1', 'held', 'confirmed')}`, latest)}),
    found AS MATERIALIZED (SELECT * FROM standing
      UNION ALL ${part(3, `${past} AND ${calledOff} AND ${notFull}`, latest)}
      ORDER BY place, nth LIMIT ${MOST_FOUND.bookings + 1})
    SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_TABLES} JOIN found ON found.id = b.id ORDER BY found.place, found.nth`
}

/** The breakfast orders in which each of so many patterns fits. $1 today, then the patterns. */
export function findOrders(patterns: number): string {
  const part = (condition: string, by: string) =>
    `(SELECT id, number, receiver, city, delivery_day, state FROM breakfast_orders
      WHERE ${fits('found_by', patterns, 2)} AND ${condition} ORDER BY ${by} LIMIT ${MOST_FOUND.orders + 1})`
  return `SELECT id, number, receiver, city, delivery_day::text AS day, state FROM (
      ${part('delivery_day >= $1::date', 'delivery_day, slot, id')} UNION ALL ${part('delivery_day < $1::date', 'delivery_day DESC, slot DESC, id DESC')}) AS found
    ORDER BY delivery_day < $1::date, abs(delivery_day - $1::date), id LIMIT ${MOST_FOUND.orders + 1}`
}

/** The invoices and credit notes in whose number a pattern fits, the latest first. $1 the pattern. */
export const FIND_INVOICES = `SELECT id, number, buyer, order_number AS "orderNumber", issued_on AS "issuedOn", gross_cents AS "grossCents"
  FROM invoices WHERE number ILIKE $1 ORDER BY issued_on DESC, running DESC LIMIT ${MOST_FOUND.invoices + 1}`

/** The receipts of the desk in whose number a pattern fits, the latest first. $1 the pattern. */
export const FIND_SALES = `SELECT id, number, done_at AS "doneAt", price_cents AS "priceCents", taken_back_at IS NOT NULL AS "takenBack"
  FROM sales WHERE number ILIKE $1 ORDER BY done_at DESC, number DESC LIMIT ${MOST_FOUND.sales + 1}`

/** What a message is found by, as its index has it (migration 0053). */
const MESSAGE_TEXT = `search_text(name || ' ' || email || ' ' || phone_digits(phone))`

/** The messages in which each of so many patterns fits, the latest first; the parameters are the patterns. */
export const findMessages = (patterns: number) =>
  `SELECT id, form, name, created_at AS "createdAt" FROM form_messages
    WHERE ${fits(MESSAGE_TEXT, patterns, 1)} ORDER BY created_at DESC, id DESC LIMIT ${MOST_FOUND.messages + 1}`

/**
 * The customers in whom each of so many patterns fits: who has that number or address first, then
 * whose last stay is the latest. $1 the words, then the patterns.
 */
export function findCustomers(patterns: number): string {
  const latest = 'last_departure DESC NULLS LAST, id DESC'
  return `WITH fitting AS MATERIALIZED (
      (SELECT c.* FROM customers c WHERE c.shown AND ${fits(CUSTOMER_SEARCH_TEXT, patterns, 2)} ORDER BY ${latest} LIMIT ${MOST_FOUND.customers + 1})
      UNION SELECT c.* FROM customers c WHERE c.shown AND c.id = (SELECT customer_id FROM customer_emails WHERE email_key = email_key($1))
      UNION SELECT c.* FROM customers c WHERE c.shown AND c.id = substring($1 from '^[Kk]([0-9]{1,9})$')::integer)
    SELECT c.id, ${customerNumberSql('c.id')} AS number, c.name, c.email, c.phone, c.city FROM fitting c
    ORDER BY 'K' || c.id = upper($1) DESC, email_key(c.email) = email_key($1) DESC, ${latest}
    LIMIT ${MOST_FOUND.customers + 1}`
}
