/** What a column holds: words, a calendar day, whole cents, or a whole number. */
export type CellKind = 'text' | 'day' | 'euro' | 'count'

/** A column of a table that is written row by row. */
export interface TypedColumn<Row> {
  head: string
  kind: CellKind
  /** In characters. */
  width: number
  /** Text, a day `2026-03-04`, cents or a count; null where there is none. */
  of(row: Row): string | number | null
  /** Whether the last row adds it up. */
  isSummed?: boolean
}

/** A table whose rows are read part by part, so that none of them is in memory for long. */
export interface TypedTable<Row> {
  name: string
  columns: readonly TypedColumn<Row>[]
  parts: AsyncIterable<readonly Row[]>
}

/** What the last row says before its sums. */
export const TOTAL = 'Totaal'
