import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unzipSync } from 'fflate'
import { Invoices } from '../../../api/invoices/invoices.ts'
import { STAYING_TABLES } from '../../../api/leaving/what-stays.ts'
import { zipFolder } from '../../../api/leaving/zip-folder.ts'
import { demoLogin } from '../../../api/staff/demo-login.ts'
import { demoLoginWorks } from '../../../api/staff/demo-login-works.ts'
import { newFirstAccountCode } from '../../../api/staff/first-account.ts'
import { ensureFirstStaff } from '../../../api/staff/first-staff.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { fillCompany, someBuyer } from '../invoices/some-buyer.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { asOfEarlierVersion } from '../setup/earlier-version.ts'
import { photo, uploadForm } from '../setup/pictures.ts'
import { signedIn } from '../setup/signed-in.ts'
import { contentOf, exported, imported, newHouse, testFolders, withoutTime } from './whole-house.ts'

let setup: TestSetup
/** Where its pictures are kept. */
let files: string
let folders: Awaited<ReturnType<typeof testFolders>>
/** The export of a house with a booking and a breakfast order. */
let house: string
/** A database without a house, into which nothing comes that is refused. */
let empty: FreshDatabase

beforeAll(async () => {
  folders = await testFolders()
  files = folders.fresh()
  setup = await openSetup({ variables: { FILES_FOLDER: files } })
  await fillCompany(setup.pool)
  await book(setup.app, twoNights)
  await orderBreakfast(setup.app)
  await anInvoice()
  await aPicture()
  await setup.pool.query(
    `WITH links AS (INSERT INTO channel_links (room_id, channel) SELECT id, 'airbnb' FROM rooms RETURNING id),
       feeds AS (INSERT INTO channel_feeds (link_id, url, confirmed) SELECT id, 'https://portal.example/secret-of-' || id || '.ics', true FROM links)
     INSERT INTO feed_blocks (link_id, uid, name, nights, state, first_read_at, changed_at)
       SELECT id, 'event-of-a-portal', 'sale', '[2027-01-04,2027-01-06)', 'double', now(), now() FROM links`,
  )
  await setup.pool.query(
    `UPDATE page_texts SET body = $1 WHERE slug = (SELECT min(slug) FROM page_texts)`,
    ['Regel 1, "met" aanhalingstekens\r\n\n=geen formule; ’s-Hertogenbosch é 🛏️'],
  )
  house = folders.fresh()
  await exported(setup.url, house, files)
  empty = await freshDatabase()
})
afterAll(async () => {
  await empty.drop()
  await setup.close()
  await folders.remove()
})

/** A breakfast for who wants an invoice. */
async function anInvoice(): Promise<void> {
  const { rows } = await setup.pool.query<{ folio: string }>(
    'SELECT folio_id AS folio FROM breakfast_orders',
  )
  await setup.pool.query(`UPDATE breakfast_orders SET state = 'confirmed', visitor = NULL`)
  await setup.app.get(Invoices).issue({ folioId: rows[0]!.folio, buyer: someBuyer, by: 'Mieke' })
}

