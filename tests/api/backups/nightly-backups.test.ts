import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Backups } from '../../../api/backups/backups.ts'
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
