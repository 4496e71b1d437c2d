-- The day on which the rest of a booking is due that was paid in part: of what staff received by
-- hand they say when, so that one euro keeps no room for ever.
ALTER TABLE bookings ADD COLUMN rest_due_on date;

CREATE INDEX bookings_rest_due ON bookings (rest_due_on) WHERE rest_due_on IS NOT NULL AND state = 'confirmed';
