import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MadeBackup, makeBackup } from '../../../api/backups/make-backup.ts'
import { restoreBackup } from '../../../api/backups/restore-backup.ts'
import { frozenMigrations } from '../../../api/database/frozen-migrations.ts'
import { asOfEarlierVersion } from '../setup/earlier-version.ts'
import { type WholeCopy, wholeCopyOf } from '../snapshot/whole-copy.ts'
import { type Ground, SECRET, all, ground, inhabitedGround, placeAt } from './house.ts'

/** Reads and writes a whole database, a few times. */
const PATIENCE = 60_000

let from: Ground
let made: MadeBackup
beforeAll(async () => {
  from = await inhabitedGround()
  made = await makeBackup(from.house, from.folder)
}, PATIENCE)
afterAll(() => from.clear())

describe('A restored backup', () => {
  it(
    'is the house as it was: every row, every sequence, every file, the secret',
    async () => {
      const to = await ground()
      const place = placeAt(to)
      await restoreBackup(made.file, place)
      expect(place.secret).toBe(SECRET)
      expect(await to.fileNames()).toEqual(await from.fileNames())
      const [was, is] = await Promise.all([
        wholeCopyOf(from.database.url),
        wholeCopyOf(to.database.url),
      ])
      expect(facts(is)).toEqual(afterRestore(facts(was)))
    },
    PATIENCE,
  )

  it(
    'of an earlier version is brought up to this one',
    async () => {
      const old = await ground()
      await asOfEarlierVersion(old.database.url, 40)
      await old.query(
        `INSERT INTO settings (key, value) VALUES ('property', '{"name": "Van vroeger"}') ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      )
      const backup = await makeBackup(old.house, old.folder)
      expect(backup.manifest.migrations).toHaveLength(40)
      const to = await ground()
      await restoreBackup(backup.file, placeAt(to))
      const { rows } = await to.query(
        `SELECT (SELECT count(*)::int FROM migrations) AS migrations, value ->> 'name' AS name FROM settings WHERE key = 'property'`,
      )
      expect(rows).toEqual([{ migrations: frozenMigrations().length, name: 'Van vroeger' }])
    },
    PATIENCE,
  )

  it(
    'has mails that were still to go as uncertain: the house that is gone may have sent them',
    async () => {
      const sending = await ground(inhabitedGround)
      for (const [state, unknown] of [
        ['sent', 0],
        ['queued', 0],
        ['queued', 1],
        ['sending', 0],
      ] as const)
        await sending.query(
          `INSERT INTO mails (id, subject_kind, subject_id, kind, about, message_id, sender, recipient, recipient_name, subject, text, html, state, unknown_outcomes, created_at)
         SELECT gen_random_uuid(), 'booking', id, 'confirmation', $1::text, $1, 'a@example.com', 'b@example.com', 'B', 'Bevestiging', '', '', $2, $3, now() FROM bookings`,
          [`${state} ${unknown}`, state, unknown],
        )
      const { file } = await makeBackup(sending.house, sending.folder)
      const to = await ground()
      expect(await restoreBackup(file, placeAt(to))).toMatchObject({ uncertainMails: 3 })
      const { rows } = await to.query('SELECT about, state FROM mails ORDER BY about')
      expect(rows).toEqual([
        { about: 'queued 0', state: 'uncertain' },
        { about: 'queued 1', state: 'uncertain' },
        { about: 'sending 0', state: 'uncertain' },
        { about: 'sent 0', state: 'sent' },
      ])
    },
    PATIENCE,
  )
})

describe('A restore', () => {
  it(
    'over a house wants to be told so, and then leaves nothing of it',
    async () => {
      const other = await ground(inhabitedGround)
      const before = await all(other)
      await expect(restoreBackup(made.file, placeAt(other))).rejects.toThrow(
        'A house is there already',
      )
      expect(await all(other)).toEqual(before)
      await restoreBackup(made.file, placeAt(other, { over: true }))
      const [was, is] = await Promise.all(
        [from, other].map(async ({ database }) => facts(await wholeCopyOf(database.url))),
      )
      expect(is).toEqual(afterRestore(was!))
    },
    PATIENCE,
  )

  it('is refused while somebody is connected', async () => {
    const to = await ground()
    const client = new pg.Client({ connectionString: to.database.url })
    await client.connect()
    await expect(restoreBackup(made.file, placeAt(to)).finally(() => client.end())).rejects.toThrow(
      'stop the house first',
    )
  })

  it('is refused in a database with tables of another program', async () => {
    const to = await ground()
    await to.query('DROP TABLE public.migrations')
    await expect(restoreBackup(made.file, placeAt(to, { over: true }))).rejects.toThrow(
      'tables of another program',
    )
  })

  it(
    'of a newer version is refused by its name',
    async () => {
      const newer = await ground(inhabitedGround)
      await newer.query(
        `INSERT INTO migrations (timestamp, name) VALUES (9999, 'OfTomorrow0000000009999')`,
      )
      const { file } = await makeBackup(newer.house, newer.folder)
      const to = await ground()
      const before = await all(to)
      await expect(restoreBackup(file, placeAt(to))).rejects.toThrow(
        'made by a newer version of Kamersleutel (OfTomorrow0000000009999)',
      )
      expect(await all(to)).toEqual(before)
    },
    PATIENCE,
  )

  it.each([
    ['a table', 'TABLE payment_differences', 'payment_differences'],
    ['a sequence', 'SEQUENCE sale_number_seq', 'sale_number_seq'],
  ])(
    'of a backup that lacks %s of the house is refused by its name',
    async (_, what, name) => {
      const poor = await ground(inhabitedGround)
      await poor.query(`DROP ${what} CASCADE`)
      const { file } = await makeBackup(poor.house, poor.folder)
      const to = await ground()
      const before = await wholeCopyOf(to.database.url)
      await expect(restoreBackup(file, placeAt(to))).rejects.toThrow(
        `not a whole backup: public.${name} is missing. Nothing was changed.`,
      )
      expect(await wholeCopyOf(to.database.url)).toEqual(before)
    },
    PATIENCE,
  )

  it(
    'that fails at its very end has changed nothing',
    async () => {
      const other = await ground(inhabitedGround)
      const before = await wholeCopyOf(other.database.url)
      const place = placeAt(other, {
        over: true,
        keepSecret: () => Promise.reject(new Error('the disk is full')),
      })
      await expect(restoreBackup(made.file, place)).rejects.toThrow('the disk is full')
      expect(await wholeCopyOf(other.database.url)).toEqual(before)
    },
    PATIENCE,
  )
})

/** Without what each server counts for itself: its transactions, and how often it read the facts anew. */
function facts({ tables, sequences }: WholeCopy) {
  const { columns, rows } = tables['public.bookings']!
  const place = columns.indexOf('changed_in')
  const bookings = rows.split('\n').map((row) => row.split('\t').toSpliced(place, 1))
  const { id } = cellsOf(tables['public.house_identity']!)
  return {
    tables: { ...tables, 'public.bookings': bookings, 'public.facts_version': null },
    sequences,
    house: id,
  }
}

const cellsOf = ({ columns, rows }: { columns: string[]; rows: string }) =>
  Object.fromEntries(
    rows
      .trimEnd()
      .split('\t')
      .map((cell, place) => [columns[place]!, cell]),
  )

const GIVEN_TO_GUESTS = ['booking', 'breakfast_order', 'sale'].map(
  (what) => `public.${what}_number_seq`,
)

/** The same a thousand numbers further, and knowing that it was restored. */
function afterRestore({ tables, sequences, house }: ReturnType<typeof facts>) {
  return {
    tables: { ...tables, 'public.house_identity': expect.anything() },
    sequences: sequences.map((one) =>
      GIVEN_TO_GUESTS.includes(one.name) ? { ...one, last: `${Number(one.last) + 1000}` } : one,
    ),
    house,
  }
}
