import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asFound } from '../../../api/lists/search-words.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
})
afterAll(() => setup.close())

/** `search_text` as a version before 0082 had it, and a message found by what it made. */
const BEFORE = `CREATE OR REPLACE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || translate(lower(given), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy');
  DROP INDEX sale_number;
  UPDATE bookings SET name = name;
  INSERT INTO form_messages (id, form, name, email, phone, answers, key, created_at)
  VALUES (gen_random_uuid(), 'vendor', 'Kaasboerderij Janssen', 'a@example.com', '', '{}', 'k', now())`
const FOUND = `SELECT (SELECT array_agg(name) FROM bookings WHERE found_by LIKE '%jansen%') AS bookings,
  (SELECT array_agg(name) FROM form_messages WHERE search_text(name || ' ' || email || ' ' || phone_digits(phone)) LIKE '%jansen%') AS messages`

it('0082-found-as-it-sounds.sql makes anew what was stored and what its indexes have', async () => {
  await book(setup.app, { ...twoNights, firstName: 'Zoë', lastName: 'Janssen' })
  await setup.pool.query(BEFORE)
  const migration = new URL(
    '../../../api/database/migrations/0082-found-as-it-sounds.sql',
    import.meta.url,
  )
  await setup.pool.query(readFileSync(migration, 'utf8'))
  const connection = await setup.pool.connect()
  try {
    await connection.query('SET enable_seqscan = off')
    expect((await connection.query(FOUND)).rows).toEqual([
      { bookings: ['Zoë Janssen'], messages: ['Kaasboerderij Janssen'] },
    ])
  } finally {
    connection.release(true)
  }
})

it.each([
  'Janssen',
  'Dijkstra',
  'Dykstra',
  'Yildiz',
  'Kleijn',
  'Øyvind',
  'ijij',
  'aaijj',
  'O’Neill',
])('%s is folded alike by the database and by what is typed', async (word) => {
  const { rows } = await setup.pool.query<{ text: string }>('SELECT search_text($1) AS text', [
    word,
  ])
  expect(rows[0]!.text).toBe(` ${asFound(word)}`)
})
