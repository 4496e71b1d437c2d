-- Frozen: a later change is a new file. When the provider refused to pay back what a payment owes:
-- it is not asked again, staff pay it back by hand.
ALTER TABLE payments ADD COLUMN refund_refused_at timestamptz;
