import type { Pool, PoolClient } from 'pg'
import type { SoldLine } from '../../rules/quotes/sold-line.ts'

const SOLD_LINE = `item, name, to_char(night, 'YYYY-MM-DD') AS night, to_char(supplied_on, 'YYYY-MM-DD') AS "suppliedOn",
  persons, vat_category AS "vatCategory", vat_basis_points AS "vatBasisPoints"`

/**
 * The lines of a folio as they stand now: all that was sold, less what was taken back. Night by
 * night, then what is for the whole; they add up to what the folio is sold for, cents.
 */
export async function netLinesOf(on: Pool | PoolClient, folioId: string): Promise<SoldLine[]> {
  const { rows } = await on.query<SoldLine>(
    `SELECT ${SOLD_LINE}, sum(cents)::int AS cents FROM folio_lines WHERE folio_id = $1
     GROUP BY item, name, night, supplied_on, persons, vat_category, vat_basis_points
     HAVING sum(cents) <> 0
     ORDER BY night NULLS LAST, min(entry_id), min(line)`,
    [folioId],
  )
  return rows
}

/** The lines that one entry of a folio added and took back. They add up to the entry, cents. */
export async function linesOfEntry(on: Pool | PoolClient, entryId: string): Promise<SoldLine[]> {
  const { rows } = await on.query<SoldLine>(
    `SELECT ${SOLD_LINE}, cents FROM folio_lines WHERE entry_id = $1 ORDER BY line`,
    [entryId],
  )
  return rows
}
