import { type ComponentType, lazy, useState } from 'react'
import { loadLaterWords } from '../texts/later-words.ts'

/** A part of the site whose code comes later, and how to have it now. */
export interface LazyPart<Props extends object> {
  Part: ComponentType<Props>
  load(): Promise<void>
  /**
   * Its source files below `guest/`, as the build's manifest names them: the server has the browser
   * fetch them at once.
   */
  sources: string[]
  /** Whether it says what a guest who looks around does not read (`laterAreas`). */
  needsLaterWords: boolean
}

/**
 * A part in a file of its own on the wire. The server loads it before it renders, so its HTML is
 * complete; in the browser React keeps that HTML until the code is there, and only then makes it
 * answer.
 */
export function lazyPart<Props extends object>(
  sources: string[],
  fetchPart: () => Promise<ComponentType<Props>>,
  { needsLaterWords = false } = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    if (loaded === null) {
      const words = needsLaterWords ? loadLaterWords() : null
      const [part] = await Promise.all([fetchPart(), words])
      loaded = part
    }
    return { default: loaded }
  }
  const Later = lazy(load)
  return {
    Part: function Part(props) {
      // Kept for as long as the part stands: changing from the one to the other would start it
      // afresh.
      const [Now] = useState(() => loaded ?? Later)
      return <Now {...props} />
    },
    load: async () => void (await load()),
    sources,
    needsLaterWords,
  }
}
