-- Where bookings come from is a row that staff keep (BO §3, §9): colour, paid in advance, and which mails go out were
-- a setting and two readings for each of five fixed ones. What staff had chosen of those stays.
CREATE TABLE sources (
  -- Made of the name of a new one; bookings name it.
  id text PRIMARY KEY,
  name text NOT NULL,
  colour text NOT NULL CONSTRAINT sources_colour_check CHECK (colour ~ '^#[0-9A-F]{6}$'),
  -- Of the own website staff are asked for each booking.
  prepaid boolean NOT NULL,
  mails text NOT NULL CONSTRAINT sources_mails_check CHECK (mails IN ('all', 'cancellation', 'none')),
  active boolean NOT NULL DEFAULT true,
  -- Its place in legends and lists: a new one is the last.
  sort integer NOT NULL DEFAULT 0,
  CONSTRAINT sources_own_website_check CHECK (id <> 'own-website' OR (mails = 'all' AND NOT prepaid)),
  CONSTRAINT sources_fixed_check CHECK (id NOT IN ('own-website', 'none') OR active)
);

INSERT INTO sources (id, name, colour, prepaid, mails, sort)
SELECT id, name,
  CASE WHEN upper(colours ->> id) ~ '^#[0-9A-F]{6}$' THEN upper(colours ->> id) ELSE colour END,
  CASE WHEN id = 'own-website' THEN false
    WHEN chosen ->> ('payment.prepaid-sources.' || id) IN ('paid', 'open') THEN chosen ->> ('payment.prepaid-sources.' || id) = 'paid'
    ELSE prepaid END,
  CASE WHEN id <> 'own-website' AND chosen ->> ('mail.sources.' || id) IN ('all', 'cancellation', 'none')
    THEN chosen ->> ('mail.sources.' || id) ELSE mails END,
  sort
FROM (VALUES
  ('own-website', 'Eigen site', '#27718F', false, 'all', 0),
  ('booking.com', 'Booking.com', '#A560E0', true, 'none', 1),
  ('airbnb', 'Airbnb', '#7AA898', true, 'none', 2),
  ('bedandbreakfast.nl', 'bedandbreakfast.nl', '#E06060', false, 'none', 3),
  ('none', 'Zelf ingevoerd', '#27718F', false, 'all', 4)
) AS first (id, name, colour, prepaid, mails, sort),
  (SELECT (SELECT value FROM settings WHERE key = 'source-colours') AS colours, (SELECT value FROM settings WHERE key = 'readings') AS chosen) kept;

CREATE FUNCTION sources_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'every house has the source %', OLD.id USING ERRCODE = 'check_violation', CONSTRAINT = 'sources_fixed_check';
END $$;
CREATE TRIGGER sources_stay BEFORE DELETE ON sources FOR EACH ROW WHEN (OLD.id IN ('own-website', 'none')) EXECUTE FUNCTION sources_stay();

-- A plan for a reading that is gone writes its row instead, which has to be as it was until then.
UPDATE planned_edits plan SET noun = 'sources', key = jsonb_build_array(s.id),
  values = jsonb_build_object('name', s.name, 'colour', s.colour, 'prepaid', s.prepaid, 'mails', s.mails, 'active', s.active)
    || CASE WHEN plan.key ->> 0 LIKE 'mail.%' THEN jsonb_build_object('mails', plan.values -> 'value')
      ELSE jsonb_build_object('prepaid', plan.values ->> 'value' = 'paid') END
FROM sources s
WHERE plan.noun = 'readings' AND plan.key ->> 0 IN ('payment.prepaid-sources.' || s.id, 'mail.sources.' || s.id);

UPDATE settings SET value = value - ARRAY(SELECT 'payment.prepaid-sources.' || id FROM sources UNION ALL SELECT 'mail.sources.' || id FROM sources)
WHERE key = 'readings' AND jsonb_typeof(value) = 'object'
  AND value ?| ARRAY(SELECT 'payment.prepaid-sources.' || id FROM sources UNION ALL SELECT 'mail.sources.' || id FROM sources);
DELETE FROM settings WHERE key = 'source-colours';

CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON sources FOR EACH ROW EXECUTE FUNCTION note_change('id', 'sort');
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON sources FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();

-- Which mails the guest of a booking gets is what counted for its source when it was sold.
ALTER TABLE bookings DROP CONSTRAINT bookings_source_check,
  ADD COLUMN mails text CONSTRAINT bookings_mails_check CHECK (mails IN ('all', 'cancellation', 'none'));
-- Nothing changes of them that anybody would have to read anew.
ALTER TABLE bookings DISABLE TRIGGER USER;
UPDATE bookings b SET mails = CASE WHEN b.source = 'own-website' THEN 'all' ELSE coalesce(
  (SELECT terms.readings ->> ('mail.sources.' || b.source) FROM folio_entries entry JOIN sale_terms terms ON terms.id = entry.terms_id
    WHERE entry.folio_id = b.folio_id ORDER BY entry.id LIMIT 1),
  CASE b.source WHEN 'none' THEN 'all' ELSE 'none' END) END;
ALTER TABLE bookings ENABLE TRIGGER USER, ALTER COLUMN mails SET NOT NULL, ADD CONSTRAINT bookings_source_fkey FOREIGN KEY (source) REFERENCES sources;
CREATE FUNCTION mails_of_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.mails := (SELECT mails FROM sources WHERE id = NEW.source);
  RETURN NEW;
END $$;
CREATE TRIGGER mails_of_source BEFORE INSERT ON bookings FOR EACH ROW WHEN (NEW.mails IS NULL) EXECUTE FUNCTION mails_of_source();
