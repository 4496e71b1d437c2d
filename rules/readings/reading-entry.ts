/**
 * One entry of the catalogue of readings.
 * - `set`: staff choose a value per configuration; it counts for new quotes only. The first value
 * is the default.
 * - `fixed`: decided once; the first value is what holds, the others were rejected for the reason
 * given.
 * - `data`: not a choice but rows that staff keep; the one value is what they start with.
 */
export interface ReadingEntry {
  id: string
  kind: 'set' | 'fixed' | 'data'
  /** Each value with what it means, the default first. */
  values: Record<string, string>
  /** The paragraphs it comes from, such as `BO §9, G §5`. */
  source: string
  /** Why the default is the default, or why the others were rejected. */
  reason: string
}

/** The entries of one heading of the catalogue. */
export interface ReadingArea {
  title: string
  entries: readonly ReadingEntry[]
}
