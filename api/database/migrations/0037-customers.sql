-- Everybody who booked or ordered (BO §2, Klanten), found by their e-mail address.

-- An address as it is compared: who types capitals or a space around it is the same person.
CREATE FUNCTION email_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(btrim(given));

CREATE TABLE customers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As the newest order has it, until staff write it themselves (`edited`).
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  city text NOT NULL,
  business boolean NOT NULL DEFAULT false,
  notes text NOT NULL DEFAULT '',
  edited boolean NOT NULL DEFAULT false,
  -- The customer that this one was merged into; null: it is one of its own.
  merged_into integer REFERENCES customers,
  -- When they asked to be forgotten; what the books need of them stays until its term ends.
  erasure_asked_at timestamptz,
  erasure_asked_by text,
  -- Nothing that tells who they were is left.
  erased_at timestamptz,
  created_at timestamptz NOT NULL,
  -- What their orders come to, counted when it is asked for (recount_customers).
  counted boolean NOT NULL DEFAULT true,
  links integer NOT NULL DEFAULT 0,
  stays integer NOT NULL DEFAULT 0,
  orders integer NOT NULL DEFAULT 0,
  spent_cents integer NOT NULL DEFAULT 0,
  open_cents integer NOT NULL DEFAULT 0,
  -- The last departure of a stay that stands, past or to come.
  last_departure date,
  -- Whether lists have it. Not before it was counted, so a booking writes no index of a list.
  shown boolean NOT NULL GENERATED ALWAYS AS (merged_into IS NULL AND erased_at IS NULL AND (links > 0 OR edited)) STORED
);
CREATE INDEX customer_to_count ON customers (id) WHERE NOT counted;
CREATE INDEX customer_merged ON customers (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX customer_by_name ON customers (lower(name), id) WHERE shown;
CREATE INDEX customer_by_departure ON customers (last_departure DESC NULLS LAST, id DESC) WHERE shown;
CREATE INDEX customer_by_spent ON customers (spent_cents, id) WHERE shown;
CREATE INDEX customer_by_stays ON customers (stays, id) WHERE shown;
CREATE INDEX customer_open ON customers (id) WHERE shown AND open_cents > 0;
CREATE INDEX customer_business ON customers (id) WHERE shown AND business;
-- All that a customer is found by, as a booking is (migration 0014).
CREATE INDEX customer_search ON customers USING gin (booking_search_text('K' || id::text, name, email, phone, city) gin_trgm_ops) WHERE shown;

-- Whose each address is. A customer has several once they were merged or wrote another.
CREATE TABLE customer_emails (
  email_key text PRIMARY KEY CHECK (email_key <> '' AND email_key = email_key(email_key)),
  customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE
);
CREATE INDEX customer_email_of ON customer_emails (customer_id);

-- Whose each order is, of any kind. Beside the orders, not in them: nobody who writes an order waits
-- for who merges customers, and no version of an order rises by it.
CREATE TABLE customer_orders (
  -- The id of the order, which its folio has too.
  order_id uuid PRIMARY KEY,
  kind text NOT NULL,
  customer_id integer NOT NULL REFERENCES customers,
  -- Staff took it apart: it stays where it is, whatever its address.
  apart boolean NOT NULL DEFAULT false,
  counted boolean NOT NULL DEFAULT false,
  erased_at timestamptz
);
CREATE INDEX customer_order_of ON customer_orders (customer_id);
CREATE INDEX customer_order_to_count ON customer_orders (order_id) WHERE NOT counted;
CREATE INDEX customer_order_kept ON customer_orders (order_id) WHERE erased_at IS NULL;

-- What a customer agreed to, and when they took it back (AVG art. 7).
CREATE TABLE customer_consents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  what text NOT NULL CHECK (what IN ('news', 'preferences')),
  given_at timestamptz NOT NULL,
  given_by text NOT NULL,
  withdrawn_at timestamptz,
  withdrawn_by text,
  CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
);
CREATE UNIQUE INDEX customer_consent_once ON customer_consents (customer_id, what) WHERE withdrawn_at IS NULL;

