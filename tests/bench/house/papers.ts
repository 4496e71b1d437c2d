import type pg from 'pg'
import { someInvoice } from '../../api/invoice-documents/some-invoices.ts'

/**
 * What a house writes beside its bookings: who its guests are, what they paid with, the mails they
 * had, breakfasts, what the desk sold, messages, invoices, and the night register of the last weeks (older rows are
 * deleted by the house itself). Written past acceptance, as `fillWithBookings` does.
 */
export async function addPapers(pool: pg.Pool): Promise<void> {
  await pool.query(`ALTER TABLE bookings DISABLE TRIGGER USER;
    UPDATE bookings b SET email = 'gast' || guest.nth || '@example.com',
      name = 'Gast ' || CASE guest.nth % 50 WHEN 0 THEN 'Jansen' ELSE substr(md5(number), 1, 8) END,
      source = CASE abs(hashtext(number)) % 4 WHEN 0 THEN 'airbnb' ELSE source END,
      mails = CASE abs(hashtext(number)) % 4 WHEN 0 THEN 'none' ELSE mails END,
      state = CASE guest.nth % 20 WHEN 9 THEN 'cancelled' ELSE state END
    FROM (SELECT id, row_number() OVER (ORDER BY lower(stay) DESC, id) / 2 AS nth FROM bookings) AS guest
    WHERE guest.id = b.id;
    ALTER TABLE bookings ENABLE TRIGGER USER;
    INSERT INTO folio_entries (folio_id, kind, cents, at)
      SELECT folio_id, 'changed', 500, now() FROM bookings ORDER BY lower(stay) DESC, id LIMIT 40;
    UPDATE bookings b SET total_cents = s.sold_cents FROM folio_balances s
      WHERE s.folio_id = b.folio_id AND s.sold_cents <> b.total_cents;`)
  await pool.query(BREAKFASTS)
  await pool.query(SALES)
  await pool.query(PEOPLE)
  await pool.query('ANALYZE customers, customer_orders, customer_emails')
  await pool.query('SELECT recount_customers()')
  await pool.query(PAYMENTS_AND_MAILS)
  await pool.query(INVOICES, [JSON.stringify(someInvoice())])
  await pool.query(REGISTER)
}

const BREAKFASTS = `
  CREATE TEMPORARY TABLE ordered AS SELECT gen_random_uuid() AS order_id, 'O' || number AS order_number, *
    FROM bookings WHERE abs(hashtext(number)) % 10 = 1 AND state = 'confirmed' ORDER BY created_at;
  ALTER TABLE breakfast_orders DISABLE TRIGGER USER;
  ALTER TABLE folio_entries DISABLE TRIGGER USER;
  INSERT INTO folios (id, kind, number, created_at) SELECT order_id, 'breakfast-order', order_number, created_at FROM ordered;
  INSERT INTO breakfast_orders (id, number, state, name, email, phone, receiver, street, house_number, postcode, city, delivery_day, slot,
      adults, kids, booking_id, folio_id, total_cents, idempotency_key, request_hash, created_at, updated_at)
    SELECT order_id, order_number, 'confirmed', name, email, phone, name, 'Dorpsstraat', '1', '6171AA', 'Stein', lower(stay) + 1, 1,
      2, 0, id, order_id, 2790, order_number, '', created_at, created_at FROM ordered;
  INSERT INTO folio_entries (folio_id, kind, method, cents, at)
    SELECT order_id, kind, method, cents, created_at FROM ordered, (VALUES ('sold', NULL, 2790), ('received', 'ideal', -2790)) AS entry (kind, method, cents)
    ORDER BY created_at;
  INSERT INTO folio_lines (entry_id, line, folio_id, item, supplied_on, persons, cents, vat_category, vat_basis_points)
    SELECT e.id, 1, order_id, 'breakfast', lower(stay) + 1, 2, 2790, 'food', 900 FROM ordered
    JOIN folio_entries e ON e.folio_id = order_id AND e.kind = 'sold' ORDER BY e.id;
  INSERT INTO folio_balances (folio_id, sold_cents, balance_cents, settled_at) SELECT order_id, 2790, 0, created_at FROM ordered;
  ALTER TABLE breakfast_orders ENABLE TRIGGER USER;
  ALTER TABLE folio_entries ENABLE TRIGGER USER;
  INSERT INTO form_messages (id, form, name, email, phone, answers, key, handled_at, handled_by, created_at)
    SELECT gen_random_uuid(), 'contact', name, email, phone, '{"message": "Mag de hond mee?"}', order_number, created_at, 'Bea', created_at
    FROM ordered ORDER BY created_at;
  DROP TABLE ordered`

