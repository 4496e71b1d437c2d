/** The ids of a list in which one row stands a place earlier (-1) or later (1); at its end it stays. */
export function moved(rows: readonly { id: number }[], id: number, by: -1 | 1): number[] {
  const ids = rows.map((row) => row.id)
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return ids
  return ids.with(from, ids[to]!).with(to, id)
}
