-- What payers' banks took back at the sandbox payment provider.
CREATE TABLE sandbox.chargebacks (
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox.payments,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_chargeback_payment ON sandbox.chargebacks (payment_id);
