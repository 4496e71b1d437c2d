import type { Pool } from 'pg'
import type { Period } from '../../rules/calendar/named-period.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { IS_EARNED, soldLinesSql } from './earned-sql.ts'

/** What a month earned, integer cents with VAT. */
export interface RevenueMonth {
  /** `2026-07`. */
  month: string
  cents: number
}

/** Days first: a date is cheap to group by, and a year has few of them. */
const monthsSql = (basis: Readings['revenue.basis']) => `
  SELECT to_char(day, 'YYYY-MM') AS month, sum(cents)::int AS cents
  FROM (SELECT day, sum(cents) AS cents FROM (${soldLinesSql(basis)}) sold WHERE ${IS_EARNED} GROUP BY day) days
  GROUP BY 1 HAVING sum(cents) <> 0 ORDER BY 1`

/**
 * The revenue of the months from day `from` up to, not with, `until`: what `revenuePerMonth` of the
 * rules says of the same orders. A month without any is left out.
 */
export async function revenueMonths(
  pool: Pool,
  period: Period,
  basis: Readings['revenue.basis'],
): Promise<RevenueMonth[]> {
  const { rows } = await pool.query<RevenueMonth>(monthsSql(basis), [period.from, period.until])
  return rows
}
