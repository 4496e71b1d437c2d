import type { TypedColumn } from './typed-table.ts'

type Of<Row> = TypedColumn<Row>['of']

export const textColumn = <Row>(head: string, width: number, of: Of<Row>): TypedColumn<Row> => ({
  head,
  kind: 'text',
  width,
  of,
})

export const dayColumn = <Row>(head: string, of: Of<Row>): TypedColumn<Row> => ({
  head,
  kind: 'day',
  width: 12,
  of,
})

export const momentColumn = <Row>(head: string, of: Of<Row>): TypedColumn<Row> => ({
  head,
  kind: 'moment',
  width: 17,
  of,
})

/** Counts, added up in the last row. */
export const countColumn = <Row>(head: string, of: Of<Row>): TypedColumn<Row> => ({
  head,
  kind: 'number',
  width: 10,
  of,
  isSummed: true,
})

/** Amounts, added up in the last row. */
export const euroColumn = <Row>(head: string, of: Of<Row>): TypedColumn<Row> => ({
  head,
  kind: 'euro',
  width: 13,
  of,
  isSummed: true,
})
