import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HouseTable, houseTables } from '../../../api/leaving/house-tables.ts'
import { columnWords, tableWords } from '../../../api/leaving/table-words.ts'
import {
  LEAVING_ROWS,
  STAYING_COLUMNS,
  STAYING_TABLES,
  leavingTables,
} from '../../../api/leaving/what-stays.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'

let database: FreshDatabase
let tables: HouseTable[]

beforeAll(async () => {
  database = await freshDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  tables = await houseTables(client)
  await client.end()
})
afterAll(() => database.drop())

const names = (columns: Record<string, unknown>) => Object.keys(columns)

describe('The words of an export', () => {
  it('say what every table and every column that leaves is', () => {
    const silent = leavingTables(tables).flatMap(({ name, columns }) => [
      ...(name in tableWords ? [] : [name]),
      ...columns
        .filter((column) => !columnWords(name, column.name))
        .map((column) => `${name}.${column.name}`),
    ])
    expect(silent).toEqual([])
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
