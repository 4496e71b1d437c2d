import pg from 'pg'

/**
 * Deletes every row of these tables and of what refers to them, as a TRUNCATE with CASCADE would. That
 * one makes each of their files anew, which takes two hundred times as long. A webhook or a payment
 * that is still under way may hold a row and want the next: PostgreSQL ends one of the two, and then
 * this is said again.
 */
export async function emptied(pool: pg.Pool, tables: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await pool.query(`DO $$ DECLARE one regclass; BEGIN
        SET LOCAL session_replication_role = replica;
        FOR one IN WITH RECURSIVE emptied AS (
            SELECT trim(name)::regclass::oid AS it FROM unnest(string_to_array('${tables}', ',')) name
            UNION SELECT conrelid FROM pg_constraint, emptied WHERE confrelid = it AND contype = 'f')
          SELECT it FROM emptied
        LOOP EXECUTE 'DELETE FROM ' || one; END LOOP; END $$`)
      return
    } catch (error) {
      const isDeadlock = error instanceof pg.DatabaseError && error.code === '40P01'
      if (!isDeadlock || tries === 5) throw error
    }
  }
}
