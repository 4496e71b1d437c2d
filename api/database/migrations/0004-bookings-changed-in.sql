-- Frozen: a later change is a new file. Which transaction last touched a booking. A process that
-- holds facts asks for the bookings touched by transactions its own snapshot could not see, so a
-- booking costs no counter and the facts are never loaded whole because of one.
ALTER TABLE bookings ADD COLUMN changed_in xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX booking_changed_in ON bookings (changed_in);
CREATE FUNCTION booking_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
CREATE TRIGGER booking_changed BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION booking_changed();
-- A row that is gone cannot say so: then the version moves and everything is loaded again.
DROP TRIGGER facts_changed ON bookings;
CREATE TRIGGER facts_changed AFTER DELETE OR TRUNCATE ON bookings FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
