-- The night register asks what the municipality wants (setting `night-register`): more than the law
-- does, or less. Old rows go by a schedule of Temporal (workflows/night-register).

ALTER TABLE night_register
  ALTER COLUMN residence DROP NOT NULL,
  ALTER COLUMN document DROP NOT NULL,
  ADD COLUMN birth_date date,
  ADD COLUMN nationality text CHECK (nationality <> ''),
  ADD COLUMN address text CHECK (address <> '');
CREATE INDEX night_register_arrival ON night_register (arrival);

-- An invoice that was asked for is issued when its order is over. When that is changes with the
-- order: its workflow looks again.
CREATE FUNCTION invoice_looks_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (subject_kind, subject_id, topic)
    SELECT 'invoice', folio_id, 'order-changed' FROM invoice_requests
    WHERE folio_id = NEW.folio_id AND ended_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER invoice_looks_again AFTER UPDATE OF stay, state ON bookings FOR EACH ROW
  WHEN (OLD.stay IS DISTINCT FROM NEW.stay OR OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION invoice_looks_again();
CREATE TRIGGER invoice_looks_again AFTER UPDATE OF delivery_day, state ON breakfast_orders FOR EACH ROW
  WHEN (OLD.delivery_day IS DISTINCT FROM NEW.delivery_day OR OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION invoice_looks_again();
