import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Agenda } from '../../../api/agenda/agenda.ts'
import { fillWithBookings } from '../setup/many-bookings.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
beforeAll(async () => {
  const types = ['klein', 'middel', 'groot'].map((slug) => ({ slug, rooms: 3 }))
  setup = await openSetup({ types })
  // One connection: the table in between belongs to it.
  const pool = new Pool({ connectionString: setup.url, max: 1 })
  await fillWithBookings(pool, 100_000, '2026-12-31')
  await pool.end()
}, 120_000)
afterAll(() => setup.close())

/** A node of what EXPLAIN (ANALYZE, FORMAT JSON) says. */
interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** The rows that the scans of a plan read, those that they threw away included. */
function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0)
  // A bitmap of places is read by the scan above it, which counts its rows.
  if (!node['Node Type'].endsWith('Scan') || node['Node Type'] === 'Bitmap Index Scan') return below
  const rows =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)
  return below + Math.round(rows * node['Actual Loops'])
}

describe('a week of the agenda, among 100,000 bookings of nine rooms and fifty years', () => {
  it('reads fewer than 200 rows', async () => {
    const agenda = setup.app.get(Agenda)
    const pool = setup.app.get(Pool)
    const week = { from: '2026-03-01', until: '2026-03-09' }
    const first = await agenda.of(week)
    expect(first.bookings.length).toBeGreaterThan(40)
    const query = vi.spyOn(pool, 'query')
    await agenda.of(week)
    const asked = query.mock.calls.map(([sql, values]) => [sql, values] as const)
    query.mockRestore()
    let rows = 0
    for (const [sql, values] of asked) {
      const answer = await setup.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
        values as unknown as unknown[],
      )
      rows += rowsRead(answer.rows[0]!['QUERY PLAN'][0].Plan)
    }
    expect(asked.length).toBeGreaterThan(1)
    expect(rows).toBeLessThan(200)
  })
})
