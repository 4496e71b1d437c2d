import type { EntityTarget, FindOptionsWhere } from 'typeorm'
import type { z } from 'zod'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { LiveNoun } from '../database/live-event.ts'

/** A row of a table that staff keep. */
export interface StoredRow {
  id: number
}

/** What staff ask to be written; `version` is what their screen showed. */
export interface KeptOrder {
  version?: number | undefined
}

/**
 * All there is to know of a table that staff keep as rows: `KeptRows` reads and writes it,
 * `keptController` serves it under `/api/back-office/<resource>`.
 */
export interface KeptTable<Row extends StoredRow, Order extends KeptOrder, View extends StoredRow> {
  /** The table, as `changes` names it. */
  noun: string
  /** What the API, react-admin and the live events call it. */
  resource: LiveNoun
  entity: EntityTarget<Row>
  /** What is said of a row that is not there. */
  unknown: string
  /** By what a list may be sorted, and how it is when nothing is asked. */
  sorts: readonly Extract<keyof Row, string>[]
  otherwise: [Extract<keyof Row, string>, 'ASC' | 'DESC']
  /** In which columns words are looked for. */
  searched: readonly Extract<keyof Row, string>[]
  shape: z.ZodType<Order>
  viewShape: z.ZodType<View>
  /** What is wrong at which field, by the rules. */
  check(order: Order): FieldError[]
  /** The row as it is stored; null where the order cannot be one, which `check` has said then. */
  rowOf(order: Order): Omit<Row, 'id'> | null
  /** What is wrong beside the other rows of the table, `amongst` those that could be in its way. */
  clashes?(row: Omit<Row, 'id'>, others: Row[]): FieldError[]
  amongst?(row: Omit<Row, 'id'>): FindOptionsWhere<Row>
  viewOf(row: Row): Omit<View, 'version'>
}
