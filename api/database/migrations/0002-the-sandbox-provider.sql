-- Frozen: a later change is a new file. What the sandbox payment provider remembers; nothing of the
-- house reads or joins it. In PostgreSQL and not in memory, because several API processes may serve
-- one sandbox, and a payment must survive a restart.
CREATE SCHEMA sandbox;
CREATE TABLE sandbox.payments (
  id text PRIMARY KEY,
  idempotency_key text UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  description text NOT NULL,
  redirect_url text NOT NULL,
  webhook_url text,
  metadata jsonb,
  status text NOT NULL CHECK (status IN ('open', 'paid', 'failed', 'canceled', 'expired')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((status = 'open') = (ended_at IS NULL))
);
CREATE INDEX sandbox_payment_open ON sandbox.payments (expires_at) WHERE status = 'open';
CREATE TABLE sandbox.refunds (
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox.payments,
  idempotency_key text UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  description text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_refund_payment ON sandbox.refunds (payment_id);
-- A webhook still to be called. Real time, not the house's clock: a network does not wait for a
-- moved calendar.
CREATE TABLE sandbox.webhook_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox.payments,
  attempts smallint NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_webhook_call_due ON sandbox.webhook_calls (due_at);
