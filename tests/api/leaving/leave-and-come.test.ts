import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HouseNotEmpty } from '../../../api/leaving/import-refused.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { contentOf, exported, imported, newHouse, testFolders } from './whole-house.ts'

let setup: TestSetup
let folders: Awaited<ReturnType<typeof testFolders>>
/** The export of a house with a booking and a breakfast order. */
let house: string
/** A database without a house, into which nothing comes that is refused. */
let empty: FreshDatabase

beforeAll(async () => {
  folders = await testFolders()
  setup = await openSetup()
  await book(setup.app, twoNights)
  await orderBreakfast(setup.app)
  await setup.pool.query(
    `UPDATE page_texts SET body = $1 WHERE slug = (SELECT min(slug) FROM page_texts)`,
    ['Regel 1, "met" aanhalingstekens\r\n\n=geen formule; ’s-Hertogenbosch é 🛏️'],
  )
  house = folders.fresh()
  await exported(setup.url, house)
  empty = await freshDatabase()
})
afterAll(async () => {
  await empty.drop()
  await setup.close()
  await folders.remove()
})

/** Changes a file of a copy of the export. */
async function changed(file: string, change: (text: string) => string): Promise<string> {
  const folder = folders.fresh()
  await cp(house, folder, { recursive: true })
  const there = path.join(folder, file)
  await writeFile(there, change(await readFile(there, 'utf8')))
  return folder
}

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query<Row>(query).finally(() => client.end())).rows
}

describe('An export', () => {
  it('is the same in a new house that was built of it', async () => {
    const other = await newHouse(house)
    const again = folders.fresh()
    await exported(other.url, again, other.files)
    expect(await contentOf(again)).toEqual(await contentOf(house))
    await other.drop()
  })

  it('brings in a text that was changed by hand', async () => {
    const folder = await changed('tables/page_texts.csv', (text) =>
      text.replace('Regel 1', 'Een andere regel'),
    )
    const other = await newHouse(folder)
    const [page] = await ask<{ body: string }>(
      other.url,
      'SELECT body FROM page_texts ORDER BY slug LIMIT 1',
    )
    expect(page!.body).toMatch(/^Een andere regel, "met" aanhalingstekens\r\n\n=geen formule/)
    await other.drop()
  })

  it('is not taken into a house that has rooms already', async () => {
    await expect(imported(house, setup.url)).rejects.toThrow(HouseNotEmpty)
  })

  it.each<[string, string, (text: string) => string, string]>([
    [
      'a price that is no number',
      'tables/room_type_prices.csv',
      (text) => text.replace('8500', '85 euro'),
      'tables/room_type_prices.csv, line 2, column cents: “85 euro” is not whole number.',
    ],
    [
      'a column that nobody knows',
      'tables/rooms.csv',
      (text) => text.replace('label', 'etiket'),
      'tables/rooms.csv, line 1, column etiket: no such column, or twice.',
    ],
    [
      'a room of a type that is not there',
      'tables/rooms.csv',
      (text) => text.replace(/^(\d+),1,/m, '$1,999,'),
      'tables/rooms.csv, line 2, column room_type_id: 999 is no id in tables/room_types.csv.',
    ],
    [
      'a day that no calendar has',
      'tables/breakfast_orders.csv',
      (text) => text.replace('2026-03-04', '2026-02-31'),
      'tables/breakfast_orders.csv, line 2, column delivery_day: “2026-02-31” is not day',
    ],
    [
      'two rooms of one number',
      'tables/rooms.csv',
      (text) => text.replace(/^(\d+),1,2,/m, '$1,1,1,'),
      'tables/rooms.csv, line 3: Key (number)=(1) already exists. (rooms_number_key)',
    ],
    [
      'a price below nothing',
      'tables/room_type_prices.csv',
      (text) => text.replace('10500', '-1'),
      'tables/room_type_prices.csv, line 4: new row for relation "room_type_prices" violates check',
    ],
    [
      'a row that was taken out and not counted',
      'tables/rooms.csv',
      (text) => text.split('\r\n').toSpliced(2, 1).join('\r\n'),
      'tables/rooms.csv: has 2 rows, manifest.json says 3.',
    ],
    [
      'a row that broke off',
      'tables/room_types.csv',
      (text) => text.slice(0, -20),
      'tables/room_types.csv, line 2: has',
    ],
    [
      'a quote that is never closed',
      'tables/page_texts.csv',
      (text) => `${text}"`,
      'a quote is never closed.',
    ],
    [
      'the tables of another release',
      'manifest.json',
      (text) => text.replace(/"shape": "\w+"/, '"shape": "Older0000000000001"'),
      'made by a release with other tables (Older0000000000001, this is',
    ],
    [
      'a counter that is missing',
      'counters.csv',
      (text) => text.replace(/^booking_number_seq.*\r\n/m, ''),
      'counters.csv: booking_number_seq is missing.',
    ],
  ])('with %s is refused, and nothing of it is kept', async (_what, file, change, says) => {
    const folder = await changed(file, change)
    await expect(imported(folder, empty.url)).rejects.toThrow(says)
    expect(
      await ask(
        empty.url,
        'SELECT (SELECT count(*)::int FROM rooms) AS rooms, (SELECT count(*)::int FROM folios) AS folios',
      ),
    ).toEqual([{ rooms: 0, folios: 0 }])
  })

  it('is taken in by a database that refused others before', async () => {
    expect(await imported(house, empty.url)).toBeGreaterThan(0)
    const again = folders.fresh()
    await exported(empty.url, again)
    expect(await contentOf(again)).toEqual(await contentOf(house))
  })
})
