import type pg from 'pg'

/**
 * Has the database note in which order bookings and closures are confirmed. Each is written while
 * its locks are held, so the order of the notes is the order in which they were confirmed.
 */
export async function noteConfirmed(pool: pg.Pool): Promise<void> {
  await pool.query(`
    CREATE SEQUENCE confirmed_seq;
    CREATE TABLE confirmed (place bigint DEFAULT nextval('confirmed_seq'), what text, room_id integer, nights daterange);
    CREATE FUNCTION note_booking() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO confirmed (what, room_id, nights) VALUES ('booking', NEW.room_id, NEW.stay); RETURN NEW; END $$;
    CREATE FUNCTION note_closure() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO confirmed (what, room_id, nights) VALUES ('closure', NEW.room_id, NEW.nights); RETURN NEW; END $$;
    CREATE TRIGGER note_booking AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION note_booking();
    CREATE TRIGGER note_change AFTER UPDATE OF room_id, stay ON bookings FOR EACH ROW
      WHEN (NEW.room_id IS NOT NULL AND (NEW.room_id, NEW.stay) IS DISTINCT FROM (OLD.room_id, OLD.stay)) EXECUTE FUNCTION note_booking();
    CREATE TRIGGER note_closure AFTER INSERT ON closures FOR EACH ROW EXECUTE FUNCTION note_closure();`)
}

/** How many bookings were given nights that a closure confirmed before them had taken. */
export async function insideBlocks(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM confirmed booked JOIN confirmed closed
       ON booked.what = 'booking' AND closed.what = 'closure' AND closed.place < booked.place
       AND closed.nights && booked.nights AND (closed.room_id IS NULL OR closed.room_id = booked.room_id)`,
  )
  return rows[0]!.count
}
