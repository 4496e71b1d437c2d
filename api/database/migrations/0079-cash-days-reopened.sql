-- A day of the cash desk that was closed too early is opened again, with the reason. The closing stays
-- with its number and its report, and the day is closed once more under the next number. At any moment
-- a day has one closing in force at most.
ALTER TABLE cash_days
  DROP CONSTRAINT cash_days_pkey,
  DROP CONSTRAINT cash_days_number_key,
  ADD PRIMARY KEY (number),
  ADD COLUMN reopened_at timestamptz,
  ADD COLUMN reopened_by text,
  ADD COLUMN reopened_staff_id uuid,
  ADD COLUMN reopened_reason text CHECK (reopened_reason <> ''),
  ADD CHECK ((reopened_at IS NULL) = (reopened_by IS NULL) AND (reopened_at IS NULL) = (reopened_reason IS NULL));
CREATE UNIQUE INDEX cash_days_in_force ON cash_days (day) WHERE reopened_at IS NULL;
CREATE INDEX cash_days_day ON cash_days (day);

-- Nothing of a closing is ever edited; that it was taken back is written to it once.
CREATE OR REPLACE FUNCTION cash_days_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.reopened_at IS NULL AND NEW.reopened_at IS NOT NULL
    AND to_jsonb(NEW) - '{reopened_at,reopened_by,reopened_staff_id,reopened_reason}'::text[]
      = to_jsonb(OLD) - '{reopened_at,reopened_by,reopened_staff_id,reopened_reason}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a day of the cash desk that was closed is never edited' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE FUNCTION cash_day_open() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  on_day date := (NEW.at AT TIME ZONE 'Europe/Amsterdam')::date;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(5307, on_day - date '1970-01-01');
  IF EXISTS (SELECT FROM cash_days WHERE day = on_day AND reopened_at IS NULL) THEN
    RAISE EXCEPTION 'the cash desk of % is closed', on_day USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_day_open';
  END IF;
  RETURN NEW;
END $$;
