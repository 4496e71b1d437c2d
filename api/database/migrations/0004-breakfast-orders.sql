-- Breakfast boxes that are ordered and brought to the door (G §2, §9).

ALTER TABLE folios DROP CONSTRAINT folios_kind_check;
ALTER TABLE folios ADD CONSTRAINT folios_kind_check CHECK (kind IN ('booking', 'breakfast-order'));

-- As booking numbers: gaps are allowed.
CREATE SEQUENCE breakfast_order_number_seq;
CREATE TABLE breakfast_orders (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('placed', 'confirmed', 'delivered', 'cancelled')),
  -- Nobody paid in time, or who cancelled it.
  cancelled_because text CHECK (cancelled_because IN ('unpaid', 'guest', 'staff')),
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  -- Who gets the boxes: the order may be a present.
  receiver text NOT NULL,
  street text NOT NULL,
  house_number text NOT NULL,
  postcode text NOT NULL,
  city text NOT NULL,
  delivery_day date NOT NULL,
  slot smallint NOT NULL CHECK (slot BETWEEN 1 AND 4),
  adults integer NOT NULL CHECK (adults >= 0),
  kids integer NOT NULL CHECK (kids >= 0),
  -- How far it was by road when it was ordered.
  metres integer CHECK (metres >= 0),
  -- The stay that the guest named; null where there is none.
  booking_id uuid REFERENCES bookings ON DELETE SET NULL,
  -- The sum of what its folio sold and changed. What it was sold with is the folio's.
  folio_id uuid NOT NULL REFERENCES folios,
  total_cents integer NOT NULL CHECK (total_cents >= 0),
  -- What the guest's page made for this one order: asked twice, ordered once.
  idempotency_key text NOT NULL UNIQUE,
  request_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT breakfast_order_boxes CHECK (adults + kids > 0),
  CONSTRAINT breakfast_order_cancelled CHECK ((state = 'cancelled') = (cancelled_because IS NOT NULL))
);
CREATE INDEX breakfast_order_delivery ON breakfast_orders (delivery_day, slot);
CREATE INDEX breakfast_order_booking ON breakfast_orders (booking_id);
