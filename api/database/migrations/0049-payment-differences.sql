-- Where the payment provider and the folios do not agree, found by the comparison of every night
-- (workflows/payment-comparison). What agrees again is resolved by the next one.
CREATE TABLE payment_differences (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The payment, by the provider's own id.
  provider_id text NOT NULL,
  -- Whose bill it is on; null where the house does not know the payment.
  folio_id uuid REFERENCES folios ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('unknown-here', 'unknown-there', 'state', 'sum', 'refunded', 'charged-back')),
  here_cents integer NOT NULL,
  there_cents integer NOT NULL,
  found_at timestamptz NOT NULL,
  resolved_at timestamptz
);
CREATE UNIQUE INDEX payment_difference_open ON payment_differences (provider_id, kind) WHERE resolved_at IS NULL;
CREATE INDEX payment_difference_folio ON payment_differences (folio_id);

-- The sandbox lists as Mollie does, the newest first.
CREATE INDEX sandbox_payment_newest ON sandbox.payments (created_at DESC, id DESC);
CREATE INDEX sandbox_refund_newest ON sandbox.refunds (created_at DESC, id DESC);
CREATE INDEX sandbox_chargeback_newest ON sandbox.chargebacks (created_at DESC, id DESC);
