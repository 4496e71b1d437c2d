import type { Day } from '../calendar/day.ts'
import type { Text } from '../texts/message.ts'

/**
 * Every reason for which a stay can be refused, a closed union: text and HTTP status are mapped
 * from it in one table.
 */
export type StayRefusalReason =
  | 'unknown-room-type'
  | 'invalid-dates'
  | 'arrival-in-past'
  | 'has-arrived'
  | 'beyond-horizon'
  | 'persons-out-of-range'
  | 'no-tariff'
  | 'minimum-nights-weekend'
  | 'minimum-nights-summer'
  | 'minimum-nights-date'
  | 'no-arrangement'
  | 'closed-season'
  | 'closed'
  | 'cut-off'
  | 'too-long-online'
  | 'taken'
  | 'room-not-free'

/**
 * One rule that refuses a stay: which, on which date, and the sentence of the documents.
 */
export interface StayRefusal {
  reason: StayRefusalReason
  /** The date it fails on; null where it is about the whole stay. */
  day: Day | null
  /** The nights the rule asks for, for the three minimum-night reasons. */
  nights: number | null
  /** The sentence on screen. */
  text: Text
  /** The paragraph it comes from, such as `G §5`. */
  source: string
}

/** A nearby stay that would be accepted with the same facts, with what it costs. */
export interface StaySuggestion {
  arrival: Day
  departure: Day
  nights: number
  persons: number
  totalCents: number
}
