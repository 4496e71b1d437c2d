import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { frozenMigrations } from '../../../api/database/frozen-migrations.ts'
import { openDatabase, poolOf } from '../../../api/database/open-database.ts'
import { migrationLimits } from '../../../api/database/time-limits.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'

describe('0001-the-property.sql', () => {
  // Properties run on what it made, and a migration that ran is never run again: who changes it
  // gives new properties another database than the old ones. A change is a new file.
  it('is frozen', () => {
    const file = new URL('../../../api/database/migrations/0001-the-property.sql', import.meta.url)
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(
      'e854e7dd8e98ee5982fde3ab7fd36cc01bf0885a209b44a31c4986dded326a8d',
    )
  })
})

describe('A folder of migrations', () => {
  let folder: string
  let database: FreshDatabase

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'kamersleutel-migrations-'))
    database = await freshDatabase()
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await database.drop()
  })

  const write = (file: string, sql: string) => writeFileSync(path.join(folder, file), sql)

  /** Runs the folder; answers what the statements wrote, in its order. */
  async function run(): Promise<string[]> {
    const migrations = frozenMigrations(pathToFileURL(`${folder}/`))
    const source = await openDatabase(database.url, migrationLimits, 2, migrations)
    try {
      await source.runMigrations()
      const { rows } = await poolOf(source).query('SELECT what FROM tried ORDER BY id')
      return rows.map(({ what }) => what)
    } finally {
      await source.destroy()
    }
  }

  it('is run in the order of its numbers, each file once, also one that comes later', async () => {
    write('0910-tenth.sql', `INSERT INTO tried (what) VALUES ('tenth')`)
    write('0902-second.sql', `INSERT INTO tried (what) VALUES ('second')`)
    write(
      '0901-first.sql',
      'CREATE TABLE tried (id integer GENERATED ALWAYS AS IDENTITY, what text)',
    )
    expect(await run()).toEqual(['second', 'tenth'])
    expect(await run()).toEqual(['second', 'tenth'])
    write('0903-third.sql', `INSERT INTO tried (what) VALUES ('third')`)
    expect(await run()).toEqual(['second', 'tenth', 'third'])
  })

  it('keeps nothing of a file that fails halfway, and all of the files before it', async () => {
    write(
      '0901-first.sql',
      'CREATE TABLE tried (id integer GENERATED ALWAYS AS IDENTITY, what text)',
    )
    write('0902-broken.sql', `INSERT INTO tried (what) VALUES ('half'); SELECT no_such_thing()`)
    await expect(run()).rejects.toThrow('no_such_thing')
    rmSync(path.join(folder, '0902-broken.sql'))
    expect(await run()).toEqual([])
  })

  it('takes no file without a number', () => {
    write('late.sql', 'SELECT 1')
    expect(() => frozenMigrations(pathToFileURL(`${folder}/`))).toThrow('0001-what.sql')
  })
})
