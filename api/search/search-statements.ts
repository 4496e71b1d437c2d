import {
  BOOKING_COLUMNS,
  BOOKING_SEARCH_TEXT,
  BOOKING_TABLES,
  stateAt,
} from '../bookings/booking-rows.ts'
import { CUSTOMER_SEARCH_TEXT } from '../customers/customer-list.ts'
import { customerNumberSql } from '../customers/customer-number.ts'

/** How many of a kind are answered; one more is read, to know whether there are more. */
export const MOST_FOUND = { bookings: 6, customers: 4, orders: 3, messages: 3 } as const

/** What of a room is looked through: `kamer 5 luxe werk knusse kamer`. */
export const FIND_ROOMS = `SELECT r.id, r.number, r.label, r.active, r.room_type_id AS "roomTypeId", t.name AS "roomTypeName"
  FROM rooms r JOIN room_types t ON t.id = r.room_type_id
  WHERE search_text('kamer ' || r.number || ' ' || r.label || ' ' || t.name || ' ') LIKE ALL ($1::text[])
  ORDER BY r.active DESC, r.number`

/** Who is in these rooms or comes there next. $1 now, $2 today, $3 the rooms. */
export const FIND_IN_ROOMS = `SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_TABLES}
  WHERE b.room_id = ANY ($3::int[]) AND b.state IN ('held', 'confirmed') AND ${stateAt('$1')} <> 'expired'
    AND b.stay && daterange($2::date, NULL)
  ORDER BY lower(b.stay), b.id LIMIT ${MOST_FOUND.bookings + 1}`

/**
 * The bookings in which each of so many patterns fits: the one of that number first, then the
 * nearest ones to come, then those that were. $1 now, $2 today, $3 the words, then the patterns.
 */
export function findBookings(patterns: number): string {
  const fits = Array.from(
    { length: patterns },
    (_, index) => `${BOOKING_SEARCH_TEXT} LIKE $${index + 4}`,
  )
  return `SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_TABLES} WHERE ${fits.join(' AND ')}
    ORDER BY b.number = upper($3) DESC, upper(b.stay) < $2::date, ${stateAt('$1')} IN ('expired', 'cancelled'),
      abs(lower(b.stay) - $2::date), b.id LIMIT ${MOST_FOUND.bookings + 1}`
}

/** $1 today, $2 the patterns. */
export const FIND_ORDERS = `SELECT id, number, receiver, city, delivery_day::text AS day, state FROM breakfast_orders
  WHERE search_text(number || ' ' || receiver || ' ' || name || ' ' || email || ' ' || city || ' ' || phone_digits(phone)) LIKE ALL ($2::text[])
  ORDER BY delivery_day < $1::date, abs(delivery_day - $1::date), id LIMIT ${MOST_FOUND.orders + 1}`

/** $1 the patterns. */
export const FIND_MESSAGES = `SELECT id, form, name, created_at AS "createdAt" FROM form_messages
  WHERE search_text(name || ' ' || email || ' ' || phone_digits(phone)) LIKE ALL ($1::text[])
  ORDER BY created_at DESC, id LIMIT ${MOST_FOUND.messages + 1}`

/**
 * The customers in whom each of so many patterns fits: who has that number or address first, then
 * whose last stay is the latest. $1 the words, then the patterns.
 */
export function findCustomers(patterns: number): string {
  const fits = Array.from(
    { length: patterns },
    (_, index) => `${CUSTOMER_SEARCH_TEXT} LIKE $${index + 2}`,
  )
  return `SELECT c.id, ${customerNumberSql('c.id')} AS number, c.name, c.email, c.phone, c.city FROM customers c
    WHERE c.shown AND ((${fits.join(' AND ')})
      OR c.id = (SELECT customer_id FROM customer_emails WHERE email_key = email_key($1)))
    ORDER BY 'K' || c.id = upper($1) DESC, email_key(c.email) = email_key($1) DESC, c.last_departure DESC NULLS LAST, c.id DESC
    LIMIT ${MOST_FOUND.customers + 1}`
}
