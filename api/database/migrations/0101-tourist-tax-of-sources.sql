-- How the tourist tax of what a source sells reaches the municipality. Until now what came in paid was paid wholly, its
-- tax too, and every other guest paid it with the bill: so it stays until staff say otherwise.
ALTER TABLE sources ADD COLUMN tourist_tax text CONSTRAINT sources_tourist_tax_check CHECK (tourist_tax IN ('desk', 'price', 'channel'));
-- Nobody of staff changed anything.
ALTER TABLE sources DISABLE TRIGGER note_change;
UPDATE sources SET tourist_tax = CASE WHEN prepaid THEN 'price' ELSE 'desk' END;
ALTER TABLE sources ENABLE TRIGGER note_change, ALTER COLUMN tourist_tax SET NOT NULL,
  ADD CONSTRAINT sources_own_tax_check CHECK (id NOT IN ('own-website', 'none') OR tourist_tax <> 'channel');

-- Of a booking it is what counted for its source when it was sold, as its mails are.
ALTER TABLE bookings ADD COLUMN tourist_tax text CONSTRAINT bookings_tourist_tax_check CHECK (tourist_tax IN ('desk', 'price', 'channel'));
ALTER TABLE bookings DISABLE TRIGGER USER;
UPDATE bookings SET tourist_tax = CASE WHEN payment = 'by-channel' THEN 'price' ELSE 'desk' END;
ALTER TABLE bookings ENABLE TRIGGER USER, ALTER COLUMN tourist_tax SET NOT NULL;

DROP TRIGGER mails_of_source ON bookings;
DROP FUNCTION mails_of_source;
CREATE FUNCTION terms_of_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(NEW.mails, mails), coalesce(NEW.tourist_tax, tourist_tax) INTO NEW.mails, NEW.tourist_tax FROM sources WHERE id = NEW.source;
  RETURN NEW;
END $$;
CREATE TRIGGER terms_of_source BEFORE INSERT ON bookings FOR EACH ROW WHEN (NEW.mails IS NULL OR NEW.tourist_tax IS NULL) EXECUTE FUNCTION terms_of_source();
