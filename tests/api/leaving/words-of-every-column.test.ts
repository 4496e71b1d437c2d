import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HouseTable, houseTables, shortName } from '../../../api/leaving/house-tables.ts'
import { countersOf } from '../../../api/leaving/read-house.ts'
import { tableWords } from '../../../api/leaving/table-words.ts'
import {
  LEAVING_ROWS,
  STAYING_COLUMNS,
  STAYING_TABLES,
  leavingTables,
  unknownIn,
} from '../../../api/leaving/what-stays.ts'
import { type KeptSequence, keptSequences } from '../../../api/snapshot/kept-sequences.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'

let database: FreshDatabase
let tables: HouseTable[]
let sequences: KeptSequence[]

beforeAll(async () => {
  database = await freshDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  tables = await houseTables(client)
  sequences = await keptSequences(client)
  await client.end()
})
afterAll(() => database.drop())

const names = (columns: Record<string, unknown>) => Object.keys(columns)

describe('The words of an export', () => {
  it('say what every table and every column that leaves is', () => {
    expect(unknownIn(tables)).toEqual([])
  })

  it('have a counter for every sequence but those of tables that stay', () => {
    const counters = countersOf(sequences).map(({ name }) => name)
    const staying = names(STAYING_TABLES).map((table) => `${table}_id_seq`)
    const all = sequences.map(({ name }) => shortName(name))
    expect(all.filter((name) => !counters.includes(name) && !staying.includes(name))).toEqual([])
  })

  it('say nothing of a column that does not leave', () => {
    const about = Object.entries(tableWords).map(([name, { columns }]) => [name, columns] as const)
    expect(idle(Object.fromEntries(about), leavingTables(tables))).toEqual([])
  })
})

/** What is written about columns that there are not, each as `table.column`. */
function idle(about: Readonly<Record<string, Record<string, unknown>>>, there: HouseTable[]) {
  const known = there.flatMap(({ name, columns }) => columns.map((each) => `${name}.${each.name}`))
  return Object.entries(about)
    .flatMap(([table, columns]) => names(columns).map((column) => `${table}.${column}`))
    .filter((column) => !known.includes(column))
}

describe('What stays when a house leaves', () => {
  it('is named as the database has it', () => {
    const there = tables.map(({ name }) => name)
    // What the migrations remember is no table of the house.
    const known = [...there, 'migrations']
    expect(known).toEqual(expect.arrayContaining(names(STAYING_TABLES)))
    expect(known).toEqual(expect.arrayContaining(names(LEAVING_ROWS)))
    expect(known).toEqual(expect.arrayContaining(names(STAYING_COLUMNS)))
  })

  it('holds every column that opens a door', () => {
    const leaving = leavingTables(tables).flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name}`),
    )
    expect(leaving.filter((column) => /password|totp|secret|token|code_hash/.test(column))).toEqual(
      [],
    )
  })
})