const SALES = `
  CREATE TEMPORARY TABLE sold AS SELECT gen_random_uuid() AS sale_id, 'K' || number AS sale_number, upper(stay)::timestamptz AS at
    FROM bookings WHERE abs(hashtext(number)) % 5 = 2 AND upper(stay) <= current_date ORDER BY upper(stay);
  ALTER TABLE folio_entries DISABLE TRIGGER USER;
  INSERT INTO sales (id, number, step, request_hash, employee, lines, price_cents, method, rounding_cents, received_cents, change_cents, begun_at, done_at, done_by)
    SELECT sale_id, sale_number, 'done', '', 'Bea', '[{"what": "product", "name": "Flesje water", "pieces": 2, "quote": []}]',
      350, 'pin', 0, 350, 0, at, at, 'Bea' FROM sold ORDER BY at;
  INSERT INTO folios (id, kind, number, created_at) SELECT sale_id, 'sale', sale_number, at FROM sold;
  INSERT INTO folio_entries (folio_id, kind, method, cents, at)
    SELECT sale_id, kind, method, cents, at FROM sold, (VALUES ('sold', NULL, 350), ('received', 'pin', -350)) AS entry (kind, method, cents)
    ORDER BY at;
  INSERT INTO folio_lines (entry_id, line, folio_id, item, supplied_on, persons, cents, vat_category, vat_basis_points)
    SELECT e.id, 1, sale_id, 'product', sold.at::date, 1, 350, 'food', 900 FROM sold
    JOIN folio_entries e ON e.folio_id = sale_id AND e.kind = 'sold' ORDER BY e.id;
  INSERT INTO folio_balances (folio_id, sold_cents, balance_cents, settled_at) SELECT sale_id, 350, 0, at FROM sold;
  ALTER TABLE folio_entries ENABLE TRIGGER USER;
  DROP TABLE sold`

// As migration 0037 makes them of the bookings it finds.
const PEOPLE = `
  INSERT INTO customers (name, email, phone, city, created_at)
    SELECT name, email, phone, city, created_at
    FROM (SELECT DISTINCT ON (email) * FROM bookings ORDER BY email, created_at) AS one ORDER BY created_at;
  INSERT INTO customer_emails (email_key, customer_id) SELECT email_key(email), id FROM customers;
  INSERT INTO customer_orders (order_id, kind, customer_id)
    SELECT b.id, 'booking', e.customer_id FROM bookings b JOIN customer_emails e ON e.email_key = email_key(b.email)
    UNION ALL SELECT o.id, 'breakfast-order', e.customer_id FROM breakfast_orders o JOIN customer_emails e ON e.email_key = email_key(o.email)`

const PAYMENTS_AND_MAILS = `
  INSERT INTO payments (id, folio_id, provider_id, amount_cents, state, method, received_cents, created_at, updated_at, paid_at)
    SELECT gen_random_uuid(), folio_id, 'tr_' || number, total_cents, 'paid', 'ideal', total_cents, created_at, created_at, created_at FROM bookings;
  INSERT INTO mails (id, subject_kind, subject_id, subject_number, kind, message_id, recipient, recipient_name, subject, text, html, state, created_at, sent_at)
    SELECT gen_random_uuid(), 'booking', id, number, 'confirmation', number || '@bench', email, name, 'Je boeking ' || number,
      repeat('Tot ziens in ons huis. ', 40), repeat('<p>Tot ziens in ons huis.</p>', 80), 'sent', created_at, created_at FROM bookings`

const INVOICES = `
  INSERT INTO invoices (id, number, year, running, folio_id, issued_at, document)
    SELECT gen_random_uuid(), 'F' || year || '-' || running, year, running, folio_id, issued_on::timestamptz,
      $1::jsonb || jsonb_build_object('issuedOn', issued_on, 'orderNumber', number, 'buyer', ($1::jsonb -> 'buyer') || jsonb_build_object('name', name))
    FROM (SELECT *, row_number() OVER (PARTITION BY year ORDER BY issued_on, id) AS running
      FROM (SELECT *, upper(stay) AS issued_on, extract(year FROM upper(stay))::int AS year FROM bookings
        WHERE abs(hashtext(number)) % 10 = 0 AND upper(stay) <= current_date) AS over) AS numbered`

const REGISTER = `
  INSERT INTO night_register (booking_id, guest, name, residence, document, arrival, departure)
    SELECT id, guest, name, 'Stein', 'passport', lower(stay), upper(stay) FROM bookings, generate_series(1, 2) AS guest
    WHERE lower(stay) BETWEEN current_date - 60 AND current_date`
