/**
 * What happened to a place of the old site's export. `repaired`: read in the one way it can be meant.
 * `undecided`: a person says what is to become of it. `unreadable`: not in the house. `not-taken`: read,
 * but the house has no place for it.
 */
export type RemarkKind = 'repaired' | 'undecided' | 'unreadable' | 'not-taken'

/** What was found; remarks of the same kind of fault are listed together. */
export type Finding =
  | 'no-house'
  | 'no-record'
  | 'unknown-field'
  | 'wrong-value'
  | 'missing-value'
  | 'number-as-text'
  | 'day-text'
  | 'day-that-does-not-exist'
  | 'month-beyond-december'
  | 'month-without-december'
  | 'departure-corrected'
  | 'stay-unclear'
  | 'swapped-name-and-email'
  | 'suffix-written-otherwise'
  | 'double-number'
  | 'double-record'
  | 'two-in-one-room'
  | 'closure-or-count'
  | 'too-deep'

/** One line of the report of an import: where, what, and what was made of it. */
export interface Remark {
  /** The keys from the top of the export, each as JSON Pointer writes it: `events/-Nx1/endMonth`. */
  path: string
  kind: RemarkKind
  what: Finding
  /** What was found and done, a Dutch sentence for the owner. */
  sentence: string
  /** What stands in the export, as short JSON; null where nothing does. */
  before: string | null
  /** What it is read as; null where it is not in the house. */
  after: string | null
}
