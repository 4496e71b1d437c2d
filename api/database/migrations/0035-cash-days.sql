-- A day of the cash desk that was closed: what was counted against what was expected, and the report
-- of the day (the Z-report). Written once and never edited.
CREATE TABLE cash_days (
  day date PRIMARY KEY,
  -- Running, in the order of closing.
  number integer NOT NULL UNIQUE CHECK (number >= 1),
  -- What was in the drawer before the first sale, and what stays there for the next day.
  float_cents integer NOT NULL CHECK (float_cents >= 0),
  left_cents integer NOT NULL CHECK (left_cents >= 0 AND left_cents <= counted_cents),
  counted_cents integer NOT NULL CHECK (counted_cents >= 0),
  -- The float and all cash of that day.
  expected_cents integer NOT NULL,
  -- How many of each coin and note, by its cents; null where a sum was typed.
  coins jsonb,
  note text NOT NULL DEFAULT '',
  report jsonb NOT NULL,
  closed_by text NOT NULL,
  staff_id uuid,
  closed_at timestamptz NOT NULL,
  CHECK (counted_cents = expected_cents OR note <> '')
);
CREATE FUNCTION cash_days_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a day of the cash desk that was closed is never edited' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER cash_days_stay BEFORE UPDATE OR DELETE ON cash_days FOR EACH ROW EXECUTE FUNCTION cash_days_stay();

-- The one place where cash and card at the desk are refused on a day that was closed, whoever writes
-- them. Money of the payment provider and the bank is not bound to it. The lock lets a day not be
-- closed while money of it is being written; who closes never waits in its queue
-- (api/cash-days/cash-days.ts). 5307 is CASH_DAY_LOCK there.
CREATE FUNCTION cash_day_open() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  on_day date := (NEW.at AT TIME ZONE 'Europe/Amsterdam')::date;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(5307, on_day - date '1970-01-01');
  IF EXISTS (SELECT FROM cash_days WHERE day = on_day) THEN
    RAISE EXCEPTION 'the cash desk of % is closed', on_day USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_day_open';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER cash_day_open BEFORE INSERT ON folio_entries FOR EACH ROW
  WHEN (NEW.method IN ('cash', 'pin')) EXECUTE FUNCTION cash_day_open();
-- What is read to close a day.
CREATE INDEX folio_entry_at_desk ON folio_entries (at) WHERE method IN ('cash', 'pin');
