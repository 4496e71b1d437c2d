-- Who of staff changed what, from what to what. BO §6 gives everybody every right, so it is written
-- down. A row for each change of a row; null: it was not there before, or is gone after.
CREATE TABLE changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The name of the table, and the values of its primary key.
  noun text NOT NULL,
  row_key text NOT NULL,
  before jsonb,
  after jsonb,
  by text NOT NULL,
  staff_id uuid,
  at timestamptz NOT NULL,
  CHECK (before IS NOT NULL OR after IS NOT NULL)
);
CREATE INDEX changes_of_row ON changes (noun, row_key, id);

-- Arguments: the columns of the primary key, and those that are nobody's to read, each with commas.
-- Nothing is noted where nobody acts: migrations, demo data, what comes by itself.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting text := current_setting('kamersleutel.by', true);
  hidden text[] := string_to_array(coalesce(TG_ARGV[1], ''), ',');
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - hidden END;
  became jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - hidden END;
BEGIN
  IF coalesce(acting, '') = '' OR was IS NOT DISTINCT FROM became THEN RETURN NULL; END IF;
  INSERT INTO changes (noun, row_key, before, after, by, staff_id, at)
  SELECT TG_TABLE_NAME, string_agg(coalesce(became, was) ->> name, ' ' ORDER BY place), was, became, acting,
    nullif(current_setting('kamersleutel.staff_id', true), '')::uuid,
    coalesce(nullif(current_setting('kamersleutel.at', true), '')::timestamptz, now())
  FROM unnest(string_to_array(TG_ARGV[0], ',')) WITH ORDINALITY AS key (name, place);
  RETURN NULL;
END $$;
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON settings FOR EACH ROW EXECUTE FUNCTION note_change('key', 'updated_at');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON room_types FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON room_type_prices FOR EACH ROW EXECUTE FUNCTION note_change('room_type_id,persons');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON room_type_facilities FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON room_type_images FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON rooms FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON minimum_night_rules FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON seasons FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON tourist_tax_tariffs FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON family_tariffs FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON breakfast_tariffs FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON vat_rates FOR EACH ROW EXECUTE FUNCTION note_change('category,valid_from');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON cancellation_conditions FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON delivery_distances FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON page_texts FOR EACH ROW EXECUTE FUNCTION note_change('slug', 'updated_at');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON closures FOR EACH ROW EXECUTE FUNCTION note_change('id');
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON staff FOR EACH ROW EXECUTE FUNCTION note_change('id', 'password_hash');

CREATE FUNCTION changes_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was changed stays written down' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER changes_stay BEFORE UPDATE OR DELETE ON changes FOR EACH ROW EXECUTE FUNCTION changes_stay();
