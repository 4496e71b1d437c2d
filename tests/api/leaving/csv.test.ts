import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cell, CsvError, csvLine, csvRows } from '../../../api/leaving/csv.ts'

async function read(...pieces: string[]) {
  const given = async function* () {
    yield* pieces
  }
  const rows = []
  for await (const some of csvRows(given())) rows.push(...some)
  return rows
}

const cellsOf = async (...pieces: string[]) => (await read(...pieces)).map(({ cells }) => cells)

describe('A line of an export', () => {
  it('tells an empty text from no value', () => {
    expect(csvLine([null, '', 'a'])).toBe(',"",a\r\n')
  })

  it('puts what holds a comma, a quote or the end of a line in quotes', () => {
    expect(csvLine(['a,b', 'a "b"', 'a\r\nb'])).toBe('"a,b","a ""b""","a\r\nb"\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-cmd', "'-cmd"],
    ["'=1+1", "''=1+1"],
    // None of these is worked out.
    ['+31 6 12345678', '+31 6 12345678'],
    ['-1250', '-1250'],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ])(
    'writes %s as %s, which no spreadsheet works out, and reads it back',
    async (text, written) => {
      expect(csvLine([text])).toBe(`${written}\r\n`)
      expect(await cellsOf(csvLine([text]))).toEqual([[text]])
    },
  )
})

describe('What another program wrote', () => {
  it('is read with lines that end in LF, a byte order mark and quotes around every cell', async () => {
    expect(await cellsOf('\u{feff}"id","name"\n"1","Jansen"\n')).toEqual([
      ['id', 'name'],
      ['1', 'Jansen'],
    ])
  })

  it('is read without an end of its last line, and with empty lines between', async () => {
    expect(await cellsOf('a,b\r\n\r\n1,2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it.each([
    ['a,b\n1,"2', 2, 'a quote is never closed'],
    ['a,b\r\n\r\n1,"2\r\nx\r\n\r\ny\r\n', 3, 'a quote is never closed'],
    ['a\n1"2\n', 2, 'a quote stands inside a cell'],
    ['a\n"x\ny"z\n', 3, 'something stands behind a quote'],
  ])('is refused where it is no CSV: %j, line %i', async (text, line, says) => {
    const error: unknown = await read(text).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CsvError)
    expect(error).toMatchObject({ line, message: says })
  })
})

describe('Laws of the CSV of an export', () => {
  const cell: fc.Arbitrary<Cell> = fc.oneof(
    fc.constantFrom(null, '', "'", '"', '\r', '\n', '=', "''=a", ' =a', '+', '-1', "'-x", ',,'),
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('"', ',', '\r', '\n', "'", '=', '+', 'a', '\t', '\u{feff}', 'é'),
    }),
  )
  // A row of one empty cell is an empty line; no table has but one column that may be empty.
  const row = fc.array(cell, { minLength: 2, maxLength: 5 })

  it('whatever is written is read back, in pieces of any length, with its line', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 8 }),
        fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 20 }),
        async (rows, lengths) => {
          const head = 'a,b\r\n'
          const text = head + rows.map(csvLine).join('')
          const pieces: string[] = []
          // As text is decoded: no piece ends within a character.
          const characters = Array.from(text)
          for (let at = 0, turn = 0; at < characters.length; turn++) {
            const length = lengths[turn % lengths.length]! + 1
            pieces.push(characters.slice(at, at + length).join(''))
            at += length
          }
          const found = await read(...pieces)
          expect(found.slice(1).map(({ cells }) => cells)).toEqual(rows)
          let line = 2
          for (const [place, cells] of rows.entries()) {
            expect(found[place + 1]!.line).toBe(line)
            // A CR alone ends a line too, within quotes as well.
            line += csvLine(cells).split(/\r\n|\r|\n/).length - 1
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('no cell begins with what a spreadsheet works out', () => {
    fc.assert(
      fc.property(cell, (one) => {
        const written = csvLine([one]).slice(0, -2)
        const shown = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
        expect(shown).not.toMatch(/^\s*[=@]|^[\t\r]/)
        // A sign before digits and brackets: a number, or a telephone number.
        if (/^\s*[+-]/.test(shown)) expect(shown).toMatch(/^\s*[+-][\d\s().-]*$/)
      }),
      { numRuns: 1_000 },
    )
  })
})
