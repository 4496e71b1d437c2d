-- Who came, who left, who stayed away, and which rooms are still to be cleaned (issue 11, agenda).

ALTER TABLE bookings
  -- What staff said of the guests, never the clock (rules/bookings/attendance.ts), and when.
  ADD COLUMN attendance text NOT NULL DEFAULT 'expected' CHECK (attendance IN ('expected', 'arrived', 'departed', 'no-show')),
  ADD COLUMN attendance_at timestamptz,
  -- The departure day that was sold, of a no-show whose later nights can be sold again: `stay` ends
  -- before it (reading `no-show.nights`).
  ADD COLUMN sold_until date,
  ADD CONSTRAINT booking_attendance CHECK ((attendance = 'expected') = (attendance_at IS NULL)),
  ADD CONSTRAINT booking_sold_until CHECK (sold_until IS NULL OR attendance = 'no-show' AND sold_until > upper(stay));
-- Who is in the house, however long ago they should have left.
CREATE INDEX booking_in_house ON bookings (upper(stay)) WHERE attendance = 'arrived';

-- The night register (art. 438 Sr): a row a guest. Only the kind of the document; never its number
-- or a copy. Old rows go by themselves (workflows/forget-old-rows.ts).
CREATE TABLE night_register (
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  -- Which of the booking's guests, from 1 on.
  guest smallint NOT NULL CHECK (guest > 0),
  name text NOT NULL CHECK (name <> ''),
  residence text NOT NULL CHECK (residence <> ''),
  document text NOT NULL CHECK (document IN ('passport', 'identity-card', 'driving-licence', 'residence-permit')),
  arrival date NOT NULL,
  -- As the guests said it; once they left, the day on which they did.
  departure date NOT NULL,
  PRIMARY KEY (booking_id, guest),
  CHECK (departure >= arrival)
);
CREATE INDEX night_register_departure ON night_register (departure);

-- A room without a row is clean. A table of its own: no search or quote depends on it.
CREATE TABLE room_cleaning (
  room_id integer PRIMARY KEY REFERENCES rooms ON DELETE CASCADE,
  dirty boolean NOT NULL,
  -- The stay that left it dirty; null where staff said it by hand.
  booking_id uuid REFERENCES bookings ON DELETE SET NULL,
  at timestamptz NOT NULL,
  by text NOT NULL
);
