-- A session that ends, by whatever ends it, is said at once to every process: live screens that were
-- opened with it end, and ask for the password. Sessions end seldom, so the lock of NOTIFY costs
-- nobody anything.
CREATE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', '');
  RETURN NULL;
END $$;
CREATE TRIGGER session_ended AFTER DELETE ON staff_sessions FOR EACH ROW EXECUTE FUNCTION session_ended();

-- How far a postcode abroad is: `B-3630`, `D-52525` beside the four digits of a Dutch one.
ALTER TABLE delivery_distances DROP CONSTRAINT delivery_distances_postcode_check,
  ADD CONSTRAINT delivery_distances_postcode_check
    CHECK (postcode ~ '^([1-9][0-9]{3}|B-[1-9][0-9]{3}|D-[0-9]{5})$');