-- Who merged two customers or took an order apart, with all that taking it back needs.
CREATE TABLE customer_moves (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('merge', 'split')),
  from_id integer NOT NULL REFERENCES customers,
  to_id integer NOT NULL REFERENCES customers,
  orders uuid[] NOT NULL,
  -- Those of them that stood apart before.
  apart uuid[] NOT NULL DEFAULT '{}',
  emails text[] NOT NULL DEFAULT '{}',
  consents integer[] NOT NULL DEFAULT '{}',
  -- What was written of the customer that stayed before.
  was jsonb,
  by text NOT NULL,
  at timestamptz NOT NULL,
  undone_by text,
  undone_at timestamptz,
  CHECK ((undone_by IS NULL) = (undone_at IS NULL))
);
CREATE INDEX customer_move_from ON customer_moves (from_id);
CREATE INDEX customer_move_to ON customer_moves (to_id);

-- Finds the customer of an order by its address, or makes one. The lock on the address has who
-- merges customers wait for an order that is being written, and the order for who merges.
CREATE FUNCTION customer_of(given_name text, given_email text, given_phone text, given_city text, since timestamptz)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  address text := email_key(given_email);
  found_id integer;
  made integer;
BEGIN
  LOOP
    SELECT customer_id INTO found_id FROM customer_emails WHERE email_key = address FOR SHARE;
    IF FOUND THEN RETURN found_id; END IF;
    INSERT INTO customers (name, email, phone, city, created_at)
    VALUES (given_name, btrim(given_email), given_phone, given_city, since) RETURNING id INTO made;
    -- Nobody is found by no address: such an order is a customer of its own.
    IF address = '' THEN RETURN made; END IF;
    INSERT INTO customer_emails (email_key, customer_id) VALUES (address, made) ON CONFLICT DO NOTHING;
    IF FOUND THEN RETURN made; END IF;
    -- Somebody else made them at the same moment.
    DELETE FROM customers WHERE id = made;
  END LOOP;
END $$;

CREATE FUNCTION order_has_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_orders (order_id, kind, customer_id)
  VALUES (NEW.id, TG_ARGV[0], customer_of(NEW.name, NEW.email, NEW.phone, NEW.city, NEW.created_at));
  RETURN NULL;
END $$;
CREATE TRIGGER order_has_customer AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION order_has_customer('booking');
CREATE TRIGGER order_has_customer AFTER INSERT ON breakfast_orders FOR EACH ROW EXECUTE FUNCTION order_has_customer('breakfast-order');

-- An order whose address becomes another moves to who has that address, unless staff took it apart.
-- Of what else changes only the sums have to be counted again. Locks: address, order, customer.
CREATE FUNCTION order_of_customer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := email_key(OLD.email);
  address text := email_key(NEW.email);
  its customer_orders;
BEGIN
  IF was <> address AND coalesce(current_setting('kamersleutel.erasing', true), '') = '' THEN
    SELECT * INTO its FROM customer_orders WHERE order_id = NEW.id;
    IF NOT its.apart THEN
      IF address <> '' AND NOT EXISTS (SELECT FROM customer_emails WHERE email_key = address)
        AND NOT EXISTS (SELECT FROM customer_orders WHERE customer_id = its.customer_id AND order_id <> NEW.id)
        AND EXISTS (SELECT FROM customers WHERE id = its.customer_id AND email_key(email) = was) THEN
        -- Their only order: the address was mended, and they are who they were.
        INSERT INTO customer_emails (email_key, customer_id) VALUES (address, its.customer_id) ON CONFLICT DO NOTHING;
        IF FOUND THEN
          DELETE FROM customer_emails WHERE email_key = was AND customer_id = its.customer_id;
          UPDATE customers SET email = btrim(NEW.email), counted = false WHERE id = its.customer_id;
          RETURN NULL;
        END IF;
      END IF;
      UPDATE customer_orders SET counted = false,
        customer_id = customer_of(NEW.name, NEW.email, NEW.phone, NEW.city, NEW.created_at) WHERE order_id = NEW.id;
      UPDATE customers SET counted = false WHERE id = its.customer_id;
      RETURN NULL;
    END IF;
  END IF;
  UPDATE customer_orders SET counted = false WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER order_of_customer_changed AFTER UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.name, OLD.email, OLD.phone, OLD.city, OLD.state, OLD.stay, OLD.total_cents) IS DISTINCT FROM
        (NEW.name, NEW.email, NEW.phone, NEW.city, NEW.state, NEW.stay, NEW.total_cents))
  EXECUTE FUNCTION order_of_customer_changed();
