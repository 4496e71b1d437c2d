/** What the route of a slot depends on. */
export interface RouteStop {
  id: string
  /** By road from the house; null where nobody asked. */
  metres: number | null
  /** Where staff put it; null where they did not. */
  position: number | null
}

/**
 * The stops of one slot in the order in which they are driven, each once. What staff put in order
 * comes first and stays so; the rest follows, nearest first, an unknown distance last.
 */
export function deliveryRoute<Stop extends RouteStop>(stops: readonly Stop[]): Stop[] {
  return stops.toSorted(
    (a, b) =>
      smallerFirst(a.position, b.position) || smallerFirst(a.metres, b.metres) || byId(a, b),
  )
}

function smallerFirst(a: number | null, b: number | null): number {
  if (a === b) return 0
  return a === null ? 1 : b === null ? -1 : a - b
}

function byId(a: RouteStop, b: RouteStop): number {
  return a.id < b.id ? -1 : 1
}

/**
 * The route after one stop moved a place up (-1) or down (1), as ids; at either end it stays.
 */
export function movedStop(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  return ids.with(from, ids[to]!).with(to, id)
}
