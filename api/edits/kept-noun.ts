import type { z } from 'zod'
import type { Answer } from '../errors/refused.ts'
import type { ListPage } from '../lists/list-question.ts'
import type { Editor } from './staff-edits.ts'

/** What names a row in an address. */
export type Key = string | number

/**
 * A noun that staff keep: where it is served below `/api/back-office/`, and what may be asked of it.
 * What is left out has no route.
 */
export interface KeptNoun<Question, Order, Change, View, Row extends Key> {
  /** Such as `rooms`, `settings/banner`, or `room-types/:roomTypeId/prices`. */
  resource: string
  /** What the API's document calls its controller. */
  name: string
  /** What is said of a row that is not there. */
  unknown?: string
  /** The keys in the address of a row, those of `resource` first; empty where there is one row only. */
  keys: Readonly<Record<string, z.ZodType<Row, string>>>
  view: z.ZodType<View>
  /** What its list is asked with; without a question it answers all rows. */
  list?: z.ZodType<Question>
  /** The body that adds a row, and the one that changes it. */
  order?: z.ZodType<Order>
  change?: z.ZodType<Change>
}

/**
 * Reads and writes the rows of a noun. `keys` are those of the address, the outer ones first; a new
 * row has none of its own yet.
 */
export interface Keeper<Question, Order, Change, View, Row extends Key> {
  page?(question: Question): Promise<ListPage<View>>
  one?(...keys: Row[]): Promise<View | null>
  add?(staff: Editor, order: Order, ...outer: Row[]): Promise<Answer<View>>
  change?(staff: Editor, change: Change, ...keys: Row[]): Promise<Answer<View>>
  /** @param version the last change that the screen knew; left out where it may be any */
  remove?(staff: Editor, version: number | undefined, ...keys: Row[]): Promise<Answer<View>>
}
