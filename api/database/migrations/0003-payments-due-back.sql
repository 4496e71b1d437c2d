-- Frozen: a later change is a new file. What a payment still owes its payer is decided in the
-- transaction that finds the money to be too late or double, and paid back afterwards; so a crash
-- in between forgets nothing.
ALTER TABLE payments
  ADD COLUMN refund_due_cents integer NOT NULL DEFAULT 0 CHECK (refund_due_cents >= 0),
  -- When the provider was last asked for the state: the poll counts from here.
  ADD COLUMN checked_at timestamptz,
  ADD COLUMN paid_at timestamptz,
  ADD CONSTRAINT payment_not_refunded_twice CHECK (refunded_cents + refund_due_cents <= amount_cents);
CREATE INDEX payment_refund_due ON payments (booking_id) WHERE refund_due_cents > 0;
CREATE INDEX payment_under_way ON payments (booking_id) WHERE state IN ('open', 'pending', 'authorized');
