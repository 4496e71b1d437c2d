import { inflateRawSync } from 'node:zlib'
import { type XmlElement, childrenOf, parseXml } from '../invoice-documents/read-xml.ts'

/** What stands in a cell, by the format that it is shown in; `sum` is the cells that it adds up. */
export type Cell =
  | string
  | number
  | { day: string }
  | { moment: string }
  | { euro: number; sum?: string }
  | { percent: number }
  | { count: number; sum: string }

/**
 * An `.xlsx` file as a program of spreadsheets reads it: with nothing of what wrote it. Throws where
 * an element is not closed, a cell stands in the wrong place, or a format is not there. An empty
 * cell is `''`.
 */
export function readXlsx(file: Buffer): { name: string; rows: Cell[][] } {
  const parts = unzip(file)
  const part = (path: string) => parseXml(parts.get(path)!.toString())
  const [sheet] = childrenOf(childrenOf(part('xl/workbook.xml'), 'sheets')[0]!, 'sheet')
  const styles = part('xl/styles.xml')
  const own = new Map(
    childrenOf(childrenOf(styles, 'numFmts')[0]!, 'numFmt').map(({ attributes }) => [
      attributes['numFmtId'],
      attributes['formatCode'],
    ]),
  )
  const formats = childrenOf(childrenOf(styles, 'cellXfs')[0]!, 'xf').map(
    ({ attributes: { numFmtId } }) => own.get(numFmtId) ?? numFmtId!,
  )
  const [data] = childrenOf(part('xl/worksheets/sheet1.xml'), 'sheetData')
  const rows: Cell[][] = []
  for (const row of childrenOf(data!, 'row')) {
    const number = Number(row.attributes['r'])
    if (number <= rows.length) throw new Error(`row ${number} comes after row ${rows.length}`)
    while (rows.length < number) rows.push([])
    const cells = rows.at(-1)!
    for (const cell of childrenOf(row, 'c')) {
      const [, letters, line] = /^([A-Z]+)(\d+)$/.exec(cell.attributes['r']!)!
      const column = letters!.split('').reduce((at, sign) => at * 26 + sign.charCodeAt(0) - 64, 0)
      if (Number(line) !== number || column <= cells.length)
        throw new Error(`${cell.attributes['r']} stands in row ${number}`)
      while (cells.length < column - 1) cells.push('')
      cells.push(valueOf(cell, formats[Number(cell.attributes['s'])]!))
    }
  }
  return { name: sheet!.attributes['name']!, rows }
}

function valueOf(cell: XmlElement, format: string): Cell {
  const first = (element: XmlElement, name: string) => childrenOf(element, name)[0]
  if (cell.attributes['t'] === 'inlineStr') return first(first(cell, 'is')!, 't')!.text
  const number = Number(first(cell, 'v')!.text)
  const sum = first(cell, 'f')?.text
  if (format === '14') return { day: instantOf(number).slice(0, 10) }
  if (format === '22') return { moment: instantOf(number).slice(0, 16).replace('T', ' ') }
  if (format === '10') return { percent: number * 100 }
  if (format.includes('€')) return { euro: number, ...(sum && { sum }) }
  if (format === '1') return { count: number, sum: sum ?? '' }
  if (format === '0') return number
  throw new Error(`no format ${format}`)
}

/** Excel counts days from 30 December 1899, as it seems after a 29 February that never was. */
function instantOf(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30) + Math.round(serial * 1_440) * 60_000).toISOString()
}

/** The files of a zip by their paths, found by its list at the end, as every program finds them. */
function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const files = new Map<string, Buffer>()
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [named, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place))
    const name = file.toString('utf8', at + 46, at + 46 + named!)
    const head = file.readUInt32LE(at + 42)
    const begin = head + 30 + file.readUInt16LE(head + 26) + file.readUInt16LE(head + 28)
    const packed = file.subarray(begin, begin + file.readUInt32LE(at + 20))
    const bytes = inflateRawSync(packed)
    if (bytes.length !== file.readUInt32LE(at + 24)) throw new Error(`${name} is not whole`)
    files.set(name, bytes)
    at += 46 + named! + extra! + comment!
  }
  return files
}
