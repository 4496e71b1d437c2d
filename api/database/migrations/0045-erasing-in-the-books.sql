-- What names a person in the books goes once the books need it no longer (AVG art. 17; AWR art. 52).
-- Only who sets `kamersleutel.erasing` for a transaction may do it (api/customers/erase-people.ts), and
-- only with the columns that name somebody: sums, days and numbers stay as they were.

-- As in 0036, but that an invoice loses its buyer. Generated columns follow by themselves.
CREATE OR REPLACE FUNCTION invoices_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('kamersleutel.erasing', true), '') <> ''
    AND NEW.document - 'buyer' = OLD.document - 'buyer'
    AND to_jsonb(NEW) - '{document,issued_on,order_number,buyer,gross_cents}'::text[]
      = to_jsonb(OLD) - '{document,issued_on,order_number,buyer,gross_cents}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an invoice is never changed or removed: issue a credit note' USING ERRCODE = 'restrict_violation';
END $$;

-- As in 0034, but that a sale loses the guests of the bills it paid, and what staff wrote of it.
CREATE OR REPLACE FUNCTION sales_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.step <> 'done' THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'UPDATE' AND OLD.taken_back_at IS NULL AND NEW.taken_back_at IS NOT NULL
    AND to_jsonb(NEW) - '{taken_back_at,taken_back_by,take_back_reason,version}'::text[]
      = to_jsonb(OLD) - '{taken_back_at,taken_back_by,take_back_reason,version}'::text[] THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('kamersleutel.erasing', true), '') <> ''
    AND to_jsonb(NEW) - '{lines,discount_reason,take_back_reason}'::text[]
      = to_jsonb(OLD) - '{lines,discount_reason,take_back_reason}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a sale that was made is never changed: take it back' USING ERRCODE = 'restrict_violation';
END $$;

-- As in 0008, but that an entry loses why staff wrote it.
CREATE OR REPLACE FUNCTION folio_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM bookings WHERE folio_id = OLD.folio_id)
    AND EXISTS (SELECT FROM folios WHERE id = OLD.folio_id AND kind = 'booking')
    AND NOT EXISTS (SELECT FROM folio_entries WHERE folio_id = OLD.folio_id AND kind NOT IN ('sold', 'changed')) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('kamersleutel.erasing', true), '') <> ''
    AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an entry of a folio is never changed: write another one' USING ERRCODE = 'restrict_violation';
END $$;

-- The invoices that were mailed to an address of a customer.
CREATE INDEX invoice_mailing_email ON invoice_mailings (email_key(email));
