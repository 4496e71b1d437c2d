import type { Pool, QueryResultRow } from 'pg'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { type Period, namedPeriod } from '../../rules/calendar/named-period.ts'

/** Rows of one page: a period of any length is never held in memory at once. */
const PAGE = 1_000

/** Where a row stands among all: behind it the next page begins. */
interface Placed extends QueryResultRow {
  at: string
  entry: string
  line: number
}

/**
 * Every row of a journal over a period, in its order, page by page: month by month, so that each
 * question is small and no transaction waits for who reads slowly.
 *
 * @param sql rows with `at`, `entry` and `line`, sorted by them. `$1` and `$2` are the instants of a
 * month, after (`$3`, `$4`, `$5`) a page begins, `$6` is its length
 */
export async function* inPages<Row extends Placed>(
  pool: Pool,
  sql: string,
  period: Period,
): AsyncGenerator<Row[]> {
  for (const { from, until } of monthsOf(period)) {
    let after: [string, string, number] = [instantOf(from), '0', 0]
    for (;;) {
      const { rows } = await pool.query<Row>(sql, [
        instantOf(from),
        instantOf(until),
        ...after,
        PAGE,
      ])
      yield rows
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) break
      after = [last.at, last.entry, last.line]
    }
  }
}

function* monthsOf({ from, until }: Period): Generator<Period> {
  for (let day = from; day < until;) {
    const next = namedPeriod(day.slice(0, 7)).until
    yield { from: day, until: next < until ? next : until }
    day = next
  }
}

/** Midnight in the house, when the day begins. */
const instantOf = (day: string) => new Date(instantInAmsterdam(parseDay(day)!, 0)).toISOString()
