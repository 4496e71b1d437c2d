-- Invoices and credit notes (BO §3 Invoice): one series, without a gap and without a double in a year
-- (Wet OB 1968, art. 35a). The last number stands in this one row. Who issues locks it, raises it and
-- stores the invoice in one transaction: what is rolled back takes its number back.
CREATE TABLE invoice_counter (
  the_one boolean PRIMARY KEY DEFAULT true CHECK (the_one),
  year integer NOT NULL,
  running integer NOT NULL CHECK (running >= 0)
);
INSERT INTO invoice_counter (year, running) VALUES (0, 0);

CREATE TABLE invoices (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  year integer NOT NULL,
  running integer NOT NULL CHECK (running >= 1),
  folio_id uuid NOT NULL REFERENCES folios,
  -- The invoice that a credit note takes back, which is done once; null for an invoice.
  credits uuid UNIQUE REFERENCES invoices,
  issued_at timestamptz NOT NULL,
  -- 'guest' or the name of a member of staff; null: by itself, at departure.
  by text,
  -- The invoice as it was issued: `Invoice` of rules/invoices/invoice.ts. PDF and UBL are made of it.
  document jsonb NOT NULL,
  -- What lists show, sort and find.
  issued_on text NOT NULL GENERATED ALWAYS AS (document ->> 'issuedOn') STORED,
  order_number text NOT NULL GENERATED ALWAYS AS (document ->> 'orderNumber') STORED,
  buyer text NOT NULL GENERATED ALWAYS AS (document -> 'buyer' ->> 'name') STORED,
  gross_cents integer NOT NULL GENERATED ALWAYS AS ((document ->> 'grossCents')::integer) STORED,
  UNIQUE (year, running)
);
CREATE INDEX invoice_folio ON invoices (folio_id);
CREATE INDEX invoice_issued ON invoices (issued_on, running);

-- Issued is issued: what was wrong is set right by a credit note (Wet OB 1968, art. 35a; kept seven
-- years, AWR art. 52).
CREATE FUNCTION invoices_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an invoice is never changed or removed: issue a credit note' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER invoices_stay BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION invoices_stay();

-- Who asked for an invoice before the stay or the delivery was over. It is issued then.
CREATE TABLE invoice_requests (
  folio_id uuid PRIMARY KEY REFERENCES folios ON DELETE CASCADE,
  -- As the form was filled in: `BuyerForm` of rules/forms/check-buyer.ts.
  buyer jsonb NOT NULL,
  -- 'guest' or the name of a member of staff.
  by text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- When it was carried out, or came to nothing: then why.
  ended_at timestamptz,
  refusal text
);

-- Each time an invoice is to be mailed. The workflow writes and sends the mail (mails.about is the id).
CREATE TABLE invoice_mailings (
  id uuid PRIMARY KEY,
  invoice_id uuid NOT NULL REFERENCES invoices,
  email text NOT NULL,
  by text,
  asked_at timestamptz NOT NULL
);
CREATE INDEX invoice_mailing_invoice ON invoice_mailings (invoice_id);
