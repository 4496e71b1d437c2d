import { Zip, ZipDeflate } from 'fflate'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import { type CellKind, type TypedColumn, type TypedTable, inTurns } from './typed-table.ts'
import { STYLES, fixedParts } from './xlsx-parts.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
/** What the last row says before its sums. */
const TOTAL = 'Totaal'
/** 1 January 1970 as Excel counts days: from 1 January 1900, with a 29 February that never was. */
const EPOCH_AS_SERIAL: EpochDay = 25_569
const MINUTES_A_DAY = 1_440

/**
 * A table as an `.xlsx` file that Excel and LibreOffice open, written while its rows are read: days
 * are days, euros are numbers with their sign, and the last row adds up by formulas. A text is always
 * text: what somebody typed is never worked out.
 */
export async function* streamXlsx<Row>({
  name,
  columns,
  parts,
}: TypedTable<Row>): AsyncGenerator<Uint8Array, void, undefined> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  const add = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 })
    zip.add(file)
    return (xml: string, isLast = false) => file.push(new TextEncoder().encode(xml), isLast)
  }
  for (const [path, xml] of Object.entries(fixedParts(name))) add(path)(xml, true)
  const write = add(SHEET)
  const heads = columns.map(({ head }, at) => textCell(place(at, 1), head, STYLES.bold))
  write(sheetHead(columns) + rowOf(1, heads))
  const sums = columns.map(() => 0)
  let last = 1
  for await (const rows of inTurns(parts)) {
    let xml = ''
    for (const row of rows) {
      last++
      const cells = columns.map((column, at) => {
        const value = column.of(row)
        if (column.isSummed) sums[at]! += Number(value ?? 0)
        return cell(column, value, place(at, last))
      })
      xml += rowOf(last, cells)
    }
    write(xml)
    yield* ready.splice(0)
  }
  const filtered = `A1:${place(columns.length - 1, last)}`
  write(
    `${totals(columns, sums, last)}</sheetData><autoFilter ref="${filtered}"/></worksheet>`,
    true,
  )
  zip.end()
  yield* ready.splice(0)
}

function sheetHead<Row>(columns: readonly TypedColumn<Row>[]): string {
  const widths = columns
    .map(
      ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('')
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>`
}

/**
 * The last row, a line below the rows, so that a filter on them leaves it alone. None where no
 * column adds up.
 */
function totals<Row>(columns: readonly TypedColumn<Row>[], sums: number[], last: number): string {
  if (!columns.some(({ isSummed }) => isSummed)) return ''
  const at = last + 2
  const cells = columns.map(({ kind, isSummed }, column) => {
    if (column === 0) return textCell(place(0, at), TOTAL, STYLES.bold)
    if (!isSummed) return ''
    const style = kind === 'euro' ? STYLES.boldEuro : STYLES.boldCount
    // Of no rows there is nothing to point at.
    const sum = last > 1 ? `<f>SUM(${place(column, 2)}:${place(column, last)})</f>` : ''
    return numberCell(place(column, at), numberOf(kind, sums[column]!), style, sum)
  })
  return rowOf(at, cells)
}

function cell<Row>(
  { kind, wraps }: TypedColumn<Row>,
  value: string | number | null,
  at: string,
): string {
  if (value === null || value === '') return ''
  return kind === 'text'
    ? textCell(at, String(value), wraps ? STYLES.wrapped : STYLES.plain)
    : numberCell(at, numberOf(kind, value), STYLES[kind])
}

const rowOf = (at: number, cells: readonly string[]) => `<row r="${at}">${cells.join('')}</row>`

/** A text stands in its own cell: no list of texts is kept while the file is written. */
const textCell = (at: string, text: string, style: number) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** A cell that holds a number, as all do that are no text; with a formula it is what that comes to. */
const numberCell = (at: string, value: string, style: number, formula = '') =>
  `<c r="${at}" s="${style}">${formula}<v>${value}</v></c>`

/** Where a cell is, its column counted from 0 and its row from 1: `AA7`. */
const place = (column: number, row: number) => letters(column) + row

/** `A` for 0, `Z` for 25, `AA` for 26. */
function letters(column: number): string {
  const last = String.fromCodePoint('A'.codePointAt(0)! + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}

function numberOf(kind: CellKind, value: string | number): string {
  switch (kind) {
    case 'day': {
      const day = parseDay(String(value))
      if (day === null) throw new Error(`no day: ${value}`)
      return String(day + EPOCH_AS_SERIAL)
    }
    case 'moment': {
      const { today, minuteOfDay } = momentInAmsterdam(Date.parse(String(value)))
      return String(today + EPOCH_AS_SERIAL + minuteOfDay / MINUTES_A_DAY)
    }
    case 'euro':
      return (Number(value) / 100).toFixed(2)
    case 'percent':
      return String(Number(value) / 10_000)
    default:
      return String(value)
  }
}

/** Without the characters that no XML may hold. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
