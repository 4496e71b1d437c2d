import { Readable } from 'node:stream'
import type { Refilling } from '../snapshot/refill.ts'

/** A table as a backup has it. */
interface BackedUpTable {
  name: string
  /** In the order in which its rows have them. */
  columns: string[]
}

/** What came of it; `rows` is null where there is no such table. */
export interface Filled {
  rows: number | null
  /** The table, or columns of it as `table.column`, for which there is no place. */
  leftOut: string[]
}

/**
 * Puts the rows of a backup into the table of this name. What somebody made by hand, a table or a
 * column, is left out: no migration makes a place for it.
 *
 * @param content the text of COPY; read to its end
 */
export async function fillTable(
  { tables, fill }: Refilling,
  { name, columns }: BackedUpTable,
  content: AsyncIterable<Buffer>,
): Promise<Filled> {
  const there = tables.find((table) => table.name === name)
  if (!there) {
    for await (const piece of content) void piece
    return { rows: null, leftOut: [name] }
  }
  const known = new Set(there.columns.map((column) => column.name))
  const isKnown = columns.map((column) => known.has(column))
  const isWhole = !isKnown.includes(false)
  const rows = await fill(
    name,
    columns.filter((_column, place) => isKnown[place]),
    Readable.from(isWhole ? content : cellsOf(content, isKnown)),
  )
  const foreign = columns.filter((_column, place) => !isKnown[place])
  return { rows, leftOut: foreign.map((column) => `${name}.${column}`) }
}

/** The text of COPY with some of its columns: in it a line is a row, and a tab stands between two cells. */
async function* cellsOf(
  content: AsyncIterable<Buffer>,
  isWanted: readonly boolean[],
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let begun = ''
  for await (const piece of content) {
    const lines = (begun + decoder.decode(piece, { stream: true })).split('\n')
    begun = lines.pop()!
    yield lines
      .map(
        (line) =>
          `${line
            .split('\t')
            .filter((_cell, place) => isWanted[place])
            .join('\t')}\n`,
      )
      .join('')
  }
}
