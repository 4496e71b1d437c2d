/** The type of an answer that is a spreadsheet. */
export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A sheet: what its columns are called, and the text of each cell, row by row. */
export interface Sheet {
  name: string
  columns: string[]
  rows: string[][]
}

/** A column is as wide as its longest text, within reason, in characters. */
const NARROWEST = 10
const WIDEST = 60

/**
 * An `.xlsx` file that Excel and LibreOffice open. Every cell is text, so that what somebody typed
 * is never worked out as a formula.
 */
export async function writeSpreadsheet({ name, columns, rows }: Sheet): Promise<Buffer> {
  // Loaded when the first one is asked for.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const heads = columns.map((text) => ({ value: text, type: String, fontWeight: 'bold' as const }))
  const cells = rows.map((row) =>
    row.map((text) => ({ value: readable(text), type: String, wrap: true })),
  )
  return writeExcelFile([heads, ...cells], {
    sheet: name,
    stickyRowsCount: 1,
    columns: columns.map((head, place) => ({
      width: Math.min(
        WIDEST,
        Math.max(NARROWEST, head.length, ...rows.map((row) => row[place]!.length)) + 2,
      ),
    })),
  }).toBuffer()
}

/** Without the characters that no XML may hold. */
export function readable(text: string): string {
  return text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
}
