-- Who of staff asked for an action and changed a field: two of them may have the same name. Null: it
-- came by itself, or before this was noted.
ALTER TABLE staff_actions ADD COLUMN staff_id uuid;
ALTER TABLE booking_field_changes ADD COLUMN staff_id uuid;

-- As in 0008, with who it was beside the name.
CREATE OR REPLACE FUNCTION booking_fields_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_field_changes (booking_id, version, field, was, became, by, staff_id, at)
  SELECT NEW.id, NEW.version, field, was, became,
    -- Whose action is carried out in this transaction (api/bookings/carry-out-actions.ts).
    nullif(current_setting('kamersleutel.by', true), ''),
    nullif(current_setting('kamersleutel.staff_id', true), '')::uuid,
    CASE WHEN NEW.updated_at IS DISTINCT FROM OLD.updated_at THEN NEW.updated_at ELSE now() END
  FROM (VALUES
    ('name', OLD.name, NEW.name),
    ('email', OLD.email, NEW.email),
    ('phone', OLD.phone, NEW.phone),
    ('notes', OLD.notes, NEW.notes),
    ('room', coalesce((SELECT number::text FROM rooms WHERE id = OLD.room_id), ''), coalesce((SELECT number::text FROM rooms WHERE id = NEW.room_id), '')),
    ('roomType', (SELECT name FROM room_types WHERE id = OLD.room_type_id), (SELECT name FROM room_types WHERE id = NEW.room_type_id)),
    ('arrival', lower(OLD.stay)::text, lower(NEW.stay)::text),
    ('departure', upper(OLD.stay)::text, upper(NEW.stay)::text),
    ('persons', OLD.persons::text, NEW.persons::text)) AS changed (field, was, became)
  WHERE was <> became;
  RETURN NULL;
END $$;
