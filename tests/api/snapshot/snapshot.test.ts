import fc from 'fast-check'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withSnapshot } from '../../../api/snapshot/with-snapshot.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { type ApiProcess, startApi } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { furnish } from '../setup/furnish.ts'
import { putInto, wholeCopyOf } from './whole-copy.ts'
import { valuesOf } from './values-of.ts'

let from: FreshDatabase
let to: FreshDatabase
let pool: pg.Pool
beforeEach(async () => {
  ;[from, to] = await Promise.all([freshDatabase(), freshDatabase()])
  pool = new pg.Pool({ connectionString: from.url, max: 2 }).on('error', () => {})
})
afterEach(async () => {
  await pool.end()
  await Promise.all([from.drop(), to.drop()])
})

describe('A snapshot of a house with bookings', () => {
  let api: ApiProcess
  beforeEach(async () => {
    await furnish(from.url)
    api = await startApi(from.url)
    await book(api.app, twoNights)
    await book(api.app, { ...twoNights, arrival: '2026-03-09', departure: '2026-03-11' })
  })
  afterEach(() => api.close())

  it('that is put into another database gives the same bytes there', async () => {
    const before = await wholeCopyOf(from.url)
    expect(before.tables['public.bookings']!.rows.split('\n')).toHaveLength(3)
    await putInto(to.url, before)
    expect(await wholeCopyOf(to.url)).toEqual(before)
  })

  it('leaves every reference, trigger and sequence at work where it was put', async () => {
    await putInto(to.url, await wholeCopyOf(from.url))
    const working = `SELECT
      (SELECT json_agg(pg_get_constraintdef(oid) || ' ' || convalidated ORDER BY conrelid::regclass::text, conname) FROM pg_constraint WHERE contype = 'f') AS keys,
      (SELECT json_agg(tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text ORDER BY tgrelid::regclass::text, tgname) FROM pg_trigger WHERE NOT tgisinternal) AS triggers,
      nextval('booking_number_seq') AS next`
    const there = new pg.Client({ connectionString: to.url })
    await there.connect()
    const [{ rows: was }, { rows: became }] = [
      await pool.query(working),
      await there.query(working).finally(() => there.end()),
    ]
    expect(became).toEqual(was)
  })

  it('shows what was committed before it began, and nothing that came later', async () => {
    await withSnapshot(from.url, async (snapshot) => {
      await book(api.app, { ...twoNights, arrival: '2026-03-16', departure: '2026-03-18' })
      const { rows } = await snapshot.client.query('SELECT count(*)::int FROM bookings')
      expect(rows).toEqual([{ count: 2 }])
    })
  })

  it('is refused where a row refers to one that is not there, and nothing of it stays', async () => {
    const copy = await wholeCopyOf(from.url)
    copy.tables['public.folios']!.rows = ''
    const before = await wholeCopyOf(to.url)
    await expect(putInto(to.url, copy)).rejects.toThrow('violates foreign key constraint')
    expect(await wholeCopyOf(to.url)).toEqual(before)
  })
})

describe('The tables of a snapshot', () => {
  it('are all that the catalogue has, but what the migrations remember', async () => {
    await pool.query('CREATE TABLE sandbox.of_tomorrow (it integer)')
    const names = await withSnapshot(from.url, async ({ tables }) => tables.map(({ name }) => name))
    const { rows } = await pool.query<{ name: string }>(
      `SELECT schemaname || '.' || tablename AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
    )
    expect(names).toContain('sandbox.of_tomorrow')
    expect(['public.migrations', ...names].toSorted()).toEqual(rows.map(({ name }) => name))
  })

  it('come with the names of all migrations', async () => {
    const migrations = await withSnapshot(from.url, async (snapshot) => snapshot.migrations)
    expect(migrations[0]).toBe('TheProperty0000000000001')
    expect(migrations.length).toBeGreaterThan(40)
  })
})

describe('Any rows', () => {
  /** A table with a column of every type that the house has. */
  async function probe(url: string, types: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const columns = types.map((type, place) => `c${place} ${type}`).join(', ')
    await client
      .query(`CREATE TABLE probe (id integer PRIMARY KEY, ${columns})`)
      .finally(() => client.end())
  }

  it('of every type that a column of the house has are the same bytes when put elsewhere', async () => {
    const types = await withSnapshot(from.url, async ({ tables }) => [
      ...new Set(tables.flatMap(({ columns }) => columns.map(({ type }) => type))),
    ])
    await Promise.all([probe(from.url, types), probe(to.url, types)])
    const rowOf = fc.tuple(...types.map((type) => fc.option(valuesOf(type), { freq: 4 })))
    const places = types.map((_type, place) => `$${place + 2}`).join(', ')
    await fc.assert(
      fc.asyncProperty(fc.array(rowOf, { maxLength: 8 }), async (rows) => {
        await pool.query('TRUNCATE probe')
        for (const [id, row] of rows.entries())
          await pool.query(`INSERT INTO probe VALUES ($1, ${places})`, [id, ...row])
        const before = await wholeCopyOf(from.url)
        expect(before.tables['public.probe']!.rows.split('\n')).toHaveLength(rows.length + 1)
        await putInto(to.url, before)
        expect(await wholeCopyOf(to.url)).toEqual(before)
      }),
      { numRuns: 6 },
    )
  }, 120_000)

  it('of many megabytes in one value are carried over', async () => {
    await Promise.all([probe(from.url, ['jsonb']), probe(to.url, ['jsonb'])])
    await pool.query(
      `INSERT INTO probe SELECT 1, jsonb_build_object('huge', repeat(E'"\\\\\\n\\té', 2000000))`,
    )
    const before = await wholeCopyOf(from.url)
    await putInto(to.url, before)
    expect((await wholeCopyOf(to.url)).tables['public.probe']).toEqual(
      before.tables['public.probe'],
    )
  }, 60_000)
})
