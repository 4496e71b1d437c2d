import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { MigrationExecutor } from 'typeorm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { Backups } from '../../../api/backups/backups.ts'
import { clearAway } from '../../../api/backups/clear-away.ts'
import { type MadeBackup, makeBackup } from '../../../api/backups/make-backup.ts'
import { BackupBroken, checkBackup } from '../../../api/backups/read-backup.ts'
import { restoreBackup } from '../../../api/backups/restore-backup.ts'
import { frozenMigrations } from '../../../api/database/frozen-migrations.ts'
import { openDatabase } from '../../../api/database/open-database.ts'
import { migrationLimits } from '../../../api/database/time-limits.ts'
import { type WholeCopy, wholeCopyOf } from '../snapshot/whole-copy.ts'
import { type Ground, SECRET, emptyGround, inhabitedGround, placeAt } from './house.ts'

/** Reads and writes a whole database, a few times. */
const PATIENCE = 60_000

let from: Ground
let made: MadeBackup
beforeAll(async () => {
  from = await inhabitedGround()
  made = await makeBackup(from.house, from.folder)
}, PATIENCE)
afterAll(() => from.clear())

async function ground(begin: () => Promise<Ground> = emptyGround): Promise<Ground> {
  const found = await begin()
  onTestFinished(() => found.clear())
  return found
}

/** What a restore must leave alone where it is refused. */
const all = async (of: Ground) => [await wholeCopyOf(of.database.url), await of.fileNames()]