/** A photo of the first kind of room. */
async function aPicture(): Promise<void> {
  const jos = await signedIn(setup.app)
  const content = await photo(400, 300).jpeg().toBuffer()
  const form = uploadForm({ roomTypeId: '1', alt: 'Het bed' }, { name: 'bed.jpg', content })
  const answer = await setup.app.inject({
    method: 'POST',
    url: '/api/back-office/room-type-images',
    cookies: jos.cookies,
    payload: form.payload,
    headers: { ...form.headers, origin: ORIGIN },
  })
  expect(answer.statusCode).toBe(201)
}

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
  it('has invoices by their number, and pictures by what they show', async () => {
    const names = Object.keys(await contentOf(house))
    expect(names.filter((name) => name.startsWith('invoices/'))).toEqual([
      expect.stringMatching(/^invoices\/\d{4}\/factuur-F\d{4}-0001\.pdf$/),
      expect.stringMatching(/^invoices\/\d{4}\/factuur-F\d{4}-0001\.xml$/),
    ])
    const pictures = names.filter((name) => name.startsWith('pictures/'))
    expect(pictures.length).toBeGreaterThanOrEqual(3)
    for (const name of pictures)
      expect(name).toMatch(/^pictures\/knusse-kamer-1--[0-9a-f]{32}-\d+\.(avif|webp|jpg)$/)
  })

  it('has the rows of a table by their key: numbers as numbers', async () => {
    const ids = (await readFile(path.join(house, 'tables/seasons.csv'), 'utf8'))
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(',')[0]))
    expect(ids.length).toBeGreaterThan(10)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  it('has no password, no second step and no secret in any file', async () => {
    const { rows } = await setup.pool.query<{ secret: string }>(
      `SELECT password_hash AS secret FROM staff UNION ALL SELECT token_hash FROM staff_sessions UNION ALL SELECT token FROM channel_links UNION ALL SELECT url FROM channel_feeds`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(5)
    const all = Object.values(await contentOf(house)).join('\n')
    for (const { secret } of [...rows, { secret: setup.processes[0]!.environment.secret }])
      expect(all).not.toContain(secret)
  })

  it('says in its dictionary what each of its columns means', async () => {
    const dictionary = await readFile(path.join(house, 'columns.csv'), 'utf8')
    expect(dictionary).toContain(
      'bookings.csv,folio_id,UUID,no,no,folios.csv id,"the folio: what was sold to a guest, and paid"\r\n',
    )
  })

  it('leaves nobody who can sign in: a code makes the first account, and others are invited', async () => {
    const other = await newHouse(house)
    const staff = await ask(
      other.url,
      'SELECT active, password_hash, invited_at IS NOT NULL AS invited FROM staff',
    )
    expect(staff).toEqual([{ active: true, password_hash: null, invited: true }])
    const client = new pg.Client({ connectionString: other.url })
    await client.connect()
    expect(await newFirstAccountCode(client, 'some secret')).toMatch(/\w/)
    await client.end()
    await other.drop()
  })

  it('has the rooms that channels read, each by a new address', async () => {
    const other = await newHouse(house)
    const links = 'SELECT id, room_id, channel, made_at FROM channel_links ORDER BY id'
    expect(await ask(other.url, links)).toEqual(await ask(setup.url, links))
    const tokens = 'SELECT token FROM channel_links ORDER BY id'
    const [old, fresh] = [await ask(setup.url, tokens), await ask(other.url, tokens)]
    expect(fresh).toHaveLength(3)
    for (const [at, row] of fresh.entries()) expect(row).not.toEqual(old[at])
    await other.drop()
  })

  it('reads no feed of a channel until staff paste its address there', async () => {
    const other = await newHouse(house)
    const read = `SELECT (SELECT count(*)::int FROM channel_feeds) AS feeds, (SELECT count(*)::int FROM feed_blocks) AS blocks,
       (SELECT count(*)::int FROM channel_links WHERE echoes <> '[]') AS echoes`
    expect(await ask(other.url, read)).toEqual([{ feeds: 0, blocks: 0, echoes: 0 }])
    expect(Object.values(await contentOf(house)).join('\n')).not.toContain('event-of-a-portal')
    await other.drop()
  })

  it('leaves a demo its demo login', async () => {
    const other = await newHouse(house)
    const pool = new pg.Pool({ connectionString: other.url, max: 1 })
    await ensureFirstStaff(pool, demoLogin)
    expect(await demoLoginWorks(pool)).toBe(true)
    await pool.end()
    await other.drop()
  })

  it('has the new house do all that the old one had still to do', async () => {
    const other = await newHouse(house)
    const dues = `SELECT subject_kind, subject_id, next_due_at, failing_since FROM subject_dues ORDER BY 1, 2`
    const told = `SELECT subject_kind, subject_id, topic FROM outbox WHERE delivered_at IS NULL ORDER BY id`
    for (const query of [dues, told])
      expect(await ask(other.url, query)).toEqual(await ask(setup.url, query))
    expect((await ask(other.url, told)).length).toBeGreaterThan(0)
    await other.drop()
  })

  it('holds a mail that was still to go as uncertain: it is not sent twice', async () => {
    const folder = folders.fresh()
    for (const state of ['queued', 'sending', 'sent'])
      await setup.pool.query(
        `INSERT INTO mails (id, subject_kind, subject_id, subject_number, kind, about, message_id, sender, recipient, recipient_name, subject, text, html, attachments, state, attempts, unknown_outcomes, created_at)
         SELECT gen_random_uuid(), 'booking', id, number, 'confirmation', $1::text, $1, 'x', email, name, 'x', 'x', 'x', '[]', $1, 1, 0, now() FROM bookings`,
        [state],
      )
    await exported(setup.url, folder, files)
    await setup.pool.query('DELETE FROM mails')
    const other = await newHouse(folder)
    expect(await ask(other.url, 'SELECT about, state FROM mails ORDER BY about')).toEqual([
      { about: 'queued', state: 'uncertain' },
      { about: 'sending', state: 'uncertain' },
      { about: 'sent', state: 'sent' },
    ])
    await other.drop()
  })

  it('leaves out and names what somebody made by hand, so that it can be imported', async () => {
    const own = await newHouse(house)
    await ask(
      own.url,
      `CREATE TABLE own_notes (id serial PRIMARY KEY, room integer REFERENCES rooms); ALTER TABLE bookings ADD COLUMN own_mark integer REFERENCES own_notes;`,
    )
    const folder = folders.fresh()
    const { leftOut } = await exported(own.url, folder, own.files)
    expect(leftOut).toEqual(['bookings.own_mark', 'own_notes'])
    expect(await contentOf(folder)).toEqual(await contentOf(house))
    await own.drop()
  })

  it('is the same in a new house that was built of it', async () => {
    const other = await newHouse(house)
    const again = folders.fresh()
    await exported(other.url, again, other.files)
    expect(await contentOf(again)).toEqual(await contentOf(house))
    await other.drop()
  })

  it('leaves no table without the rows that every house begins with', async () => {
    const begun = await freshDatabase()
    const other = await newHouse(house)
    const some = (url: string) =>
      ask(
        url,
        Object.keys(STAYING_TABLES)
          .map((name) => `SELECT '${name}' AS name, EXISTS (SELECT FROM ${name}) AS some`)
          .join(' UNION ALL '),
      )
    expect(await some(other.url)).toEqual(await some(begun.url))
    await begun.drop()
    await other.drop()
  })

  it('is the same in one zip file', async () => {
    const zip = `${folders.fresh()}.zip`
    expect(await zipFolder(house, zip)).toBe(true)
    const unpacked = unzipSync(await readFile(zip))
    const name = path.basename(house)
    expect(
      Object.fromEntries(
        Object.entries(unpacked).map(([file, content]) => [
          path.relative(name, file),
          withoutTime(file, Buffer.from(content).toString('latin1')),
        ]),
      ),
    ).toEqual(await contentOf(house))
  })

  it('of a house that lost a picture names it, and a new house does without it', async () => {
    const folder = folders.fresh()
    const { missing } = await exported(setup.url, folder, folders.fresh())
    expect(missing.length).toBeGreaterThanOrEqual(3)
    const other = await newHouse(folder)
    const again = folders.fresh()
    await exported(other.url, again, other.files)
    expect(await contentOf(again)).toEqual(await contentOf(folder))
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

  it('is not taken into a house that runs', async () => {
    await expect(imported(house, setup.url)).rejects.toThrow('stop the house first')
  })

  it('leaves the tables of an older house as they are, where one is there', async () => {
    const older = await freshDatabase()
    await asOfEarlierVersion(older.url, 40)
    await ask(
      older.url,
      `INSERT INTO staff (id, email, name) VALUES (gen_random_uuid(), 'a@example.com', 'Ans')`,
    )
    await expect(imported(house, older.url)).rejects.toThrow(
      'A house is there already, with accounts or orders of its own. An export is imported into a new house only. Nothing was changed.',
    )
    expect(await ask(older.url, 'SELECT count(*)::int FROM migrations')).toEqual([{ count: 40 }])
    await older.drop()
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

  it('without a file of a picture is refused, and nothing of it is kept', async () => {
    const folder = folders.fresh()
    await cp(house, folder, { recursive: true })
    const [first] = await readdir(path.join(folder, 'pictures'))
    await rm(path.join(folder, 'pictures', first!))
    await expect(imported(folder, empty.url)).rejects.toThrow(
      `pictures/…--${first!.split('--')[1]}: is missing.`,
    )
  })

  it('is taken in by a database that refused others before', async () => {
    expect(await imported(house, empty.url)).toBeGreaterThan(0)
    const again = folders.fresh()
    await exported(empty.url, again, `${house}-new-files`)
    expect(await contentOf(again)).toEqual(await contentOf(house))
  })
})
