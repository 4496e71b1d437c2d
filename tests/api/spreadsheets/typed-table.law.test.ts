import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDay } from '../../../rules/calendar/day.ts'
import { streamCsv } from '../../../api/spreadsheets/stream-csv.ts'
import { streamXlsx } from '../../../api/spreadsheets/stream-xlsx.ts'
import type { CellKind, TypedColumn } from '../../../api/spreadsheets/typed-table.ts'
import { cellsOfCsv } from '../revenue/parse-csv.ts'
import { readXlsx } from './read-xlsx.ts'

type Row = (string | number | null)[]
const kinds: CellKind[] = ['text', 'day', 'moment', 'euro', 'number', 'percent']
const columns: TypedColumn<Row>[] = kinds.map((kind, at) => ({
  head: kind,
  kind,
  width: 12,
  of: (row) => row[at]!,
  isSummed: kind === 'euro' || kind === 'number',
}))

/** What XML cannot hold: a text is written without these. */
const NOT_IN_XML = /[\p{Cc}\p{Cs}\p{Cn}]/gu
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(NOT_IN_XML, '')),
  fc.constantFrom('=1+1', ' +31', '-2', '@x', 'a;"b"\r\nc', '<Zn> & "x"'),
)
const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const rows = fc.array(
  fc.tuple(
    fc.option(texts),
    fc.option(fc.integer({ min: 0, max: 40_000 }).map(formatDay)),
    // Winter, when the house's clock is an hour ahead.
    fc.option(fc.integer({ min: 0, max: 59 }).map((m) => `2026-01-31T23:${two(m)}:00.000Z`)),
    fc.option(cents),
    fc.option(fc.integer({ min: -99_999, max: 99_999 })),
    fc.option(fc.integer({ min: 0, max: 10_000 })),
  ),
  { maxLength: 20 },
)
const two = (value: number) => String(value).padStart(2, '0')

/** The same rows in parts of three. */
const partsOf = (all: Row[]) =>
  Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => all.slice(at * 3, at * 3 + 3))

async function spreadsheetOf(all: Row[], written = columns) {
  const chunks: Uint8Array[] = []
  for await (const chunk of streamXlsx({ name: 'Blad', columns: written, parts: partsOf(all) }))
    chunks.push(chunk)
  return readXlsx(Buffer.concat(chunks))
}

async function csvOf(all: Row[]) {
  let written = ''
  for await (const chunk of streamCsv({ name: '', columns, parts: partsOf(all) })) written += chunk
  return written
}

describe('A typed table as a spreadsheet', () => {
  it('is read back as it was: texts, days, instants, euros, numbers and percentages', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        const read = (await spreadsheetOf(all)).rows.slice(1, all.length + 1)
        expect(read.map((row) => kinds.map((_, at) => row[at] ?? ''))).toEqual(
          all.map(([text, day, moment, euro, number, percent]) => [
            text ?? '',
            day === null ? '' : { day },
            moment === null ? '' : { moment: `2026-02-01 00:${moment.slice(14, 16)}` },
            euro === null ? '' : { euro: euro / 100 },
            number ?? '',
            percent === null ? '' : { percent: expect.closeTo(percent / 100, 6) as number },
          ]),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('ends in the sums of its columns, whichever rows it has', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        const last = (await spreadsheetOf(all)).rows.at(-1)!
        const total = (at: number) => all.reduce((sum, row) => sum + Number(row[at] ?? 0), 0)
        const range = (column: string) =>
          all.length > 0 ? `SUM(${column}2:${column}${all.length + 1})` : undefined
        expect(last).toEqual([
          'Totaal',
          '',
          '',
          { euro: total(3) / 100, ...(all.length > 0 && { sum: range('D') }) },
          { count: total(4), sum: range('E') ?? '' },
        ])
      }),
      { numRuns: 30 },
    )
  })

  it('has no last row where nothing adds up, and columns beyond Z', async () => {
    const many = Array.from({ length: 30 }, (_, at): TypedColumn<Row> => ({
      head: `k${at}`,
      kind: 'text',
      width: 9,
      of: () => `w${at}`,
    }))
    expect(await spreadsheetOf([[null]], many)).toEqual({
      name: 'Blad',
      rows: [many.map(({ head }) => head), many.map((_, at) => `w${at}`)],
    })
  })
})

describe('A typed table as CSV', () => {
  it('holds no text that a spreadsheet works out, and every text is whole', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        const [head, ...read] = cellsOfCsv(await csvOf(all))
        expect(head).toEqual(kinds)
        expect(read).toHaveLength(all.length)
        for (const [at, [text]] of read.entries()) {
          expect(text).not.toMatch(/^\s*[=+\-@]/)
          expect([text, text!.replace(/^'/, '')]).toContain(all[at]![0] ?? '')
        }
      }),
      { numRuns: 60 },
    )
  })

  it('has amounts with a decimal comma, days as ISO 8601 and instants on the clock of the house', async () => {
    const row = ['=1+1', '2026-03-04', '2026-07-01T22:30:00.000Z', -123_450, 50.9472, 2_100]
    expect(await csvOf([row])).toBe(
      "\u{feff}text;day;moment;euro;number;percent\r\n'=1+1;2026-03-04;2026-07-02 00:30;-1234,50;50,9472;21,00\r\n",
    )
  })
})
