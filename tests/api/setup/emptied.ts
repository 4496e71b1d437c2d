import pg from 'pg'

/**
 * Deletes every row of these tables and of the tables that refer to them, and has the API read its
 * facts anew. As TRUNCATE with CASCADE, it waits for who writes there; TRUNCATE makes the files of each
 * table anew, which takes fifty times as long. PostgreSQL may end it for a deadlock with a webhook or
 * a payment that is under way: then it is tried again.
 */
export async function emptied(pool: pg.Pool, tables: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await pool.query(`DO $$ DECLARE its regclass[]; one regclass; BEGIN
        WITH RECURSIVE emptied AS (
          SELECT trim(name)::regclass::oid AS it FROM unnest(string_to_array('${tables}', ',')) name
          UNION SELECT conrelid FROM pg_constraint, emptied WHERE confrelid = it AND contype = 'f')
        SELECT array_agg(it) INTO its FROM emptied;
        FOREACH one IN ARRAY its LOOP EXECUTE 'LOCK TABLE ' || one || ' IN EXCLUSIVE MODE'; END LOOP;
        SET LOCAL session_replication_role = replica;
        FOREACH one IN ARRAY its LOOP EXECUTE 'DELETE FROM ' || one; END LOOP;
        UPDATE facts_version SET version = version + 1; END $$`)
      return
    } catch (error) {
      const isDeadlock = error instanceof pg.DatabaseError && error.code === '40P01'
      if (!isDeadlock || tries === 5) throw error
    }
  }
}
