import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { ScreenName } from '../../screens/screen-routes.ts'

/** A row that staff keep, as the API answers it: with the id of the last change of it. */
export type KeptRow = RaRecord<number | string> & { version: number }

/** What the form of a row needs to know. */
export interface KeptFields<Row extends KeptRow> {
  /** The inputs, in their order. */
  Fields: ComponentType
  /** What is wrong at which field, as the rules say it. */
  check(typed: Partial<Row>): FieldError[]
  /** What a field says, where the value itself is not Dutch. */
  told?: Partial<Record<Extract<keyof Row, string>, (row: Row) => string>>
  /** What differs, where one of its fields holds many values; left out: field by field. */
  differences?(before: Row, after: Row): { field: string; from: string; to: string }[]
  /** Its fields in Dutch, for what somebody else changed. */
  fieldNames: Readonly<Record<string, string>>
}

/**
 * What the screens of a kind of rows need to know: its list, its form and its words. The three pages
 * of a kind are then a line each (`KeptListPage`, `NewKeptPage`, `KeptPage`).
 */
export interface KeptNoun<Row extends KeptRow> extends KeptFields<Row> {
  /** What react-admin and the API call it. */
  resource: string
  screens: { list: ScreenName; add: ScreenName; one: ScreenName }
  /** By what the API sorts the list. */
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** Where the list stands, where it is a part of its screen. */
  listAddress?: string
  /** The first is the link that opens the row. */
  columns: readonly { label: string; value(row: Row): ReactNode }[]
  /** Whether a row can be removed; left out: each can. */
  isRemovable?(row: Row): boolean
  /** The name of that link, for who hears it. */
  open(row: Row): string
  /** What a form for a new row begins with. */
  blank: Partial<Row>
  words: {
    title: string
    explain: string
    /** Above the table for who hears it. */
    list: string
    add: string
    one: string
    empty: string
    emptyHint: string
    added: string
    changed: string
    removed: string
    remove: string
  }
}
