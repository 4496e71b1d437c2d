import { setImmediate } from 'node:timers/promises'

/**
 * What a column holds: words, a calendar day, an instant, whole cents, a number, or basis points
 * that are shown as a percentage.
 */
export type CellKind = 'text' | 'day' | 'moment' | 'euro' | 'number' | 'percent'

/** A column of a table that is written row by row. */
export interface TypedColumn<Row> {
  head: string
  kind: CellKind
  /** In characters. */
  width: number
  /**
   * Text, a day `2026-03-04`, an instant `2026-03-04T12:30:00.000Z`, cents, a number or basis
   * points; null where there is none.
   */
  of(row: Row): string | number | null
  /** Whether the last row adds it up. */
  isSummed?: boolean
  /** Whether a long text goes on below, in a higher row. */
  wraps?: boolean
}

/** A table whose rows are read part by part, so that none of them is in memory for long. */
export interface TypedTable<Row> {
  name: string
  columns: readonly TypedColumn<Row>[]
  parts: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
}

/** Rows that are written at once: a few milliseconds. */
const ROWS_AT_ONCE = 50

/** The rows in small parts, with a turn between two for whoever else is to be answered. */
export async function* inTurns<Row>(
  parts: TypedTable<Row>['parts'],
): AsyncGenerator<readonly Row[]> {
  for await (const rows of parts)
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      yield rows.slice(from, from + ROWS_AT_ONCE)
      await setImmediate()
    }
}
