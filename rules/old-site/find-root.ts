import { type Place, placesIn } from './place.ts'
import type { Tell } from './remark.ts'

/** What stands at a client's root (BO §7), the company settings among it (BO §3). */
const known = new Set(
  `events tempFam content temp-payments invoices vacationdays vacations revenue services specialServices
  orders products cashdesk name Address phone email kvk BTW monday tuesday wednesday thursday friday
  saturday sunday toeristenbelasting`.split(/\s+/),
)
/** An export of the whole database has the root below a folder or two. */
const deepest = 2

/**
 * The client's root in an export: the top, or what stands below it. What stands beside it is noted.
 * Null, and noted, where there is none.
 */
export function findRoot(tree: unknown, tell: Tell): Place | null {
  const top: Place = { path: '', key: '', value: tree }
  let level = [top]
  for (let depth = 0; depth <= deepest; depth++) {
    const root = level.reduce((best: Place | null, one) => {
      const count = countKnown(one)
      return count > (best ? countKnown(best) : 0) ? one : best
    }, null)
    if (root) {
      for (const one of level)
        if (one !== root && isRecord(one)) tell(one.path, 'unreadable', 'other-house', one.value)
        else if (one !== root) tell(one.path, 'not-taken', 'unknown-field', one.value)
      return root
    }
    level = level.flatMap((place) => (isRecord(place) ? placesIn(place, tell) : [place]))
  }
  tell('', 'unreadable', 'no-house', tree)
  return null
}

function isRecord({ value }: Place): boolean {
  return typeof value === 'object' && value !== null
}

function countKnown(place: Place): number {
  return placesIn(place, () => undefined).filter(({ key }) => known.has(key)).length
}
