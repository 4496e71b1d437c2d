-- A breakfast that the guest fetches or eats in the house (reading `breakfast.here`): nothing is brought,
-- so it has no address, no distance and no place on a route. All that were ordered before are brought.
ALTER TABLE breakfast_orders
  ADD COLUMN here boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT breakfast_order_here CHECK (
    NOT here OR street || house_number || postcode || city = '' AND metres IS NULL AND route_position IS NULL),
  DROP CONSTRAINT breakfast_orders_failed_because_check,
  ADD CONSTRAINT breakfast_orders_failed_because_check
    CHECK (failed_because IN ('nobody-home', 'wrong-address', 'not-fetched', 'other'));
