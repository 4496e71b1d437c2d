-- What staff ask of a booking, kept before it is done: its workflow carries out what waits, in the
-- order in which it was asked (docs/why-is-what-staff-ask-a-row-first.md).
CREATE TABLE staff_actions (
  -- No reference: who deleted a booking is still known when it is gone.
  booking_id uuid NOT NULL,
  -- The name that the screen gave the press: asked twice, it is the same action.
  id text NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  data jsonb NOT NULL,
  -- The version of the booking that was on the screen, where the action depends on it.
  version integer,
  by text NOT NULL,
  asked_at timestamptz NOT NULL,
  outcome text NOT NULL DEFAULT 'waiting' CHECK (outcome IN ('waiting', 'done', 'refused')),
  -- The error as it goes over the wire, with its Dutch text.
  refusal jsonb,
  ended_at timestamptz,
  -- Who asked heard the refusal while waiting for it. One that nobody heard stands in the timeline.
  heard boolean NOT NULL DEFAULT false,
  -- Who of staff has seen a refusal that nobody heard.
  seen_by text,
  PRIMARY KEY (booking_id, id),
  CHECK ((outcome = 'waiting') = (ended_at IS NULL)),
  CHECK ((outcome = 'refused') = (refusal IS NOT NULL))
);
CREATE INDEX staff_action_waiting ON staff_actions (booking_id, seq) WHERE outcome = 'waiting';
CREATE INDEX staff_action_unheard ON staff_actions (ended_at) WHERE outcome = 'refused' AND NOT heard AND seen_by IS NULL;

-- What of a booking became what, with which version and by whom: who saves what somebody else
-- changed meanwhile is shown it, field by field. What is on no screen, such as the end of a hold, is
-- not noted.
CREATE TABLE booking_field_changes (
  booking_id uuid NOT NULL,
  version integer NOT NULL,
  field text NOT NULL,
  was text NOT NULL,
  became text NOT NULL,
  -- The member of staff; null: it came by itself, as a move to another room does.
  by text,
  at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, version, field)
);
CREATE FUNCTION booking_fields_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_field_changes (booking_id, version, field, was, became, by, at)
  SELECT NEW.id, NEW.version, field, was, became,
    -- Whose action is carried out in this transaction (api/bookings/carry-out-actions.ts).
    nullif(current_setting('kamersleutel.by', true), ''),
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
CREATE TRIGGER booking_fields_changed AFTER UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.name, OLD.email, OLD.phone, OLD.notes, OLD.room_id, OLD.room_type_id, OLD.stay, OLD.persons) IS DISTINCT FROM
        (NEW.name, NEW.email, NEW.phone, NEW.notes, NEW.room_id, NEW.room_type_id, NEW.stay, NEW.persons))
  EXECUTE FUNCTION booking_fields_changed();

-- As in 0001, but that the entries of a folio go with a booking that is deleted because it never had
-- money or mail (api/bookings/acts/cancel.ts): then its folio is nobody's any more.
CREATE OR REPLACE FUNCTION folio_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM bookings WHERE folio_id = OLD.folio_id)
    AND EXISTS (SELECT FROM folios WHERE id = OLD.folio_id AND kind = 'booking')
    AND NOT EXISTS (SELECT FROM folio_entries WHERE folio_id = OLD.folio_id AND kind NOT IN ('sold', 'changed')) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'an entry of a folio is never changed: write another one' USING ERRCODE = 'restrict_violation';
END $$;
