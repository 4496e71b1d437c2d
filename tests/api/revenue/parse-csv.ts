/** A line of a journal by its columns; amounts are cents again. */
export type CsvLine = Record<string, string> & {
  bruto: number
  netto: number
  btw: number
  bedrag: number
}

const AMOUNTS = ['bruto', 'netto', 'btw', 'bedrag']

/** Reads a CSV file as a Dutch program does: semicolons, quotes, decimal commas. */
export function parseCsv(text: string): CsvLine[] {
  const [head = [], ...rows] = cellsOfCsv(text)
  return rows.map(
    (cells) =>
      Object.fromEntries(
        head.map((name, at) => [
          name,
          AMOUNTS.includes(name)
            ? Math.round(Number(cells[at]!.replace(',', '.')) * 100)
            : cells[at],
        ]),
      ) as CsvLine,
  )
}

/** The cells of each line, the first with the names of the columns. */
export function cellsOfCsv(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  for (const [, quoted, plain = '', end] of text
    .replace(/^\u{feff}/u, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n)/g)) {
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ';') continue
    lines.push(line)
    line = []
  }
  return lines
}
