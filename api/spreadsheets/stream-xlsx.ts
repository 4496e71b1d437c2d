import { Zip, ZipDeflate } from 'fflate'
import { parseDay } from '../../rules/calendar/day.ts'
import { formatPlainAmount } from './plain-amount.ts'
import { readable } from './spreadsheet.ts'
import { type CellKind, TOTAL, type TypedColumn, type TypedTable } from './typed-table.ts'
import { STYLES, fixedParts } from './xlsx-parts.ts'

/** 1 January 1970 as Excel counts days: from 1 January 1900, with a 29 February that never was. */
const EPOCH_AS_SERIAL = 25_569
const SHEET = 'xl/worksheets/sheet1.xml'

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
  write(
    `${sheetHead(columns)}${rowOf(
      1,
      columns.map(({ head }, at) => textCell(at, 1, head, STYLES.bold)),
    )}`,
  )
  const sums = columns.map(() => 0)
  let last = 1
  for await (const rows of parts) {
    let xml = ''
    for (const row of rows) {
      last++
      xml += rowOf(
        last,
        columns.map((column, at) => cell(column, row, [at, last])),
      )
      columns.forEach(({ isSummed, of }, at) => {
        if (isSummed) sums[at]! += Number(of(row) ?? 0)
      })
    }
    write(xml)
    yield* ready.splice(0)
  }
  write(
    `${totals(columns, sums, last)}</sheetData><autoFilter ref="A1:${letters(columns.length - 1)}${last}"/></worksheet>`,
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

/** The last row, a line below the rows, so that a filter on them leaves it alone. */
function totals<Row>(columns: readonly TypedColumn<Row>[], sums: number[], last: number): string {
  const at = last + 2
  return rowOf(
    at,
    columns.map(({ kind, isSummed }, column) => {
      if (column === 0) return textCell(0, at, TOTAL, STYLES.bold)
      if (!isSummed) return ''
      const place = letters(column)
      // Of no rows there is nothing to point at.
      const formula = last > 1 ? `<f>SUM(${place}2:${place}${last})</f>` : ''
      const style = kind === 'euro' ? STYLES.boldEuro : STYLES.boldCount
      return `<c r="${place}${at}" s="${style}">${formula}<v>${numberOf(kind, sums[column]!)}</v></c>`
    }),
  )
}

function rowOf(at: number, cells: readonly string[]): string {
  return `<row r="${at}">${cells.join('')}</row>`
}

function cell<Row>(
  { kind, of }: TypedColumn<Row>,
  row: Row,
  [column, at]: [number, number],
): string {
  const value = of(row)
  if (value === null || value === '') return ''
  if (kind === 'text') return textCell(column, at, String(value), STYLES.plain)
  const style = { day: STYLES.day, euro: STYLES.euro, count: STYLES.plain }[kind]
  return `<c r="${letters(column)}${at}" s="${style}"><v>${numberOf(kind, value)}</v></c>`
}

function textCell(column: number, at: number, text: string, style: number): string {
  return `<c r="${letters(column)}${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

function numberOf(kind: CellKind, value: string | number): string {
  if (kind === 'day') return String((parseDay(String(value)) ?? 0) + EPOCH_AS_SERIAL)
  return kind === 'euro' ? formatPlainAmount(Number(value), '.') : String(value)
}

function escaped(text: string): string {
  return readable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** `A` for 0: no table here has more than 26 columns. */
function letters(column: number): string {
  return String.fromCodePoint('A'.codePointAt(0)! + column)
}
