import type pg from 'pg'

/** Stores a row as it is, past every rule of the API: its columns by name, as JSON has them. */
export async function storeRow(
  pool: pg.Pool,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(row).join(', ')
  await pool.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_record(NULL::${table}, $1)`,
    [JSON.stringify(row)],
  )
}
