-- What the comparison with the payment provider finds, for staff (workflows/payment-comparison).

-- One of which the provider says nothing that can be read is a difference, too.
ALTER TABLE payment_differences DROP CONSTRAINT payment_differences_kind_check;
ALTER TABLE payment_differences ADD CHECK (kind IN
  ('unknown-here', 'unknown-there', 'state', 'sum', 'refunded', 'charged-back', 'not-compared'));

-- Put away by staff, who have seen it: it stays, and asks for nobody as long as its sums do not change.
ALTER TABLE payment_differences ADD COLUMN seen_by text, ADD COLUMN seen_at timestamptz,
  ADD CHECK ((seen_by IS NULL) = (seen_at IS NULL));

-- Each comparison that came to its end: the dashboard says when the last one is old.
CREATE TABLE payment_comparisons (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ended_at timestamptz NOT NULL DEFAULT now(),
  payments integer NOT NULL,
  differing integer NOT NULL
);
CREATE INDEX payment_comparison_ended ON payment_comparisons (ended_at);
