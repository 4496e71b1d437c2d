import type { CellKind, TypedColumn } from './typed-table.ts'

type Of<Row> = TypedColumn<Row>['of']

export const textColumn = <Row>(head: string, width: number, of: Of<Row>): TypedColumn<Row> => ({
  head,
  kind: 'text',
  width,
  of,
})

const columnOf =
  (kind: CellKind, width: number, isSummed = false) =>
  <Row>(head: string, of: Of<Row>): TypedColumn<Row> => ({ head, kind, width, of, isSummed })

export const dayColumn = columnOf('day', 12)
export const momentColumn = columnOf('moment', 17)
/** Counts, added up in the last row. */
export const countColumn = columnOf('number', 10, true)
/** Amounts, added up in the last row. */
export const euroColumn = columnOf('euro', 13, true)
