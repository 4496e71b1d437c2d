-- What was seen from outside the house, beside its own tables. It goes with the connection.
CREATE TEMP TABLE observed (
  seq integer PRIMARY KEY,
  -- 'asked': sent to the house, whatever became of it. 'acknowledged': the house said that it is done.
  phase text NOT NULL CHECK (phase IN ('asked', 'acknowledged')),
  kind text NOT NULL,
  id text NOT NULL,
  said jsonb NOT NULL
);
-- Payments as the provider has them: what payers paid, and what went back to them.
CREATE TEMP TABLE provider_payments (
  id text PRIMARY KEY,
  paid_cents integer NOT NULL,
  back_cents integer NOT NULL
);
-- A row for each message that the mail server took whole.
CREATE TEMP TABLE accepted_mails (message_id text NOT NULL, recipient text NOT NULL);
-- What time it is in the house.
CREATE TEMP TABLE house (now timestamptz NOT NULL);
