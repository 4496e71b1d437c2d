-- Frozen: a later change is a new file. A booking may be decided from facts that are a moment old:
-- the database admits it only while rooms, prices, closures and settings are those it was decided
-- from. Asked after the lock is held, and volatile, so that it reads what was committed while it
-- waited and not what the statement saw when it began. 5301 is ROOM_TYPE_LOCK of
-- api/bookings/room-type-lock.ts.
CREATE FUNCTION admit_booking(room_type integer, decided_from bigint) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(5301, room_type);
  RETURN (SELECT version FROM facts_version) = decided_from;
END $$;
