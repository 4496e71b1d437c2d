import type pg from 'pg'

interface Plan {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** How many rows of tables and indexes a statement looks at, by `EXPLAIN ANALYZE`. */
export async function scannedRows(
  pool: pg.Pool,
  statement: string,
  values: unknown[],
): Promise<number> {
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
    values,
  )
  return rowsOf(rows[0]!['QUERY PLAN'][0]!.Plan)
}

function rowsOf(plan: Plan): number {
  const seen =
    plan['Actual Rows'] +
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0)
  const own = plan['Node Type'].includes('Scan') ? seen * plan['Actual Loops'] : 0
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), own)
}
