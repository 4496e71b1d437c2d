import { decimalComma } from '../../rules/money/decimal-comma.ts'

/** The type of an answer that is a CSV file. */
export const CSV_TYPE = 'text/csv; charset=utf-8'

/** A cell: a text, or an amount in cents. */
export type CsvCell = string | { cents: number }

/** Says to Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\u{feff}'

/**
 * One line of a CSV file that Dutch programs open: semicolons between the cells, amounts with a
 * decimal comma. A text that a spreadsheet would work out as a formula gets an apostrophe before it:
 * a guest's name may not do anything.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(written).join(';')}\r\n`
}

/** The first line, with the names of the columns. */
export const csvHead = (columns: readonly string[]) => BYTE_ORDER_MARK + csvLine(columns)

function written(cell: CsvCell): string {
  if (typeof cell !== 'string') return decimalComma(cell.cents)
  const harmless = /^\s*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
