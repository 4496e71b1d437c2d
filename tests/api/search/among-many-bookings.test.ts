import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findKnownGuests } from '../../../api/bookings/booking-entry-controller.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { WordsInForce } from '../../../api/environment/words-in-force.ts'
import { Lists, listOf } from '../../../api/lists/list-of.ts'
import { searchPatterns } from '../../../api/lists/search-words.ts'
import { FIND_WHOLE, findBookings } from '../../../api/search/search.ts'
import { freshDatabase } from '../../setup/postgres.ts'
import { furnish } from '../setup/furnish.ts'
import { withoutSlowParts } from '../setup/many-bookings.ts'

const BOOKINGS = 20_000

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client

beforeAll(async () => {
  database = await freshDatabase()
  await furnish(database.url)
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const afterwards = await withoutSlowParts(client)
  // Cancelled: they take no room, so that as many as that fit without ten years of nights.
  await client.query(`INSERT INTO folios (id, kind, number, created_at)
    SELECT md5('folio' || n)::uuid, 'booking', 'B' || n, now() FROM generate_series(1, ${BOOKINGS}) AS n`)
  await client.query(`INSERT INTO bookings (id, number, state, source, mails, tourist_tax, made_by, payment, room_type_id, stay, adults, name, email, phone, city,
      folio_id, total_cents, created_at, updated_at)
    SELECT md5('booking' || n)::uuid, 'B' || n, 'cancelled', 'own-website', 'all', 'desk', 'guest', 'online', (SELECT min(id) FROM room_types),
      daterange(date '1990-01-01' + n / 8, date '1990-01-02' + n / 8), 2, md5(n::text) || ' ' || md5((n * 7)::text), md5((n * 3)::text) || '@example.com',
      '06 ' || lpad(n::text, 8, '0'), 'Stein', md5('folio' || n)::uuid, 0, now(), now() FROM generate_series(1, ${BOOKINGS}) AS n`)
  for (const statement of afterwards) await client.query(statement)
  await client.query('ANALYZE bookings')
}, 300_000)
afterAll(async () => {
  await client.end()
  await database.drop()
})

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** The nodes that read the bookings' table, and how many rows they looked at. */
function readsOf(plan: Plan): { node: string; rows: number }[] {
  const inner = (plan.Plans ?? []).flatMap(readsOf)
  if (plan['Relation Name'] !== 'bookings') return inner
  const removed =
    (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return [...inner, { node: plan['Node Type'], rows: plan['Actual Rows'] + removed }]
}

const rowsOf = (reads: { rows: number }[]) => reads.reduce((sum, { rows }) => sum + rows, 0)

async function explain(statement: string, values: unknown[]) {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
    values,
  )
  return readsOf(rows[0]!['QUERY PLAN'][0]!.Plan)
}

describe('among 20,000 bookings', () => {
  it.each([
    ['a name', 'c4ca4238a0b923820dcc'],
    ['a number', 'B16521'],
    ['a telephone number', '+31 6 00012345'],
    ['two words', 'stein c4ca4238a0b9'],
  ])('%s is found by the index: few rows are read', async (_, typed) => {
    const patterns = searchPatterns(typed)
    const reads = await explain(findBookings(patterns.length), [
      new Date(),
      '2026-02-02',
      ...patterns,
    ])
    expect(reads.map(({ node }) => node)).not.toContain('Seq Scan')
    expect(rowsOf(reads)).toBeGreaterThan(0)
    expect(rowsOf(reads)).toBeLessThan(200)
  })

  it.each([
    ['number', 'B16521'],
    ['e-mail address', 'eccbc87e4b5ce2fe28308fd9f2a7baf3@example.com'],
  ])('a booking is found by its whole %s with an index: few rows are read', async (_, typed) => {
    const reads = await explain(FIND_WHOLE, [new Date(), '2026-02-02', typed])
    expect(reads.map(({ node }) => node)).not.toContain('Seq Scan')
    expect(rowsOf(reads)).toBeGreaterThan(0)
    expect(rowsOf(reads)).toBeLessThan(50)
  })

  it('a word that everybody has costs no more: each part is read in order, until it is full', async () => {
    const patterns = searchPatterns('stein')
    const reads = await explain(findBookings(patterns.length), [
      new Date(),
      '2026-02-02',
      ...patterns,
    ])
    expect(rowsOf(reads)).toBeGreaterThan(0)
    expect(rowsOf(reads)).toBeLessThan(200)
  })

  it.each([
    ['their name', 'c4ca4238a0b923820dcc'],
    ['their e-mail address', 'eccbc87e4b5ce2fe28308fd9f2a7baf3@example.com'],
    ['their telephone number', '06 0001 2345'],
  ])('a known guest is found by %s with the index: few rows are read', async (_, typed) => {
    const patterns = searchPatterns(typed)
    const reads = await explain(findKnownGuests(patterns.length), patterns)
    expect(reads.map(({ node }) => node)).toEqual(['Bitmap Heap Scan'])
    expect(reads[0]!.rows).toBeGreaterThan(0)
    expect(reads[0]!.rows).toBeLessThan(200)
  })

  it('a list is counted as far as a year goes behind the page, and to its end near the end', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 1 })
    const lists = new Lists(pool, new Clock({ movable: false, today: null }), new WordsInForce())
    const all = { from: 'bookings', as: 'b', columns: 'b.id', sorts: { id: 'b.id' }, filters: {} }
    const list = listOf(all, ['id', 'ASC'])
    const count = async (first: number) =>
      (await lists.page(list, { first, most: 25, sort: ['id', 'ASC'], filter: {} })).total
    const counts = [await count(0), await count(BOOKINGS - 2_100), await count(BOOKINGS - 2_025)]
    await pool.end()
    expect(counts).toEqual([null, null, BOOKINGS])
  })

  it('a page of the list by arrival reads little more than its rows', async () => {
    const reads = await explain(
      'SELECT b.id FROM bookings b ORDER BY lower(b.stay) DESC, b.id DESC LIMIT 25',
      [],
    )
    expect(reads).toEqual([{ node: expect.stringMatching(/^Index/), rows: 25 }])
  })
})
