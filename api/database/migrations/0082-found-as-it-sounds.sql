-- 'jansen' finds Janssen and 'dijkstra' Dykstra: doubled letters count once, ij and y as i. A booking
-- and a breakfast are found by the words of their note too (api/requests/search-words.ts folds what
-- is typed in the same way).
CREATE OR REPLACE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || regexp_replace(
  replace(translate(lower(given), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿy', 'aaaaaaceeeeiiiinoooooouuuuiii'), 'ij', 'i'),
  '([a-z])\1+', '\1', 'g');

-- What is stored and what an index has was made by the function as it was.
ALTER TABLE bookings DROP COLUMN found_by;
ALTER TABLE bookings ADD COLUMN found_by text NOT NULL
  GENERATED ALWAYS AS (booking_search_text(number, name, email, phone, city || ' ' || notes)) STORED;
CREATE INDEX booking_search ON bookings USING gin (found_by gin_trgm_ops);

ALTER TABLE customers DROP COLUMN found_by;
ALTER TABLE customers ADD COLUMN found_by text NOT NULL
  GENERATED ALWAYS AS (booking_search_text('K' || id::text, name, email, phone, city)) STORED;
CREATE INDEX customer_search ON customers USING gin (found_by gin_trgm_ops) WHERE shown;

ALTER TABLE breakfast_orders DROP COLUMN found_by;
ALTER TABLE breakfast_orders ADD COLUMN found_by text NOT NULL
  GENERATED ALWAYS AS (booking_search_text(number, name, email, phone, city || ' ' || receiver || ' ' || notes)) STORED;
CREATE INDEX breakfast_order_search ON breakfast_orders USING gin (found_by gin_trgm_ops);

-- Made anew, not reindexed: connections that stand keep the expression of an index as they read it.
DROP INDEX form_message_search;
CREATE INDEX form_message_search ON form_messages USING gin (search_text(name || ' ' || email || ' ' || phone_digits(phone)) gin_trgm_ops);

-- A receipt of the desk by its number or a part of it; invoices have such an index (0053).
CREATE INDEX sale_number ON sales USING gin (number gin_trgm_ops);
