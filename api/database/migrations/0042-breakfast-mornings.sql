-- The morning on which boxes are brought.

ALTER TABLE breakfast_orders
  -- What the guest said of allergies and wishes.
  ADD COLUMN notes text NOT NULL DEFAULT '',
  -- Why the last attempt to bring it did not succeed; null where none failed, and once it is brought.
  ADD COLUMN failed_because text CHECK (failed_because IN ('nobody-home', 'wrong-address', 'other')),
  ADD COLUMN failed_note text NOT NULL DEFAULT '',
  -- Its place in its slot's route, where staff chose one.
  ADD COLUMN route_position smallint CHECK (route_position > 0),
  ADD CONSTRAINT breakfast_order_failed CHECK (failed_because IS NULL OR state IN ('confirmed', 'cancelled'));