describe('A backup', () => {
  it('is one file for its owner alone, named by date and time, with nothing half beside it', () => {
    expect(path.basename(made.file)).toMatch(
      /^kamersleutel-20\d\d-[01]\d-[0-3]\d-[0-2]\d[0-5]\d[0-5]\d\.tar\.gz$/,
    )
    expect(fs.readdirSync(from.folder)).toEqual([path.basename(made.file)])
    expect((fs.statSync(made.file).mode & 0o777).toString(8)).toBe('600')
    expect(made.bytes).toBe(fs.statSync(made.file).size)
  })

  it('is unpacked by tar on any machine: tables as text, files, the secret, and the list of it all', () => {
    const folder = fs.mkdtempSync(path.join(from.folder, '../unpacked-'))
    execFileSync('tar', ['-xzf', made.file, '-C', folder])
    const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
    expect(JSON.parse(read('secrets.json'))).toEqual({ SECRET })
    expect(read('tables/public.bookings.copy')).toContain('@example.')
    expect(fs.readdirSync(path.join(folder, 'files'))).toHaveLength(3)
    expect(JSON.parse(read('manifest.json'))).toEqual(made.manifest)
  })

  it('counts the rows of each table, and sums every part', async () => {
    const { rows } = await from.query(
      `SELECT (SELECT count(*)::int FROM bookings) AS bookings, (SELECT count(*)::int FROM events) AS events`,
    )
    const counted = Object.fromEntries(made.manifest.tables.map(({ name, rows: of }) => [name, of]))
    expect(counted).toMatchObject({
      'public.bookings': rows[0].bookings,
      'public.events': rows[0].events,
    })
    expect(made.manifest.parts.map(({ name }) => name)).toContain('sequences.json')
    expect(await checkBackup(made.file)).toEqual(made.manifest)
  })

  it('of a house that lost the file of a picture is made all the same, and names it', async () => {
    const poor = await ground(inhabitedGround)
    const [lost] = await poor.fileNames()
    await poor.files.remove(lost!)
    const { manifest } = await makeBackup(poor.house, poor.folder)
    expect(manifest.missing).toEqual([lost])
  })

  it('made twice in a second is two files', async () => {
    const twice = await ground(inhabitedGround)
    await Promise.all([
      makeBackup(twice.house, twice.folder),
      makeBackup(twice.house, twice.folder),
    ])
    expect(fs.readdirSync(twice.folder)).toHaveLength(2)
  })

  it('that cannot be written leaves nothing behind', async () => {
    const poor = await ground(inhabitedGround)
    const files = Object.assign(Object.create(poor.files), {
      read: () => Promise.reject(new Error('the bucket is away')),
    })
    await expect(makeBackup({ ...poor.house, files }, poor.folder)).rejects.toThrow(
      'bucket is away',
    )
    expect(fs.readdirSync(poor.folder)).toEqual([])
  })
})

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
      expect(facts(is)).toEqual(facts(was))
    },
    PATIENCE,
  )

  it(
    'of an earlier version is brought up to this one',
    async () => {
      const old = await ground()
      await asOfEarlierVersion(old, 40)
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
    'has mails that were being sent as uncertain, and sends none of them again',
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
      expect(await restoreBackup(file, placeAt(to))).toMatchObject({ uncertainMails: 2 })
      const { rows } = await to.query('SELECT about, state FROM mails ORDER BY about')
      expect(rows).toEqual([
        { about: 'queued 0', state: 'queued' },
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
      expect(is).toEqual(was)
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

describe('A file that is no whole backup', () => {
  let to: Ground
  let broken: string
  beforeEach(async () => {
    to = await ground()
    broken = path.join(path.dirname(to.folder), 'broken.tar.gz')
  })

  it('for it is cut anywhere, is refused and nothing is written', async () => {
    const whole = fs.readFileSync(made.file)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
        fs.writeFileSync(broken, whole.subarray(0, length))
        await expect(checkBackup(broken)).rejects.toThrow(BackupBroken)
      }),
      { numRuns: 40 },
    )
    const before = await all(to)
    await expect(restoreBackup(broken, placeAt(to))).rejects.toThrow('Nothing was changed')
    expect(await all(to)).toEqual(before)
  })

  it('for a byte of it is another one, is refused', async () => {
    const whole = fs.readFileSync(made.file)
    await fc.assert(
      // The ten bytes before the content say when and where it was compressed: they change nothing.
      fc.asyncProperty(
        fc.integer({ min: 10, max: whole.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (place, by) => {
          const changed = Buffer.from(whole)
          changed[place]! ^= by
          fs.writeFileSync(broken, changed)
          await expect(checkBackup(broken)).rejects.toThrow(BackupBroken)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('for a part of it was taken out or changed and packed again, is refused by its name', async () => {
    const folder = fs.mkdtempSync(path.join(path.dirname(to.folder), 'unpacked-'))
    execFileSync('tar', ['-xzf', made.file, '-C', folder])
    const pack = (...more: string[]) =>
      execFileSync('tar', [
        '-czf',
        broken,
        '--format=ustar',
        ...more,
        '-C',
        folder,
        ...fs.readdirSync(folder),
      ])
    fs.appendFileSync(path.join(folder, 'tables/public.bookings.copy'), '\n')
    pack()
    await expect(checkBackup(broken)).rejects.toThrow('not as it was')
  })

  it('for it is something else, or a folder, or not there, is told so', async () => {
    fs.writeFileSync(broken, 'Dear diary')
    await expect(checkBackup(broken)).rejects.toThrow('is not a whole backup')
    await expect(checkBackup(to.folder)).rejects.toThrow('ENOENT')
  })
})

describe('Backups of every night', () => {
  function backupsOf(of: Ground, backupFolder: string | null = of.folder): Backups {
    const pool = new pg.Pool({ connectionString: of.database.url, max: 1 }).on('error', () => {})
    onTestFinished(() => pool.end())
    return new Backups(pool, { ...of.house, backupFolder }, of.files)
  }

  it(
    'are noted with their file, and keep one a day',
    async () => {
      const of = await ground(inhabitedGround)
      fs.mkdirSync(of.folder)
      const named = (name: string) => fs.writeFileSync(path.join(of.folder, name), '')
      named('kamersleutel-2020-01-01-033000.tar.gz')
      named('kamersleutel-2020-01-01-043000.tar.gz')
      named('holiday.jpg')
      const { file } = (await backupsOf(of).makeNightly())!
      expect(fs.readdirSync(of.folder).toSorted()).toEqual([
        'holiday.jpg',
        'kamersleutel-2020-01-01-043000.tar.gz',
        path.basename(file),
      ])
      const { rows } = await of.query('SELECT file, bytes::int, failure FROM backups')
      expect(rows).toEqual([
        { file: path.basename(file), bytes: fs.statSync(file).size, failure: null },
      ])
    },
    PATIENCE,
  )

  it('that fail are noted with the reason, and take nothing away', async () => {
    const of = await ground(inhabitedGround)
    fs.writeFileSync(of.folder, 'a file where the folder should be')
    await expect(backupsOf(of).makeNightly()).rejects.toThrow('EEXIST')
    const { rows } = await of.query('SELECT file, failure FROM backups')
    expect(rows).toEqual([{ file: null, failure: expect.stringContaining('EEXIST') }])
  })

  it('take away what a killed one left, once nobody can be writing it', async () => {
    const of = await ground(inhabitedGround)
    fs.mkdirSync(of.folder)
    for (const [name, days] of [
      ['old.part', 2],
      ['young.part', 0],
    ] as const) {
      const file = path.join(of.folder, name)
      fs.writeFileSync(file, '')
      const then = Date.now() / 1000 - days * 86_400
      fs.utimesSync(file, then, then)
    }
    await backupsOf(of).makeNightly()
    const left = fs.readdirSync(of.folder).filter((name) => name.endsWith('.part'))
    expect(left).toEqual(['young.part'])
  })

  it('are none where no folder is named', async () => {
    const of = await ground()
    expect(await backupsOf(of, null).makeNightly()).toBeNull()
    expect((await of.query('SELECT FROM backups')).rowCount).toBe(0)
  })
})

/** Without what each server counts for itself: its transactions, and how often it read the facts anew. */
function facts({ tables, sequences }: WholeCopy): unknown {
  const { columns, rows } = tables['public.bookings']!
  const place = columns.indexOf('changed_in')
  const bookings = rows.split('\n').map((row) => row.split('\t').toSpliced(place, 1))
  return {
    tables: { ...tables, 'public.bookings': bookings, 'public.facts_version': null },
    sequences,
  }
}

/** Makes the tables as they were after so many migrations. */
async function asOfEarlierVersion({ database: { url } }: Ground, count: number): Promise<void> {
  const database = await openDatabase(url, migrationLimits, 1, frozenMigrations().slice(0, count))
  const runner = database.createQueryRunner()
  const client = (await runner.connect()) as pg.PoolClient
  await clearAway(client)
  await new MigrationExecutor(database, runner).executePendingMigrations()
  await runner.release()
  await database.destroy()
}
