import { createContext, use } from 'react'
import type { SourceView } from '../../api/settings/sources.ts'
import { type Source, sourceNamed } from '../../rules/sources/source.ts'

/** The sources of the house in their order; undefined while they are read. */
export const SourcesContext = createContext<readonly SourceView[] | undefined>(undefined)

/** Where bookings come from: all, and one by its id, nameless while they are read. */
export function useSources() {
  const sources = use(SourcesContext)
  const sourceOf = (id: string): Source =>
    sources ? sourceNamed(sources, id) : { ...sourceNamed([], id), name: '' }
  return { sources: sources ?? [], sourceOf }
}
