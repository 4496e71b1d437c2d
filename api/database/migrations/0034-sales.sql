-- What is sold at the cash desk (BO §2, §4; readings cash.fields, cash-desk.addresses). The id is the
-- payId of BO §3. A sale is kept here from its first step, so that every tab and device sees the same
-- one; 'Ja' gives it its number, and then its money is in its folio and in those of the bills it paid.
CREATE SEQUENCE sale_number_seq;
CREATE TABLE sales (
  id uuid PRIMARY KEY,
  -- Such as K2026-0001; null until the money is in.
  number text UNIQUE,
  step text NOT NULL CHECK (step IN ('method', 'amount', 'confirm', 'done', 'dropped')),
  -- Rises with every step: who says 'Ja' says it to what the screen shows.
  version integer NOT NULL DEFAULT 1,
  request_hash text NOT NULL,
  employee text NOT NULL,
  staff_id uuid,
  -- Products and bills, each with its price before discount.
  lines jsonb NOT NULL CHECK (jsonb_array_length(lines) > 0),
  discount_kind text,
  discount_cents integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  discount_reason text,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  method text CHECK (method IN ('cash', 'pin')),
  rounding_cents integer,
  received_cents integer,
  change_cents integer,
  -- Sold although there were no more of it: staff count them again.
  short jsonb NOT NULL DEFAULT '[]',
  begun_at timestamptz NOT NULL,
  done_at timestamptz,
  done_by text,
  -- A sale that was a mistake: all of it went back.
  taken_back_at timestamptz,
  taken_back_by text,
  take_back_reason text,
  CHECK ((discount_kind IS NULL) = (discount_reason IS NULL)),
  CHECK ((step = 'done') = (number IS NOT NULL) AND (step = 'done') = (done_at IS NOT NULL) AND (step = 'done') = (done_by IS NOT NULL)),
  CHECK (step NOT IN ('amount', 'confirm', 'done') OR method IS NOT NULL),
  CHECK ((step IN ('confirm', 'done')) = (received_cents IS NOT NULL)),
  CHECK (received_cents IS NULL OR received_cents = price_cents + rounding_cents + change_cents AND change_cents >= 0),
  CHECK ((taken_back_at IS NULL) = (take_back_reason IS NULL) AND (taken_back_at IS NULL OR step = 'done'))
);
CREATE INDEX sale_open ON sales (begun_at) WHERE step IN ('method', 'amount', 'confirm');
CREATE INDEX sale_done ON sales (done_at) WHERE step = 'done';
-- A sale that was made stays as it was made; only that it was taken back is added.
CREATE FUNCTION sales_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.step <> 'done' THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'UPDATE' AND OLD.taken_back_at IS NULL AND NEW.taken_back_at IS NOT NULL
    AND to_jsonb(NEW) - '{taken_back_at,taken_back_by,take_back_reason,version}'::text[]
      = to_jsonb(OLD) - '{taken_back_at,taken_back_by,take_back_reason,version}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a sale that was made is never changed: take it back' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER sales_stay BEFORE UPDATE OR DELETE ON sales FOR EACH ROW EXECUTE FUNCTION sales_stay();
