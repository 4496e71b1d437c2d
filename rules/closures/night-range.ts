import type { EpochDay } from '../calendar/day.ts'

/** Nights from the first to the last, both among them. */
export interface NightRange {
  first: EpochDay
  last: EpochDay
}

/**
 * The same nights in as few ranges as can be, earliest first: ranges that overlap or touch become
 * one. A range whose last night lies before its first has no nights and is left out.
 */
export function joinedNights(ranges: readonly NightRange[]): NightRange[] {
  const joined: NightRange[] = []
  const sorted = ranges.filter(({ first, last }) => first <= last)
  for (const { first, last } of sorted.toSorted((a, b) => a.first - b.first)) {
    const before = joined.at(-1)
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last)
    else joined.push({ first, last })
  }
  return joined
}
