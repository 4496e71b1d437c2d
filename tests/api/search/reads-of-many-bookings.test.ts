import { Pool, type QueryConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AgendaController } from '../../../api/agenda/agenda.ts'
import { billLists } from '../../../api/bills/bill-lists.ts'
import type { BillSums } from '../../../api/bills/bill-shapes.ts'
import { bookingList } from '../../../api/bookings/booking-rows.ts'
import { Lists } from '../../../api/lists/list-of.ts'
import { mailList } from '../../../api/mail/mails-controller.ts'
import { loadProperty } from '../../../api/facts/load-property.ts'
import { SearchController } from '../../../api/search/search.ts'
import { dayOf } from '../../../rules/calendar/day.ts'
import { fillWithBookings } from '../setup/many-bookings.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
beforeAll(async () => {
  const types = ['klein', 'middel', 'groot'].map((slug) => ({ slug, rooms: 3 }))
  setup = await openSetup({ types })
  // One connection: the table in between belongs to it.
  const pool = new Pool({ connectionString: setup.url, max: 1 })
  await fillWithBookings(pool, 30_000, '2026-12-31')
  // One in fifty, and none of them called off.
  await pool.query(
    `UPDATE bookings SET name = 'Gast Jansen' WHERE number LIKE '%37' OR number LIKE '%87'`,
  )
  await pool.query(`INSERT INTO mails (id, subject_kind, subject_id, subject_number, kind, message_id, recipient, recipient_name, subject, text, html, state, created_at)
    SELECT gen_random_uuid(), 'booking', id, number, 'confirmation', number, number || '@example.com', name, '', '', '', 'sent', created_at FROM bookings LIMIT 20000`)
  await pool.query('ANALYZE bookings, mails')
  await pool.end()
}, 300_000)
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

/** The rows and places in an index that a plan reads, those that it throws away included. */
function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0)
  // The places in its bitmaps are counted: there may be many more than rows in all of them.
  if (!node['Node Type'].endsWith('Scan') || node['Node Type'] === 'Bitmap Heap Scan') return below
  const rows =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)
  return below + Math.round(rows * node['Actual Loops'])
}

/** How many rows the database reads for what is asked of it during `work`. */
async function rowsReadBy(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(setup.app.get(Pool), 'query')
  await work()
  const asked = query.mock.calls as unknown as [string | QueryConfig, unknown[] | undefined][]
  query.mockRestore()
  expect(asked.length).toBeGreaterThan(0)
  let rows = 0
  for (const [sql, values] of asked) {
    const [text, given] = typeof sql === 'string' ? [sql, values] : [sql.text, sql.values]
    const answer = await setup.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      given as unknown[],
    )
    rows += rowsRead(answer.rows[0]!['QUERY PLAN'][0].Plan)
  }
  return rows
}

describe('among 30,000 bookings of nine rooms and fifteen years', () => {
  // A booking, the two entries and four lines of its bill: seven rows each, and the rooms once.
  it('a week of the agenda reads eight rows a booking of that week, none of another', async () => {
    const agenda = setup.app.get(AgendaController)
    const week = { from: '2026-03-01', until: '2026-03-09' }
    const first = await agenda.period(week)
    expect(first.bookings.length).toBeGreaterThan(40)
    expect(await rowsReadBy(() => agenda.period(week))).toBeLessThan(8 * first.bookings.length)
  })

  it('the facts of the house are read without the stays that are over', async () => {
    const pool = setup.app.get(Pool)
    const { known } = await loadProperty(pool, dayOf(2026, 12, 1))
    const { length } = known.facts.occupancies
    expect(length).toBeGreaterThan(100)
    const rows = await rowsReadBy(() => loadProperty(pool, dayOf(2026, 12, 1)))
    expect(rows).toBeLessThan(length + 200)
  })

  it('the facts of the house are planned once for a connection, whatever the day', async () => {
    const pool = new Pool({ connectionString: setup.url, max: 1 })
    for (let day = 0; day < 10; day++) await loadProperty(pool, dayOf(2026, 12, 1) + day)
    const { rows } = await pool.query(
      'SELECT generic_plans > 0 AS kept FROM pg_prepared_statements',
    )
    await pool.end()
    expect(rows).toEqual([{ kept: true }])
  })

  // A page, what its rows show beside, and no more of the others than are counted.
  it.each([
    ['all', {}],
    ['those that are over', { ended: true }],
    ['those that are not', { ended: false }],
    ['those that were called off', { state: 'cancelled' as const }],
    ['those that are still to pay', { paid: false }],
    ['those of a month', { from: '2026-03-01', until: '2026-04-01' }],
    ['those with a word that everybody has', { q: 'gast' }],
  ])('a page of the list of bookings, %s, reads fewer than 6,000 rows', async (_, filter) => {
    const lists = setup.app.get(Lists)
    const question = {
      first: 0,
      most: 25,
      sort: ['arrival', 'DESC'] as ['arrival', 'DESC'],
      filter,
    }
    expect(await rowsReadBy(() => lists.page(bookingList, question))).toBeLessThan(6_000)
  })

  it('the sums of the bills of a year read its bookings and what is not settled, no balance of the others', async () => {
    const lists = setup.app.get(Lists)
    const { booking } = billLists
    const sums = () => lists.sum<BillSums>(booking, year, booking.sums)
    const year = { from: '2025-01-01', until: '2026-01-01' }
    const { count, totalCents } = await sums()
    expect(count).toBeGreaterThan(1_500)
    expect(totalCents).toBeGreaterThan(0)
    expect(await rowsReadBy(sums)).toBeLessThan(count + 200)
  })

  // 600 are called Jansen: by its sample the database reads all of these, or the latest bookings.
  it.each(['jansen', 'gast'])('the search bar reads fewer than 1,500 rows for %s', async (word) => {
    const search = setup.app.get(SearchController)
    // Ten days of stays are to come.
    setup.time.now = Date.parse('2026-12-21T09:00:00Z')
    expect((await search.find({ q: word })).bookings).toHaveLength(6)
    expect(await rowsReadBy(() => search.find({ q: word }))).toBeLessThan(1_500)
  })

  it('mails to a whole address are found by the index: few rows are read', async () => {
    const { rows } = await setup.pool.query<{ recipient: string }>(
      'SELECT recipient FROM mails ORDER BY created_at LIMIT 1 OFFSET 10000',
    )
    const lists = setup.app.get(Lists)
    const question = {
      first: 0,
      most: 25,
      sort: ['createdAt', 'DESC'] as ['createdAt', 'DESC'],
      filter: { q: rows[0]!.recipient },
    }
    expect((await lists.page(mailList, question)).total).toBe(1)
    expect(await rowsReadBy(() => lists.page(mailList, question))).toBeLessThan(50)
  })
})
