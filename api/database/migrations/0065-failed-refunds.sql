-- Of what went back of a payment, what did not get there: its refund failed at the provider, or was
-- canceled. Only grows; `refunded_cents` is what is left.
ALTER TABLE payments ADD COLUMN refund_failed_cents integer NOT NULL DEFAULT 0 CHECK (refund_failed_cents >= 0);
