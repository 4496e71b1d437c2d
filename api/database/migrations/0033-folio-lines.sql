-- Everything that is sold has a folio: a sale at the cash desk too, and the payment of one cent that
-- tries the provider.
ALTER TABLE folios DROP CONSTRAINT folios_kind_check;
ALTER TABLE folios ADD CONSTRAINT folios_kind_check
  CHECK (kind IN ('booking', 'breakfast-order', 'sale', 'test-payment'));

-- What is sold, line by line, as it was written: each entry that sells, or changes what was sold,
-- adds the lines that it makes more and takes back those that it makes less. So the lines of an entry
-- add up to the entry, and those of a folio to what it was sold for. Invoices, revenue, the journals
-- and the tax that is due are sums of these rows (docs/why-are-sales-kept-in-lines.md).
CREATE TABLE folio_lines (
  entry_id bigint NOT NULL REFERENCES folio_entries ON DELETE CASCADE,
  line smallint NOT NULL,
  folio_id uuid NOT NULL REFERENCES folios,
  -- The item of the line in the quote, or 'cancellation-fee' or 'adjustment'.
  item text NOT NULL,
  name text,
  night date,
  -- The date of supply: the night, else the last night, the day of delivery, or the day of the sale.
  supplied_on date NOT NULL,
  persons integer NOT NULL,
  cents integer NOT NULL,
  vat_category text NOT NULL,
  vat_basis_points integer NOT NULL,
  PRIMARY KEY (entry_id, line)
);
CREATE INDEX folio_line_folio ON folio_lines (folio_id);
CREATE INDEX folio_line_supplied ON folio_lines (supplied_on);
CREATE FUNCTION folio_lines_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A line goes with its entry, and that with a booking that never had money or mail (0008).
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a line of a folio is never changed: write another entry' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER folio_lines_stay BEFORE UPDATE OR DELETE ON folio_lines FOR EACH ROW EXECUTE FUNCTION folio_lines_stay();

-- The lines of one entry. What a folio is to consist of after it: its quote where it has one; nothing
-- where nothing is left of what was sold; the quote as it was where all of it is sold again; what is
-- kept of a cancelled order, at the rate of the dearest part of it; or what it was, and an adjustment.
CREATE FUNCTION write_folio_lines(entry folio_entries) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  on_day date := (entry.at AT TIME ZONE 'Europe/Amsterdam')::date;
  was integer := 0;
  becomes jsonb;
  totals jsonb;
  last_day date;
  written integer;
  lines_written smallint;
BEGIN
  IF entry.quote IS NOT NULL THEN
    totals := entry.quote;
    becomes := entry.quote -> 'lines';
  ELSE
    SELECT coalesce(sum(cents), 0) INTO was FROM folio_lines WHERE folio_id = entry.folio_id;
    SELECT quote INTO totals FROM folio_entries
      WHERE folio_id = entry.folio_id AND id < entry.id AND quote IS NOT NULL ORDER BY id DESC LIMIT 1;
    IF was + entry.cents = 0 THEN
      becomes := '[]';
    ELSIF was = 0 AND (totals ->> 'totalCents')::int = entry.cents THEN
      becomes := totals -> 'lines';
    ELSIF entry.note = 'cancelled' THEN
      SELECT jsonb_build_array(jsonb_build_object('item', 'cancellation-fee', 'night', on_day, 'persons', 0,
          'cents', was + entry.cents, 'vatCategory', vat_category, 'vatBasisPoints', vat_basis_points))
        INTO becomes FROM folio_lines WHERE folio_id = entry.folio_id
        GROUP BY vat_category, vat_basis_points ORDER BY vat_category = 'none', sum(cents) DESC LIMIT 1;
    END IF;
  END IF;
  last_day := coalesce((totals ->> 'departure')::date - 1,
    (SELECT delivery_day FROM breakfast_orders WHERE folio_id = entry.folio_id), on_day);

  WITH wanted AS (
    SELECT line ->> 'item' AS item, line ->> 'name' AS name, (line ->> 'night')::date AS night,
      coalesce((line ->> 'night')::date, last_day) AS supplied_on, (line ->> 'persons')::int AS persons,
      (line ->> 'cents')::int AS cents, line ->> 'vatCategory' AS vat_category,
      (line ->> 'vatBasisPoints')::int AS vat_basis_points, place
    FROM jsonb_array_elements(becomes) WITH ORDINALITY AS one (line, place)
    UNION ALL
    SELECT item, name, night, supplied_on, persons, -cents, vat_category, vat_basis_points, 0
    FROM folio_lines WHERE folio_id = entry.folio_id AND becomes IS NOT NULL
  ), changed AS (
    SELECT item, name, night, supplied_on, persons, sum(cents)::int AS cents, vat_category, vat_basis_points,
      row_number() OVER (ORDER BY max(place), supplied_on, item) AS line
    FROM wanted
    GROUP BY item, name, night, supplied_on, persons, vat_category, vat_basis_points
    HAVING sum(cents) <> 0
  ), stored AS (
    INSERT INTO folio_lines (entry_id, line, folio_id, item, name, night, supplied_on, persons, cents, vat_category, vat_basis_points)
    SELECT entry.id, line, entry.folio_id, item, name, night, supplied_on, persons, cents, vat_category, vat_basis_points FROM changed
    RETURNING cents
  )
  SELECT coalesce(sum(cents), 0), count(*) INTO written, lines_written FROM stored;
  -- Cash that was rounded is one; and what an entry was written for is always all there.
  IF written <> entry.cents THEN
    INSERT INTO folio_lines (entry_id, line, folio_id, item, name, supplied_on, persons, cents, vat_category, vat_basis_points)
    VALUES (entry.id, lines_written + 1, entry.folio_id, 'adjustment', nullif(entry.note, ''), on_day, 0, entry.cents - written, 'none', 0);
  END IF;
