import { Zip, ZipDeflate } from 'fflate'
import { inTurns } from './in-turns.ts'
import { TOTAL, type TypedColumn, type TypedTable } from './typed-table.ts'
import { letters, numberCell, rowOf, textCell } from './xlsx-cells.ts'
import { STYLES, fixedParts } from './xlsx-parts.ts'

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
  for await (const rows of inTurns(parts)) {
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

/**
 * The last row, a line below the rows, so that a filter on them leaves it alone. None where no
 * column adds up.
 */
function totals<Row>(columns: readonly TypedColumn<Row>[], sums: number[], last: number): string {
  if (!columns.some(({ isSummed }) => isSummed)) return ''
  const at = last + 2
  return rowOf(
    at,
    columns.map(({ kind, isSummed }, column) => {
      if (column === 0) return textCell(0, at, TOTAL, STYLES.bold)
      if (!isSummed) return ''
      const style = kind === 'euro' ? STYLES.boldEuro : STYLES.boldCount
      // Of no rows there is nothing to point at.
      const formula = last > 1 ? `SUM(${letters(column)}2:${letters(column)}${last})` : undefined
      return numberCell([column, at], kind, sums[column]!, { style, formula })
    }),
  )
}

function cell<Row>(
  { kind, of, wraps }: TypedColumn<Row>,
  row: Row,
  [column, at]: [number, number],
): string {
  const value = of(row)
  if (value === null || value === '') return ''
  if (kind === 'text')
    return textCell(column, at, String(value), wraps ? STYLES.wrapped : STYLES.plain)
  return numberCell([column, at], kind, value, { style: STYLES[kind] })
}
