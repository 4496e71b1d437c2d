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

/**
 * Reads CSV from pieces of text of any length. Takes what other programs write too: lines that end
 * in LF, a byte order mark, and quotes around any cell; a last line that is empty is none.
 *
 * @throws CsvError where a quote stands where none can, or is never closed
 */
export async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow[]> {
  const reader = new CsvReader()
  for await (const piece of pieces) {
    const rows = reader.take(piece)
    if (rows.length > 0) yield rows
  }
  const last = reader.end()
  if (last) yield [last]
}

/** Where the reader is: at the start of a cell, in one without quotes, inside quotes, behind them. */
type Place = 'start' | 'plain' | 'quoted' | 'closed'

class CsvReader {
  private place: Place = 'start'
  private line = 1
  private begun = 1
  private cell = ''
  private cells: Cell[] = []
  private isFirst = true
  /** A CR whose LF may stand in the next piece. */
  private afterReturn = false

  take(piece: string): CsvRow[] {
    const rows: CsvRow[] = []
    let text = piece
    if (this.isFirst && piece !== '') {
      this.isFirst = false
      text = piece.replace(/^\u{feff}/u, '')
    }
    let at = 0
    while (at < text.length) at = this.step(text, at, rows)
    return rows
  }

  /** The last row, where the file does not end with the end of a line. */
  end(): CsvRow | null {
    if (this.place === 'quoted') throw new CsvError(this.begun, 'a quote is never closed')
    if (this.place === 'start' && this.cells.length === 0) return null
    return this.row()
  }

  private step(text: string, at: number, rows: CsvRow[]): number {
    if (this.place === 'quoted') return this.quoted(text, at)
    const sign = text[at]!
    const followsReturn = this.afterReturn
    this.afterReturn = false
    if (sign === '\n' && followsReturn) return at + 1
    if (sign === '\n' || sign === '\r') {
      this.afterReturn = sign === '\r'
      this.line++
      // An empty line is no row.
      if (this.place === 'start' && this.cells.length === 0) this.begun = this.line
      else rows.push(this.row())
      return at + 1
    }
    if (sign === ',') {
      this.endCell()
      return at + 1
    }
    if (sign === '"') return this.quote(at)
    if (this.place === 'closed') throw new CsvError(this.line, 'something stands behind a quote')
    this.place = 'plain'
    const end = endOfPlain(text, at)
    this.cell += text.slice(at, end)
    return end
  }

  private quote(at: number): number {
    if (this.place === 'plain') throw new CsvError(this.line, 'a quote stands inside a cell')
    // Behind a closing quote it is one of the text; only then was it none that closes.
    if (this.place === 'closed') this.cell += '"'
    this.place = 'quoted'
    return at + 1
  }

  private quoted(text: string, at: number): number {
    const end = text.indexOf('"', at)
    const part = text.slice(at, end === -1 ? text.length : end)
    this.cell += part
    for (const sign of part) if (sign === '\n') this.line++
    if (end === -1) return text.length
    this.place = 'closed'
    return end + 1
  }

  private endCell(): void {
    this.cells.push(this.place === 'start' ? null : meant(this.cell))
    this.cell = ''
    this.place = 'start'
  }

  private row(): CsvRow {
    this.endCell()
    const row = { line: this.begun, cells: this.cells }
    this.cells = []
    this.begun = this.line
    return row
  }
}

const PLAIN_ENDS = /[",\r\n]/g

function endOfPlain(text: string, from: number): number {
  PLAIN_ENDS.lastIndex = from
  return PLAIN_ENDS.exec(text)?.index ?? text.length
}
