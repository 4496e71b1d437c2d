import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { decimalComma } from '../../rules/money/decimal-comma.ts'
import { type TypedColumn, type TypedTable, inTurns } from './typed-table.ts'

/** Says that it is UTF-8: without it Excel takes an é for two signs. */
const BYTE_ORDER_MARK = '\u{feff}'
/** Excel in Dutch reads a comma as the sign of decimals, and so parts columns with this. */
const SEPARATOR = ';'
const LINE_END = '\r\n'
/** What a spreadsheet takes for a formula, or what leads to one. */
const WORKED_OUT = /^\s*[=+\-@\t\r]/

/**
 * A table as CSV (RFC 4180) that Excel in Dutch opens as it is: amounts as `1234,50`, days as
 * `2026-03-04`. A text that a spreadsheet would work out as a formula is preceded by an apostrophe:
 * a guest's name may not do anything. No row adds up: who reads CSV adds up.
 */
export async function* streamCsv<Row>({
  columns,
  parts,
}: TypedTable<Row>): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + line(columns.map(({ head }) => head))
  for await (const rows of inTurns(parts))
    yield rows.map((row) => line(columns.map((column) => cell(column, row)))).join('')
}

function cell<Row>({ kind, of }: TypedColumn<Row>, row: Row): string {
  const value = of(row)
  if (value === null || value === '') return ''
  switch (kind) {
    case 'euro':
    case 'percent':
      // Basis points are hundredths of a per cent, as cents are of a euro.
      return decimalComma(Number(value))
    case 'number':
      return String(value).replace('.', ',')
    case 'moment': {
      const { today, minuteOfDay } = momentInAmsterdam(Date.parse(String(value)))
      const [hours, minutes] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60]
      return `${formatDay(today)} ${twoDigits(hours)}:${twoDigits(minutes)}`
    }
    case 'day':
      return String(value)
    case 'text':
      return WORKED_OUT.test(String(value)) ? `'${value}` : String(value)
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function line(cells: readonly string[]): string {
  return cells.map(quoted).join(SEPARATOR) + LINE_END
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
