-- Bills (BO §2): lists of what was sold, came in and is open, among many.

-- What was written off, beside what was sold: a bill tells money that came from money that never will.
ALTER TABLE folio_balances ADD COLUMN written_off_cents integer NOT NULL DEFAULT 0;
UPDATE folio_balances standing SET written_off_cents = written.cents
FROM (SELECT folio_id, -sum(cents) AS cents FROM folio_entries WHERE kind = 'written-off' GROUP BY folio_id) AS written
WHERE written.folio_id = standing.folio_id;
CREATE OR REPLACE FUNCTION folio_entry_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO folio_balances AS standing (folio_id, sold_cents, balance_cents, written_off_cents, settled_at)
  VALUES (NEW.folio_id, CASE WHEN NEW.kind IN ('sold', 'changed') THEN NEW.cents ELSE 0 END, NEW.cents,
    CASE WHEN NEW.kind = 'written-off' THEN -NEW.cents ELSE 0 END, CASE WHEN NEW.cents <= 0 THEN NEW.at END)
  ON CONFLICT (folio_id) DO UPDATE SET
    sold_cents = standing.sold_cents + excluded.sold_cents,
    balance_cents = standing.balance_cents + excluded.balance_cents,
    written_off_cents = standing.written_off_cents + excluded.written_off_cents,
    settled_at = CASE WHEN standing.balance_cents + excluded.balance_cents <= 0 THEN coalesce(standing.settled_at, NEW.at) END;
  RETURN NULL;
END $$;

-- What was written off by mistake is taken back by another entry, which names the one that it takes back.
ALTER TABLE folio_entries DROP CONSTRAINT folio_entries_check1;
ALTER TABLE folio_entries ADD CONSTRAINT folio_entries_written_off
  CHECK (kind <> 'written-off' OR cents <= 0 OR coalesce(key, '') LIKE 'taken-back-%');

-- From a folio that is open to what it is the folio of.
CREATE INDEX booking_folio ON bookings (folio_id);
CREATE INDEX breakfast_order_folio ON breakfast_orders (folio_id);
-- The bills of one source, and by name, a page at a time.
CREATE INDEX booking_source_arrival ON bookings (source, lower(stay), id);
CREATE INDEX booking_by_name ON bookings (lower(name), id);
-- An order is found by words as a booking is (0014).
CREATE INDEX breakfast_order_search ON breakfast_orders
  USING gin (booking_search_text(number, name, email, phone, city || ' ' || receiver) gin_trgm_ops);
