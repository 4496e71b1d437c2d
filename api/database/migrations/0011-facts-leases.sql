-- Frozen: a later change is a new file. While a process holds a lease it may answer guests from what it knew some milliseconds ago; whoever books
-- meanwhile in another process tells it as much later (docs/why-ask-the-database-before-every-answer.md). 5302 is the lock that keeps both apart: a
-- booking that did not see a lease is committed before the lease is had. Until the last process of the release before has ended, whose bookings know of
-- no lease, an answer may lack one of its bookings for those milliseconds.
CREATE TABLE facts_leases (
  process uuid PRIMARY KEY,
  until timestamptz NOT NULL
);

-- Whoever waits for the lock has every booking wait behind it: rather no lease than a wait for a booking that is stuck.
CREATE FUNCTION lease_facts(for_process uuid, lease interval) RETURNS void LANGUAGE plpgsql VOLATILE SET lock_timeout = '20ms' AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(5302, 0);
  DELETE FROM facts_leases WHERE until < clock_timestamp();
  INSERT INTO facts_leases (process, until) VALUES (for_process, clock_timestamp() + lease) ON CONFLICT (process) DO UPDATE SET until = excluded.until;
END $$;

-- All that decides whether a booking may be written, in one call and after its locks, so that it reads what was committed while it waited: does the
-- key belong to a booking already, is the house still the one it was decided from, and which of its slots has the visitor left. 5301 is ROOM_TYPE_LOCK of
-- api/bookings/room-type-lock.ts; it is taken first, so that who has a type alone never waits behind a booking that waits for the type. The function of
-- 0008 stays for a process that was started before this file was run.
CREATE FUNCTION admit_booking(
  room_type integer, decided_from bigint, its_key text, its_visitor text, slots integer, by_process uuid,
  OUT verdict text, OUT slot integer, OUT leased_elsewhere boolean
) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(5301, room_type);
  PERFORM pg_advisory_xact_lock_shared(5302, 0);
  leased_elsewhere := EXISTS (SELECT FROM facts_leases WHERE process <> by_process AND until > clock_timestamp());
  IF EXISTS (SELECT FROM idempotency_keys WHERE key = its_key) THEN
    verdict := 'key-known';
    RETURN;
  END IF;
  IF (SELECT version FROM facts_version) IS DISTINCT FROM decided_from THEN
    verdict := 'outdated';
    RETURN;
  END IF;
  IF its_visitor IS NOT NULL THEN
    slot := 1;
    WHILE slot <= slots AND EXISTS (SELECT FROM bookings WHERE visitor = its_visitor AND hold_slot = slot AND state = 'held') LOOP
      slot := slot + 1;
    END LOOP;
    IF slot > slots THEN
      verdict := 'no-slot';
      RETURN;
    END IF;
  END IF;
  verdict := 'admitted';
END $$;
