import { z } from 'zod'
import { ofCustomer } from '../invoices/invoice-list.ts'
import { MESSAGES_OF } from './customer-list.ts'

/**
 * `GET /api/back-office/customers/:id/data`: a file that they take along. Each part has its rows by
 * the names of their columns.
 */
export const personalDataShape = z.object({
  collectedAt: z.iso.datetime(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type CollectedData = z.output<typeof personalDataShape>

/** The orders of customer `$1` of a kind, as SQL after `IN`. */
const ordersOf = (kind: string) =>
  `(SELECT order_id FROM customer_orders WHERE customer_id = $1 AND kind = '${kind}')`
const folios = `(SELECT folio_id FROM bookings WHERE id IN ${ordersOf('booking')}
  UNION ALL SELECT folio_id FROM breakfast_orders WHERE id IN ${ordersOf('breakfast-order')})`

/** Each part as SQL; `$1` is the customer. Keys and hashes that only the machine reads are left out. */
export const PERSONAL_DATA = {
  customer: `SELECT id, name, email, phone, city, business, notes, created_at, erasure_asked_at FROM customers WHERE id = $1`,
  addresses: `SELECT email_key AS email FROM customer_emails WHERE customer_id = $1 ORDER BY email_key`,
  consents: `SELECT what, given_at, given_by, withdrawn_at, withdrawn_by FROM customer_consents WHERE customer_id = $1 ORDER BY id`,
  bookings: `SELECT number, state, source, lower(stay)::text AS arrival, upper(stay)::text AS departure, adults, child_ages, residents,
      name, first_name, last_name, email, phone, city, address, postcode, notes, attendance, total_cents, created_at
    FROM bookings WHERE id IN ${ordersOf('booking')} ORDER BY created_at, number`,
  breakfastOrders: `SELECT number, state, delivery_day::text, slot, adults, kids, name, email, phone, receiver, street, house_number, postcode, city,
      here, notes, booking_number, failed_because, failed_note, total_cents, created_at FROM breakfast_orders WHERE id IN ${ordersOf('breakfast-order')} ORDER BY created_at, number`,
  money: `SELECT f.number, e.kind, e.method, e.cents, e.at, e.note FROM folio_entries e JOIN folios f ON f.id = e.folio_id
    WHERE e.folio_id IN ${folios} ORDER BY e.id`,
  invoices: `SELECT number, issued_on, order_number, buyer, document -> 'buyer' ->> 'address' AS address, document -> 'buyer' ->> 'postcode' AS postcode,
      document -> 'buyer' ->> 'city' AS city, document -> 'buyer' ->> 'kvk' AS kvk, document -> 'buyer' ->> 'vatId' AS vat_id, gross_cents
    FROM invoices i WHERE ${ofCustomer('$1')} ORDER BY year, running`,
  invoicesAskedFor: `SELECT f.number, r.buyer, r.asked_at FROM invoice_requests r JOIN folios f ON f.id = r.folio_id
    WHERE r.folio_id IN ${folios} ORDER BY r.asked_at`,
  nightRegister: `SELECT b.number, n.name, n.residence, n.document, n.birth_date::text, n.nationality, n.address, n.arrival::text, n.departure::text FROM night_register n
    JOIN bookings b ON b.id = n.booking_id WHERE n.booking_id IN ${ordersOf('booking')} ORDER BY n.arrival, n.guest`,
  messages: `SELECT form, name, email, phone, answers, note, created_at, handled_at FROM form_messages WHERE ${MESSAGES_OF} ORDER BY created_at`,
  mails: `SELECT kind, recipient, recipient_name, subject, text, state, created_at, sent_at FROM mails
    WHERE subject_id IN (SELECT order_id FROM customer_orders WHERE customer_id = $1
      UNION ALL SELECT id FROM form_messages WHERE ${MESSAGES_OF})
      OR subject_kind IN ('sale', 'invoice') AND email_key(recipient) IN (SELECT email_key FROM customer_emails WHERE customer_id = $1)
    ORDER BY created_at, id`,
  changesByStaff: `SELECT c.by, c.at, c.before, c.after FROM changes c WHERE c.noun = 'customers' AND c.row_key = $1::int::text ORDER BY c.id`,
} as const
export type PersonalDataPart = keyof typeof PERSONAL_DATA
