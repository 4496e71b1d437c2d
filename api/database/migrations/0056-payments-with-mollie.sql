-- Payments with Mollie, where it is stricter than was thought.

-- The request that opens a payment, kept before it is sent and until the provider has answered: under
-- the same idempotency key it takes nothing but the same request.
ALTER TABLE payments ADD COLUMN sent text;
ALTER TABLE sandbox.payments ADD COLUMN request text;
ALTER TABLE sandbox.refunds ADD COLUMN request text;