CREATE TRIGGER order_of_customer_changed AFTER UPDATE ON breakfast_orders FOR EACH ROW
  WHEN ((OLD.name, OLD.email, OLD.phone, OLD.city, OLD.state, OLD.total_cents) IS DISTINCT FROM
        (NEW.name, NEW.email, NEW.phone, NEW.city, NEW.state, NEW.total_cents))
  EXECUTE FUNCTION order_of_customer_changed();

CREATE FUNCTION order_of_customer_gone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose integer;
BEGIN
  DELETE FROM customer_orders WHERE order_id = OLD.id RETURNING customer_id INTO whose;
  UPDATE customers SET counted = false WHERE id = whose;
  RETURN NULL;
END $$;
CREATE TRIGGER order_of_customer_gone AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION order_of_customer_gone();
CREATE TRIGGER order_of_customer_gone AFTER DELETE ON breakfast_orders FOR EACH ROW EXECUTE FUNCTION order_of_customer_gone();

-- What is open of a bill changes with its entries. A folio has the id of its order, and begins with
-- what was sold, before which nothing was counted.
CREATE FUNCTION order_of_customer_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer_orders SET counted = false WHERE order_id = NEW.folio_id;
  RETURN NULL;
END $$;
CREATE TRIGGER order_of_customer_paid AFTER INSERT ON folio_entries FOR EACH ROW WHEN (NEW.kind <> 'sold')
  EXECUTE FUNCTION order_of_customer_paid();

-- Counts again what changed since: called by who reads it, so that an order pays nothing for sums
-- and two orders of one customer never wait for each other. What others write just now is skipped
-- and counted at the next call.
CREATE FUNCTION recount_customers() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  IF NOT EXISTS (SELECT FROM customer_orders WHERE NOT counted) AND NOT EXISTS (SELECT FROM customers WHERE NOT counted) THEN
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(5306, 0);
  WITH links AS (
    UPDATE customer_orders SET counted = true
    WHERE order_id IN (SELECT order_id FROM customer_orders WHERE NOT counted FOR UPDATE SKIP LOCKED) RETURNING customer_id),
  people AS (
    UPDATE customers SET counted = true
    WHERE id IN (SELECT id FROM customers WHERE NOT counted FOR UPDATE SKIP LOCKED) RETURNING id)
  SELECT array_agg(DISTINCT one) INTO touched FROM (SELECT customer_id AS one FROM links UNION ALL SELECT id FROM people) AS each;
  -- A statement of its own: it sees all that was committed before the locks above were had.
  UPDATE customers c SET links = f.links, stays = f.stays, orders = f.orders, spent_cents = f.spent, open_cents = f.open,
    last_departure = f.departure,
    name = CASE WHEN c.edited THEN c.name ELSE coalesce(f.name, c.name) END,
    phone = CASE WHEN c.edited THEN c.phone ELSE coalesce(nullif(f.phone, ''), c.phone) END,
    city = CASE WHEN c.edited THEN c.city ELSE coalesce(nullif(f.city, ''), c.city) END
  FROM (
    SELECT one AS id, count(t.id)::int AS links,
      count(*) FILTER (WHERE t.kind = 'booking' AND t.stands)::int AS stays,
      count(*) FILTER (WHERE t.kind = 'breakfast-order' AND t.stands)::int AS orders,
      coalesce(sum(t.total_cents) FILTER (WHERE t.sold), 0)::int AS spent,
      coalesce(sum(greatest(t.balance, 0)) FILTER (WHERE t.sold), 0)::int AS open,
      max(t.departure) FILTER (WHERE t.stands) AS departure,
      (array_agg(t.name ORDER BY t.created_at DESC) FILTER (WHERE t.erased_at IS NULL))[1] AS name,
      (array_agg(t.phone ORDER BY t.phone <> '' DESC, t.created_at DESC) FILTER (WHERE t.erased_at IS NULL))[1] AS phone,
      (array_agg(t.city ORDER BY t.city <> '' DESC, t.created_at DESC) FILTER (WHERE t.erased_at IS NULL))[1] AS city
    FROM unnest(touched) AS one LEFT JOIN LATERAL (
      SELECT b.id, o.kind, o.erased_at, b.state = 'confirmed' AS stands, b.state NOT IN ('held', 'expired') AS sold, b.total_cents,
        (SELECT coalesce(sum(e.cents), 0) FROM folio_entries e WHERE e.folio_id = b.folio_id) AS balance,
        upper(b.stay) AS departure, b.name, b.phone, b.city, b.created_at
      FROM customer_orders o JOIN bookings b ON b.id = o.order_id WHERE o.customer_id = one AND o.kind = 'booking'
      UNION ALL
      SELECT b.id, o.kind, o.erased_at, b.state <> 'cancelled', b.state <> 'placed', b.total_cents,
        (SELECT coalesce(sum(e.cents), 0) FROM folio_entries e WHERE e.folio_id = b.folio_id),
        NULL, b.name, b.phone, b.city, b.created_at
      FROM customer_orders o JOIN breakfast_orders b ON b.id = o.order_id WHERE o.customer_id = one AND o.kind = 'breakfast-order') AS t ON true
    GROUP BY one) AS f
  WHERE c.id = f.id;
