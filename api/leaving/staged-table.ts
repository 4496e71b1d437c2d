import type { ClientBase } from 'pg'
import { cellForm } from './cell-forms.ts'
import type { Cell, CsvRow } from './csv.ts'
import { layout, tableFile } from './export-layout.ts'
import { type HouseColumn, type HouseTable, type Reference, sqlName } from './house-tables.ts'
import { type ImportFault, ImportRefused } from './import-refused.ts'
import { fileRows } from './read-export.ts'

/** Rows that go to PostgreSQL at once. */
const AT_ONCE = 500
/** Faults that are looked for in one column. */
const MOST_FAULTS = 20

/**
 * A file as it was read: a temporary table of texts, each row with its line, in which all is checked
 * before the first row is written. PostgreSQL holds it, not this process.
 */
export class StagedTable {
  readonly file: string
  private readonly raw: string

  constructor(
    private readonly client: ClientBase,
    readonly table: HouseTable,
  ) {
    this.file = `${layout.tables}/${tableFile(table.name)}`
    this.raw = `"raw_${table.name.replace('.', '_')}"`
  }

  /**
   * Reads the file into the temporary table.
   *
   * @param expected how many rows it had when it was written
   * @throws ImportRefused where its head or the number of its cells is not right
   */
  async fill(folder: string, expected: number | undefined): Promise<void> {
    const { columns } = this.table
    const names = columns.map((_, place) => `c${place}`)
    await this.client.query(
      `CREATE TEMP TABLE ${this.raw} (line integer, ${names.map((name) => `${name} text`).join(', ')}) ON COMMIT DROP`,
    )
    let order: number[] | null = null
    let count = 0
    for await (const rows of fileRows(folder, this.file)) {
      const data = order ? rows : rows.slice(1)
      order ??= this.orderOf(rows[0]!)
      for (let from = 0; from < data.length; from += AT_ONCE)
        await this.put(data.slice(from, from + AT_ONCE), order)
      count += data.length
    }
    if (!order) throw this.refused({ says: 'is empty, without even a head.' })
    if (count !== expected)
      throw this.refused({
        says: `has ${count} rows, ${layout.manifest} says ${expected}. If you added or took out rows, change the number there.`,
      })
    await this.client.query(`ANALYZE ${this.raw}`)
  }

  /** At which place of a row the cell of each column stands. */
  private orderOf({ cells, line }: CsvRow): number[] {
    const { columns } = this.table
    const known = new Set(columns.map(({ name }) => name))
    const faults: ImportFault[] = [
      ...cells
        .filter((cell, place) => !known.has(cell ?? '') || cells.indexOf(cell) !== place)
        .map((cell) => ({ column: cell ?? '(empty)', says: 'no such column, or twice.' })),
      ...columns
        .filter(({ name }) => !cells.includes(name))
        .map(({ name }) => ({ column: name, says: 'this column is missing.' })),
    ].map((fault) => ({ file: this.file, line, ...fault }))
    if (faults.length > 0) throw new ImportRefused(faults)
    return columns.map(({ name }) => cells.indexOf(name))
  }

  private async put(rows: readonly CsvRow[], order: readonly number[]): Promise<void> {
    for (const { line, cells } of rows) {
      if (cells.length !== order.length)
        throw this.refused({
          line,
          says: `has ${cells.length} cells, the head has ${order.length}.`,
        })
      if (cells.some((cell) => cell?.includes('\0')))
        throw this.refused({ line, says: 'has a sign that no text can have (U+0000).' })
    }
    const lists: (number | Cell)[][] = [
      rows.map(({ line }) => line),
      ...order.map((place) => rows.map(({ cells }) => cells[place]!)),
    ]
    const types = lists.map((_, place) => `$${place + 1}::${place === 0 ? 'integer' : 'text'}[]`)
    await this.client.query(
      `INSERT INTO ${this.raw} SELECT * FROM unnest(${types.join(', ')})`,
      lists,
    )
  }

  /** Cells of which no value can be made, or that are empty and may not be. */
  async faultsOfCells(): Promise<ImportFault[]> {
    const faults: ImportFault[] = []
    for (const [place, column] of this.table.columns.entries()) {
      const text = `c${place}`
      const form = cellForm(column)
      const isEmpty = column.isRequired && !takesEmptyText(column) ? `${text} IS NULL` : 'false'
      const { rows } = await this.client.query<{ line: number; text: Cell }>(
        `SELECT line, left(${text}, 60) AS text FROM ${this.raw}
         WHERE ${isEmpty} OR (${text} IS NOT NULL AND NOT ${form.fits(text)}) ORDER BY line LIMIT ${MOST_FAULTS}`,
      )
      for (const { line, text: cell } of rows)
        faults.push({
          file: this.file,
          line,
          column: column.name,
          says: cell === null ? 'may not be empty.' : `“${cell}” is not ${form.says}.`,
        })
    }
    return faults
  }

