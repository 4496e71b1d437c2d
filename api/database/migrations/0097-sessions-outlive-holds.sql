-- A session to pay that outlives the house's own hold keeps the room until it ends.
ALTER TABLE payments ADD COLUMN keeps_until timestamptz;
