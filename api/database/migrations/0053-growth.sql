-- What lists and searches of fifty years need to take no longer than those of one (docs/growth.md).

-- All that a booking, a customer or an order is found by, stored: what an index of words
-- finds is looked at once more, and to make the text anew of each took longer than all the rest.
ALTER TABLE bookings ADD COLUMN found_by text NOT NULL
  GENERATED ALWAYS AS (booking_search_text(number, name, email, phone, city)) STORED;
DROP INDEX booking_search;
CREATE INDEX booking_search ON bookings USING gin (found_by gin_trgm_ops);

ALTER TABLE customers ADD COLUMN found_by text NOT NULL
  GENERATED ALWAYS AS (booking_search_text('K' || id::text, name, email, phone, city)) STORED;
DROP INDEX customer_search;
CREATE INDEX customer_search ON customers USING gin (found_by gin_trgm_ops) WHERE shown;
-- As in 0037, but that the text made of the others is no change of its own.
DROP TRIGGER note_change ON customers;
CREATE TRIGGER note_change AFTER UPDATE OR DELETE ON customers FOR EACH ROW
  EXECUTE FUNCTION note_change('id', 'edited,counted,links,stays,orders,spent_cents,open_cents,last_departure,shown,found_by');

ALTER TABLE breakfast_orders ADD COLUMN found_by text NOT NULL
  GENERATED ALWAYS AS (booking_search_text(number, name, email, phone, city || ' ' || receiver)) STORED;
DROP INDEX breakfast_order_search;
CREATE INDEX breakfast_order_search ON breakfast_orders USING gin (found_by gin_trgm_ops);

-- Messages are an entity of the ORM, which knows no such column: of them it stays an expression.
CREATE INDEX form_message_search ON form_messages USING gin (search_text(name || ' ' || email || ' ' || phone_digits(phone)) gin_trgm_ops);

-- What was called off or never paid, by arrival: looked for among many that came.
CREATE INDEX booking_not_confirmed ON bookings (lower(stay), id) WHERE state <> 'confirmed';
-- By surname, as the list of bookings is sorted.
CREATE INDEX booking_by_surname ON bookings (lower(coalesce(last_name, name)), lower(name), id);
-- Mails, the newest first.
CREATE INDEX mail_created ON mails (created_at, id);
-- Invoices by words, as `wordsAnywhere` has them.
CREATE INDEX invoice_search ON invoices USING gin (number gin_trgm_ops, buyer gin_trgm_ops, order_number gin_trgm_ops);

-- A house fits in memory, and no disk turns any more: a row that is looked up costs little more than
-- the next one. Without this a sum over one year of bills reads the balances of all fifty. Left alone
-- where the database belongs to somebody else.
DO $$ BEGIN
  IF (SELECT pg_has_role(datdba, 'USAGE') FROM pg_database WHERE datname = current_database()) THEN
    EXECUTE format('ALTER DATABASE %I SET random_page_cost = 1.1', current_database());
  END IF;
END $$;
