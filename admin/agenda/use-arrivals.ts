import { useEffect, useRef, useState } from 'react'

const nobody: ReadonlySet<string> = new Set()

/**
 * The ids that came in by themselves since the last look, for their short tint; paging to another
 * `scope` brings no arrivals.
 */
export function useArrivals(ids: string[], scope: string): ReadonlySet<string> {
  const [arrived, setArrived] = useState(nobody)
  const known = useRef<{ scope: string; ids: Set<string> } | null>(null)
  const joined = ids.join(' ')
  useEffect(() => {
    const before = known.current
    const now = joined === '' ? [] : joined.split(' ')
    known.current = { scope, ids: new Set(now) }
    setArrived(before?.scope === scope ? new Set(now.filter((id) => !before.ids.has(id))) : nobody)
  }, [joined, scope])
  return arrived
}