  /** Rows that point at a row that is in no file. Only once every cell is known to be right. */
  async faultsOfReferences(others: ReadonlyMap<string, StagedTable>): Promise<ImportFault[]> {
    const faults: ImportFault[] = []
    for (const reference of this.table.references) {
      const target = others.get(reference.table)
      if (!target) throw new Error(`${this.table.name} points at ${reference.table}, which stays`)
      faults.push(...(await this.pointNowhere(reference, target)))
    }
    return faults
  }

  private async pointNowhere(
    { columns, targets }: Reference,
    target: StagedTable,
  ): Promise<ImportFault[]> {
    const own = columns.map((name) => this.valueOf(name, 'own'))
    const theirs = targets.map((name) => target.valueOf(name, 'target'))
    const { rows } = await this.client.query<{ line: number; text: string }>(
      `SELECT own.line, ${own.map((value) => `(${value})::text`).join(` || ' ' || `)} AS text FROM ${this.raw} own
       WHERE ${own.map((value) => `${value} IS NOT NULL`).join(' AND ')}
         AND NOT EXISTS (SELECT FROM ${target.raw} target WHERE ${own.map((value, at) => `${theirs[at]} = ${value}`).join(' AND ')})
       ORDER BY own.line LIMIT ${MOST_FAULTS}`,
    )
    return rows.map(({ line, text }) => ({
      file: this.file,
      line,
      column: columns.join(', '),
      says: `${text} is no ${targets.join(', ')} in ${target.file}.`,
    }))
  }

  /**
   * Writes the rows into the house's own table.
   *
   * @throws ImportRefused with the first line that the house does not take
   */
  async write(): Promise<void> {
    await this.client.query('SAVEPOINT before_table')
    const error = await this.tryLines(null)
    if (!error) return
    const line = await this.firstRefused()
    const { detail, constraint, message } = error
    throw this.refused({
      ...(line !== null && { line }),
      says: `${detail && !detail.startsWith('Failing row') ? detail : message}${constraint ? ` (${constraint})` : ''}`,
    })
  }

  /** The smallest line such that the rows until there are refused. */
  private async firstRefused(): Promise<number | null> {
    const { rows } = await this.client.query<{ line: number }>(
      `SELECT line FROM ${this.raw} ORDER BY line`,
    )
    let [low, high] = [0, rows.length - 1]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const error = await this.tryLines(rows[middle]!.line)
      if (error) high = middle
      else low = middle + 1
    }
    return rows[low]?.line ?? null
  }

  /** Writes the rows until a line, all where that is null; what was refused leaves no trace. */
  private async tryLines(until: number | null): Promise<DatabaseRefusal | null> {
    const { columns } = this.table
    try {
      await this.client.query(
        `INSERT INTO ${sqlName(this.table.name)} (${columns.map(({ name }) => `"${name}"`).join(', ')})
         OVERRIDING SYSTEM VALUE
         SELECT ${columns.map(({ name }) => this.valueOf(name, 'own')).join(', ')} FROM ${this.raw} own
         WHERE $1::integer IS NULL OR line <= $1 ORDER BY line`,
        [until],
      )
      if (until !== null) await this.client.query('ROLLBACK TO before_table')
      return null
    } catch (error) {
      await this.client.query('ROLLBACK TO before_table')
      if (isRefusal(error)) return error
      throw error
    }
  }

  /** The value of a column, of a row under a name. */
  private valueOf(name: string, alias: string): string {
    const place = this.table.columns.findIndex((column) => column.name === name)
    const column = this.table.columns[place]!
    const text = `${alias}.c${place}`
    return column.isRequired && takesEmptyText(column)
      ? `coalesce(${text}, '')`
      : cellForm(column).read(text)
  }

  private refused(fault: Omit<ImportFault, 'file'>): ImportRefused {
    return new ImportRefused([{ file: this.file, ...fault }])
  }
}

/** Other programs write no quotes around an empty text: where there must be one, it is meant. */
function takesEmptyText({ type }: HouseColumn): boolean {
  return type === 'text'
}

interface DatabaseRefusal extends Error {
  code: string
  detail?: string
  constraint?: string
}

/** Class 22: no value of that type; class 23: against a rule of the table. */
function isRefusal(error: unknown): error is DatabaseRefusal {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}
