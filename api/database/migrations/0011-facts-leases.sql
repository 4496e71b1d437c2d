-- Frozen: a later change is a new file. While a process holds a lease it may answer guests from
-- what it knew some milliseconds ago; whoever books meanwhile in another process tells it as much
-- later (docs/why-ask-the-database-before-every-answer.md). 5302 is the lock that keeps both apart:
-- a booking that did not see a lease is committed before the lease is had. Until the last process
-- of the release before has ended, whose bookings know of no lease, an answer may lack one of its
-- bookings for those milliseconds.
CREATE TABLE facts_leases (
  process uuid PRIMARY KEY,
  until timestamptz NOT NULL
);

-- Whoever waits for the lock has every booking wait behind it: rather no lease than a wait for a
-- booking that is stuck.
CREATE FUNCTION lease_facts(for_process uuid, lease interval) RETURNS void LANGUAGE plpgsql VOLATILE SET lock_timeout = '20ms' AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(5302, 0);
  DELETE FROM facts_leases WHERE until < clock_timestamp();
  INSERT INTO facts_leases (process, until) VALUES (for_process, clock_timestamp() + lease) ON CONFLICT (process) DO UPDATE SET until = excluded.until;
END $$;

-- Writes a booking, its payment attempt, its key and its outbox row, or says why not;
-- 'booked-under-a-lease' where another process has one. After its locks every statement in here
-- looks anew, so that what was committed while it waited counts. 5301 is ROOM_TYPE_LOCK of
-- api/bookings/room-type-lock.ts; it is taken first, so that who has a type alone never waits
-- behind a booking that waits for the type. The function of 0008 stays for a process that was
-- started before this file was run.
CREATE FUNCTION insert_booking(
  by_process uuid, decided_from bigint, its_key text, its_request_hash text, slots integer, attempt uuid,
  its_id uuid, its_number text, its_source text, its_room_type integer, its_room integer, its_stay daterange, its_persons smallint,
  its_first_name text, its_last_name text, its_email text, its_phone text, its_city text, its_address text, its_postcode text, its_notes text,
  its_quote jsonb, its_total_cents integer, held_until timestamptz, its_visitor text, paid_since timestamptz, at timestamptz
) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  slot smallint := NULL;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(5301, its_room_type);
  PERFORM pg_advisory_xact_lock_shared(5302, 0);
  IF EXISTS (SELECT FROM idempotency_keys WHERE key = its_key) THEN RETURN 'key-known'; END IF;
  IF (SELECT version FROM facts_version) IS DISTINCT FROM decided_from THEN RETURN 'outdated'; END IF;
  IF held_until IS NOT NULL THEN
    slot := 1;
    WHILE slot <= slots AND EXISTS (SELECT FROM bookings WHERE visitor = its_visitor AND hold_slot = slot AND state = 'held') LOOP
      slot := slot + 1;
    END LOOP;
    IF slot > slots THEN RETURN 'no-slot'; END IF;
  END IF;
  INSERT INTO bookings (id, number, state, source, room_type_id, room_id, stay, persons, first_name, last_name, email, phone, city, address,
    postcode, notes, quote, total_cents, hold_until, visitor, hold_slot, paid_at, created_at, updated_at)
  VALUES (its_id, its_number, CASE WHEN held_until IS NULL THEN 'confirmed' ELSE 'held' END, its_source, its_room_type, its_room, its_stay, its_persons,
    its_first_name, its_last_name, its_email, its_phone, its_city, its_address, its_postcode, its_notes, its_quote, its_total_cents, held_until,
    its_visitor, slot, paid_since, at, at)
  ON CONFLICT ON CONSTRAINT booking_room_once DO NOTHING;
  IF NOT FOUND THEN RETURN 'taken'; END IF;
  IF held_until IS NOT NULL THEN
    INSERT INTO payments (id, booking_id, amount_cents, state, created_at, updated_at) VALUES (attempt, its_id, its_total_cents, 'created', at, at);
  END IF;
  INSERT INTO idempotency_keys (key, request_hash, booking_id) VALUES (its_key, its_request_hash, its_id);
  INSERT INTO outbox (topic, booking_id) VALUES ('booking-held', its_id);
  IF EXISTS (SELECT FROM facts_leases WHERE process <> by_process AND until > clock_timestamp()) THEN RETURN 'booked-under-a-lease'; END IF;
  RETURN 'booked';
END $$;
