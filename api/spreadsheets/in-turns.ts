import { setImmediate } from 'node:timers/promises'
import type { TypedTable } from './typed-table.ts'

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
