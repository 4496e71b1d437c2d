-- A room type that is not sold any more: its bookings stay, and so do its rooms, prices and pictures.
ALTER TABLE room_types ADD COLUMN active boolean NOT NULL DEFAULT true;