END $$;
CREATE FUNCTION folio_entry_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_folio_lines(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER folio_entry_sold AFTER INSERT ON folio_entries FOR EACH ROW
  WHEN (NEW.kind IN ('sold', 'changed')) EXECUTE FUNCTION folio_entry_sold();

-- The sums of a folio's entries, so that lists find what is open among many. Written when a
-- transaction commits, and locked by nothing else: it is never waited for while other locks are held.
-- Who decides about money sums up the entries (api/folios/folios.ts).
CREATE TABLE folio_balances (
  folio_id uuid PRIMARY KEY REFERENCES folios ON DELETE CASCADE,
  -- What it is sold for: sold and changed.
  sold_cents integer NOT NULL,
  -- Above zero still to pay, below zero to be paid back.
  balance_cents integer NOT NULL,
  -- Since when nothing is to pay; null while something is.
  settled_at timestamptz
);
CREATE INDEX folio_balance_open ON folio_balances (folio_id) WHERE balance_cents <> 0;
CREATE FUNCTION folio_entry_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO folio_balances AS standing (folio_id, sold_cents, balance_cents, settled_at)
  VALUES (NEW.folio_id, CASE WHEN NEW.kind IN ('sold', 'changed') THEN NEW.cents ELSE 0 END, NEW.cents,
    CASE WHEN NEW.cents <= 0 THEN NEW.at END)
  ON CONFLICT (folio_id) DO UPDATE SET
    sold_cents = standing.sold_cents + excluded.sold_cents,
    balance_cents = standing.balance_cents + excluded.balance_cents,
    settled_at = CASE WHEN standing.balance_cents + excluded.balance_cents <= 0 THEN coalesce(standing.settled_at, NEW.at) END;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER folio_entry_counts AFTER INSERT ON folio_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION folio_entry_counts();

-- What was written before there were lines.
DO $$
DECLARE
  entry folio_entries;
BEGIN
  FOR entry IN SELECT * FROM folio_entries WHERE kind IN ('sold', 'changed') ORDER BY id LOOP
    PERFORM write_folio_lines(entry);
  END LOOP;
END $$;
INSERT INTO folio_balances (folio_id, sold_cents, balance_cents, settled_at)
SELECT folio_id, coalesce(sum(cents) FILTER (WHERE kind IN ('sold', 'changed')), 0), sum(cents),
  CASE WHEN sum(cents) <= 0 THEN max(at) FILTER (WHERE cents < 0) END
FROM folio_entries GROUP BY folio_id;
