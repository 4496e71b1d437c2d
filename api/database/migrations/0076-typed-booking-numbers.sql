-- The booking's number as a guest wrote it on a breakfast order, whether it is of their stay or not:
-- the guest's page shows what was typed, and says nothing of somebody else's booking.
ALTER TABLE breakfast_orders ADD COLUMN booking_number text NOT NULL DEFAULT '';
UPDATE breakfast_orders o SET booking_number = b.number FROM bookings b WHERE b.id = o.booking_id;
