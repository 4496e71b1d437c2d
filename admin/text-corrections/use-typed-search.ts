import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Who types on is not asked for every letter. */
const SEARCH_AFTER_MS = 250

/** How a list of texts is narrowed by its address: `q`, what is typed for it, and other names. */
export function useTypedSearch() {
  const [query, setQuery] = useSearchParams()
  const q = query.get('q') ?? ''
  const [typed, type] = useState(q)
  const ask = (name: string, value: string) =>
    setQuery(
      (before) => {
        if (value === '') before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true },
    )
  useEffect(() => {
    if (typed === q) return
    const soon = setTimeout(() => ask('q', typed), SEARCH_AFTER_MS)
    return () => clearTimeout(soon)
  })
  return { query, q, typed, type, ask }
}
