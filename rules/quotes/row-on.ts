import type { EpochDay } from '../calendar/day.ts'

/** The dated row that counts on a day: the latest valid by then; undefined before the first row. */
export function rowOn<Row extends { validFrom: EpochDay }>(
  rows: readonly Row[],
  day: EpochDay,
): Row | undefined {
  let found: Row | undefined
  for (const row of rows)
    if (row.validFrom <= day && (found === undefined || row.validFrom > found.validFrom))
      found = row
  return found
}

/** The first of the dated rows, which also counts for days before it where there must be one. */
export function firstRow<Row extends { validFrom: EpochDay }>(
  rows: readonly Row[],
): Row | undefined {
  let first: Row | undefined
  for (const row of rows) if (first === undefined || row.validFrom < first.validFrom) first = row
  return first
}
