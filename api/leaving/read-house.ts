import type { ClientBase, QueryConfig } from 'pg'
import type { KeptSequence } from '../snapshot/kept-sequences.ts'
import { cellForm } from './cell-forms.ts'
import type { Cell } from './csv.ts'
import { type HouseTable, shortName, sqlName } from './house-tables.ts'
import { tableWords } from './table-words.ts'
import { LEAVING_ROWS, WRITTEN_AS } from './what-stays.ts'

/** Rows that are in memory at once. */
const AT_ONCE = 1_000

/** The rows of a table by its key, some at a time, each cell in its form (`cellForm`). */
export function tableRows(client: ClientBase, table: HouseTable): AsyncGenerator<Cell[][]> {
  const cells = table.columns.map((column) =>
    cellForm(column).written(WRITTEN_AS[table.name]?.[column.name] ?? `"${column.name}"`),
  )
  const where = LEAVING_ROWS[table.name] ?? 'true'
  return rowsOf<Cell[]>(
    client,
    `SELECT ${cells.join(', ')} FROM ${sqlName(table.name)} AS own WHERE ${where} ORDER BY ${orderOf(table)}`,
    'array',
  )
}

/** By the values themselves, not by their texts, and the same whatever language a server sorts by. */
function orderOf({ columns, key }: HouseTable): string {
  const isText = (name: string) => columns.find((each) => each.name === name)?.type === 'text'
  return key.map((name) => `own."${name}"${isText(name) ? ' COLLATE "C"' : ''}`).join(', ')
}

/** The rows of a query inside a transaction, some at a time. */
export async function* rowsOf<Row>(
  client: ClientBase,
  query: string,
  rowMode?: 'array',
): AsyncGenerator<Row[]> {
  await client.query(`DECLARE house_rows NO SCROLL CURSOR FOR ${query}`)
  const text = `FETCH ${AT_ONCE} FROM house_rows`
  const next: QueryConfig = rowMode ? Object.assign({ text }, { rowMode }) : { text }
  for (;;) {
    const { rows } = await client.query(next)
    if (rows.length === 0) break
    yield rows as Row[]
  }
  await client.query('CLOSE house_rows')
}

/** A counter of the house, and the number that it gives next. */
export interface Counter {
  name: string
  next: string
}

/** What gives numbers that are not those of a table's rows. */
const NUMBERS: readonly string[] = [
  'booking_number_seq',
  'breakfast_order_number_seq',
  'sale_number_seq',
  'test_payment_number_seq',
]

/** What gives numbers to bookings, orders and rows; those of tables that stay are left out. */
export function countersOf(sequences: readonly KeptSequence[]): Counter[] {
  const leaving = Object.keys(tableWords).map((table) => `${table}_`)
  return sequences
    .map(({ name, last, isCalled }) => ({
      name: shortName(name),
      next: String(BigInt(last) + (isCalled ? 1n : 0n)),
    }))
    .filter(({ name }) => NUMBERS.includes(name) || leaving.some((table) => name.startsWith(table)))
}
