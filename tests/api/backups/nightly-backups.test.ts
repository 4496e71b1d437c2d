import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Backups } from '../../../api/backups/backups.ts'
import { OtherSecret } from '../../../api/backups/house-identity.ts'
import { type Ground, ground, inhabitedGround } from './house.ts'

/** Reads and writes a whole database, a few times. */
const PATIENCE = 60_000

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
      const mark = (await markOf(of)).slice(0, 8)
      named(`kamersleutel-2020-01-01-033000-${mark}.tar.gz`)
      named(`kamersleutel-2020-01-01-043000-${mark}.tar.gz`)
      named('holiday.jpg')
      const { file } = (await backupsOf(of).makeNightly())!
      expect(fs.readdirSync(of.folder).toSorted()).toEqual([
        'holiday.jpg',
        `kamersleutel-2020-01-01-043000-${mark}.tar.gz`,
        path.basename(file),
      ])
      const { rows } = await of.query('SELECT file, bytes::int, failure FROM backups')
      expect(rows).toEqual([
        { file: path.basename(file), bytes: fs.statSync(file).size, failure: null },
      ])
    },
    PATIENCE,
  )

  it(
    'of two houses in one folder leave each other’s alone',
    async () => {
      const [one, other] = [await ground(inhabitedGround), await ground(inhabitedGround)]
      const made: string[] = []
      // Twice each on one day: of each house the last one stays.
      for (const of of [one, other, one, other])
        made.push((await backupsOf(of, one.folder).makeNightly())!.file)
      expect(fs.readdirSync(one.folder).toSorted()).toEqual(
        made
          .slice(2)
          .map((file) => path.basename(file))
          .toSorted(),
      )
    },
    PATIENCE,
  )

  it('with another secret than the house runs with are refused and noted so', async () => {
    const of = await ground(inhabitedGround)
    const mistaken = { ...of, house: { ...of.house, secret: 'of a shell without the SECRET' } }
    await expect(backupsOf(mistaken).makeNightly()).rejects.toThrow(OtherSecret)
    expect(fs.existsSync(of.folder)).toBe(false)
    const { rows } = await of.query('SELECT failure FROM backups')
    expect(rows).toEqual([{ failure: expect.stringContaining('OtherSecret: SECRET is not') }])
  })

  it('that fail are noted with the reason, and take nothing away', async () => {
    const of = await ground(inhabitedGround)
    fs.writeFileSync(of.folder, 'a file where the folder should be')
    await expect(backupsOf(of).makeNightly()).rejects.toThrow('EEXIST')
    const { rows } = await of.query('SELECT file, failure FROM backups')
    expect(rows).toEqual([{ file: null, failure: expect.stringContaining('EEXIST') }])
  })

  it('take away what a killed one of this house left, once nobody can be writing it', async () => {
    const of = await ground(inhabitedGround)
    fs.mkdirSync(of.folder)
    const mark = (await markOf(of)).slice(0, 8)
    for (const [name, days] of [
      [`kamersleutel-${mark}-old.part`, 2],
      [`kamersleutel-${mark}-young.part`, 0],
      ['kamersleutel-ffffffff-old.part', 2],
      ['film.part', 2],
    ] as const) {
      const file = path.join(of.folder, name)
      fs.writeFileSync(file, '')
      const then = Date.now() / 1000 - days * 86_400
      fs.utimesSync(file, then, then)
    }
    await backupsOf(of).makeNightly()
    const left = fs.readdirSync(of.folder).filter((name) => name.endsWith('.part'))
    expect(left.toSorted()).toEqual(
      ['film.part', 'kamersleutel-ffffffff-old.part', `kamersleutel-${mark}-young.part`].toSorted(),
    )
  })

  it('are none where no folder is named', async () => {
    const of = await ground()
    expect(await backupsOf(of, null).makeNightly()).toBeNull()
    expect((await of.query('SELECT FROM backups')).rowCount).toBe(0)
  })
})

async function markOf(of: Ground): Promise<string> {
  return (await of.query('SELECT id FROM house_identity')).rows[0].id
}
