import { pipeline } from 'node:stream/promises'
import { CsvError as NotCsv, type Options, parse } from 'csv-parse'

/** A cell: null where there is no value. */
export type Cell = string | null

/** A row as it was read, with the line of the file on which it begins, from 1. */
export interface CsvRow {
  line: number
  cells: Cell[]
}

/** A file that is no CSV, and where that shows. */
export class CsvError extends Error {
  constructor(
    readonly line: number,
    says: string,
  ) {
    super(says)
  }
}

const LINE_END = '\r\n'

/**
 * What a spreadsheet takes for a formula, however many apostrophes stand before it. Digits with
 * signs, such as a telephone number, are none.
 */
const FORMULA = /^'*(?:\s*[=@]|\s*[+-](?![\d\s().-]*$)|[\t\r])/

/**
 * A row as RFC 4180 has it: commas, lines end in CRLF. No value is an empty cell, an empty text is
 * `""`. What a spreadsheet would work out has an apostrophe before it. Not `streamCsv`, which writes
 * for who reads: this is to be read back without loss.
 */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(written).join(',') + LINE_END
}

function written(cell: Cell): string {
  if (cell === null) return ''
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function meant(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}

/** What the parser's errors are called here. */
const ERRORS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is never closed',
  INVALID_OPENING_QUOTE: 'a quote stands inside a cell',
  CSV_INVALID_CLOSING_QUOTE: 'something stands behind a quote',
}

const LINE_ENDS = /\r\n|\r|\n/g

/** Rows are handed on so many at a time. */
const AT_ONCE = 500

/**
 * Reads CSV from pieces of text, each of whole characters. Takes what other programs write too: lines
 * that end in LF, a byte order mark, and quotes around any cell; empty lines are no rows.
 *
 * @throws CsvError where a quote stands where none can, or is never closed
 */
export async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow[]> {
  /** The line on which the next row begins. The parser takes a CRLF within quotes for two lines. */
  let line = 1
  let before = { lines: 0, empty_lines: 0 }
  const options: Options<CsvRow, Cell[]> = {
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    cast: (text, { quoting }) => (text === '' && !quoting ? null : meant(text)),
    // While it is parsed: who reads may be behind, and an error drops what waits to be read.
    on_record: (cells: Cell[], { lines, empty_lines }): CsvRow => {
      const row = { line: line + empty_lines - before.empty_lines, cells }
      const within = cells.reduce((sum, cell) => sum + (cell?.match(LINE_ENDS)?.length ?? 0), 0)
      line = row.line + 1 + within
      before = { lines, empty_lines }
      return row
    },
  }
  // The types of the parser know rows of another kind only with columns by name.
  const parser = parse(options as unknown as Options)
  // An error of the pieces reaches who reads through the parser.
  pipeline(pieces, parser).catch(() => {})
  let rows: CsvRow[] = []
  try {
    for await (const row of parser as AsyncIterable<CsvRow>) {
      rows.push(row)
      if (rows.length < AT_ONCE) continue
      yield rows
      rows = []
    }
  } catch (error) {
    const says = error instanceof NotCsv ? ERRORS[error.code] : undefined
    if (says === undefined) throw error
    const wrong = error as NotCsv & { lines: number; empty_lines: number }
    // An open quote swallows the rest of the file: what is wrong stands where its row begins.
    const isOpen = wrong.code === 'CSV_QUOTE_NOT_CLOSED'
    const further = isOpen ? wrong.empty_lines - before.empty_lines : wrong.lines - before.lines - 1
    throw new CsvError(line + further, says)
  }
  if (rows.length > 0) yield rows
}