END $$;

-- Who booked or ordered before this, the oldest first so that the newest says who they are.
WITH every AS (
    SELECT id, 'booking' AS kind, name, email, phone, city, created_at FROM bookings
    UNION ALL SELECT id, 'breakfast-order', name, email, phone, city, created_at FROM breakfast_orders),
  one AS (
    SELECT DISTINCT ON (coalesce(nullif(email_key(email), ''), id::text)) coalesce(nullif(email_key(email), ''), id::text) AS who,
      name, btrim(email) AS email, phone, city, created_at
    FROM every ORDER BY coalesce(nullif(email_key(email), ''), id::text), created_at),
  numbered AS (SELECT *, row_number() OVER (ORDER BY created_at, who)::int AS id FROM one),
  made AS (
    INSERT INTO customers (id, name, email, phone, city, created_at) OVERRIDING SYSTEM VALUE
    SELECT id, name, email, phone, city, created_at FROM numbered),
  known AS (
    INSERT INTO customer_emails (email_key, customer_id)
    SELECT email_key(email), id FROM numbered WHERE email <> '')
INSERT INTO customer_orders (order_id, kind, customer_id)
SELECT every.id, every.kind, numbered.id FROM every
JOIN numbered ON numbered.who = coalesce(nullif(email_key(every.email), ''), every.id::text);
SELECT setval(pg_get_serial_sequence('customers', 'id'), (SELECT max(id) FROM customers)) WHERE EXISTS (SELECT FROM customers);
SELECT recount_customers();

CREATE TRIGGER note_change AFTER UPDATE OR DELETE ON customers FOR EACH ROW
  EXECUTE FUNCTION note_change('id', 'edited,counted,links,stays,orders,spent_cents,open_cents,last_departure,shown');
CREATE TRIGGER note_change AFTER UPDATE ON customer_orders FOR EACH ROW EXECUTE FUNCTION note_change('order_id', 'counted');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON customer_consents FOR EACH ROW EXECUTE FUNCTION note_change('id');

-- As in 0019, but that what a change says of a person goes when the person is erased (AVG art. 17):
-- who changed it, and when, stays.
CREATE OR REPLACE FUNCTION changes_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('kamersleutel.erasing', true), '') <> ''
    AND to_jsonb(NEW) - '{before,after}'::text[] = to_jsonb(OLD) - '{before,after}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what was changed stays written down' USING ERRCODE = 'restrict_violation';
END $$;
