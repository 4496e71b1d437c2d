-- Refunds and chargebacks by their ids at the provider. A refund of ours is sent with its own id, by
-- which it is found where the answer was lost. What went back before has no ids here: it covers what the
-- provider names of the payment, as far as the sum goes. A refund that was asked for without its name and
-- was not answered counts as not asked: what came of it is found at the provider as made there.
ALTER TABLE refunds DROP CONSTRAINT refunds_state_check;
ALTER TABLE refunds
  ADD COLUMN provider_id text UNIQUE,
  -- When the provider was asked: from then on the refund stays as it is, whatever is decided.
  ADD COLUMN asked_at timestamptz,
  DROP COLUMN unanswered_since,
  -- `failed`: it was made, and the provider says that its money did not get there.
  ADD CONSTRAINT refunds_state_check CHECK (state IN ('due', 'made', 'refused', 'by-hand', 'failed'));

-- What the payer's bank took back. `reversed_at`: since when it stands as given back.
CREATE TABLE chargebacks (
  provider_id text PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  cents integer NOT NULL CHECK (cents > 0),
  entered_at timestamptz NOT NULL,
  reversed_at timestamptz
);
CREATE INDEX chargeback_payment ON chargebacks (payment_id);

-- What went back stands in the entries of the folio, and nowhere else.
ALTER TABLE payments DROP COLUMN refunded_cents, DROP COLUMN charged_back_cents, DROP COLUMN refund_failed_cents;

ALTER TABLE sandbox.refunds ADD COLUMN metadata jsonb;
-- Null as long as the bank has not given it back.
ALTER TABLE sandbox.chargebacks ADD COLUMN reversed_at timestamptz;
