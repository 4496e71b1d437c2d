-- Who has an order open unpaid: a keyed hash of the visitor's address, gone once it is paid or
-- cancelled. What one visitor may have open is limited, as it is of bookings.
ALTER TABLE breakfast_orders ADD COLUMN visitor text;
ALTER TABLE breakfast_orders ADD CONSTRAINT breakfast_order_visitor_until_paid CHECK (visitor IS NULL OR state = 'placed');
CREATE INDEX breakfast_order_visitor ON breakfast_orders (visitor) WHERE visitor IS NOT NULL;
