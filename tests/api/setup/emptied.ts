import pg from 'pg'

/**
 * Empties tables. A webhook or a payment that is still under way may hold one of them and want the
 * next: PostgreSQL ends one of the two, and then this is said again.
 */
export async function emptied(pool: pg.Pool, tables: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await pool.query(`TRUNCATE ${tables} CASCADE`)
      return
    } catch (error) {
      const isDeadlock = error instanceof pg.DatabaseError && error.code === '40P01'
      if (!isDeadlock || tries === 5) throw error
    }
  }
}
