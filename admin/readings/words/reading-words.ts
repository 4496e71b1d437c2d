import type { entries } from '../../../rules/readings/catalogue.ts'

type Entry = (typeof entries)[number]

/** A reading in Dutch: what it is about, and what each of its values means. */
export type ReadingWords = {
  [E in Entry as E['id']]: { title: string; values: Record<keyof E['values'], string> }
}
