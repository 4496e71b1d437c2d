import { revenueMonths } from '../../../api/revenue/revenue-sql.ts'
import { median } from '../ratio.ts'
import { reportRatio } from '../report.ts'
import { type BenchHouse, year } from '../house/bench-house.ts'

const ROUNDS = 41
const WARM_UP = 5
const LAST_YEAR = { from: `${year - 1}-01-01`, until: `${year}-01-01` }

/** The months of a year among fifty against a bare sum over the same rows, in turns. */
export async function benchYear({ pool }: BenchHouse): Promise<void> {
  const ways = [
    () =>
      pool.query(
        'SELECT sum(cents) FROM folio_lines WHERE supplied_on >= $1::date AND supplied_on < $2::date',
        [LAST_YEAR.from, LAST_YEAR.until],
      ),
    () => revenueMonths(pool, LAST_YEAR, 'night-stayed'),
  ]
  const times = ways.map((): number[] => [])
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [at, way] of ways.entries()) {
      const start = performance.now()
      await way()
      if (round >= 0) times[at]!.push(performance.now() - start)
    }
  const [bare, months] = times.map(median) as [number, number]
  console.log(
    `Revenue of a year among fifty: ${months.toFixed(1)} ms, a bare sum ${bare.toFixed(1)} ms`,
  )
  reportRatio('revenue of a year ÷ a bare sum', months / bare, { atMost: 3 })
}
