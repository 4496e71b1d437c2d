import type { EpochDay, Stay } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import type { MinimumNightRule } from '../availability/property-facts.ts'

/** A staff-kept rule: a stay that it binds needs `nights`. */
export type DateRule = Pick<MinimumNightRule, 'day' | 'nights'>
export type DateRuleReading = Readings['minimum-nights.date-rule']

/** Lengths of stay, both ends included. `last` may be Infinity. */
export interface Lengths {
  first: number
  last: number
}

/** The rules of a room type, by day. */
export function dateRulesOf(rules: readonly MinimumNightRule[], roomTypeId: number): DateRule[] {
  return rules.filter((rule) => rule.roomTypeId === roomTypeId).sort((a, b) => a.day - b.day)
}

/** The rule that arrivals on a day fall under by `from-that-date`: the last one on or before it. */
function ruleFrom(arrival: EpochDay, sorted: readonly DateRule[]): DateRule | undefined {
  return sorted.findLast((rule) => rule.day <= arrival)
}

/**
 * The lengths that one rule refuses of stays that arrive on a day, null when none. `any-night`: a
 * rule of 5 nights on the 12th refuses 3 and 4 nights from the 10th: 2 nights leave before it, 5
 * satisfy it.
 */
function refusedBy(rule: DateRule, arrival: EpochDay, reading: DateRuleReading): Lengths | null {
  if (reading === 'arrival-day' && rule.day !== arrival) return null
  const first = reading === 'any-night' ? rule.day - arrival + 1 : 1
  return first >= 1 && first < rule.nights ? { first, last: rule.nights - 1 } : null
}

function rulesInReach(
  arrival: EpochDay,
  sorted: readonly DateRule[],
  reading: DateRuleReading,
): readonly DateRule[] {
  if (reading !== 'from-that-date') return sorted
  const rule = ruleFrom(arrival, sorted)
  return rule ? [rule] : []
}

/**
 * The lengths that the rules (sorted by day) refuse of stays that arrive on a day. The departure
 * day never counts.
 */
export function refusedLengths(
  arrival: EpochDay,
  sorted: readonly DateRule[],
  reading: DateRuleReading,
): Lengths[] {
  return rulesInReach(arrival, sorted, reading).flatMap(
    (rule) => refusedBy(rule, arrival, reading) ?? [],
  )
}

/** The rules (sorted by day) that refuse a stay as too short, each with the day it is kept for. */
export function refusingRules(
  stay: Stay,
  sorted: readonly DateRule[],
  reading: DateRuleReading,
): DateRule[] {
  const nights = stay.departure - stay.arrival
  return rulesInReach(stay.arrival, sorted, reading).filter((rule) => {
    const refused = refusedBy(rule, stay.arrival, reading)
    return refused !== null && nights >= refused.first && nights <= refused.last
  })
}

/**
 * For a number of days on end, 1 where a rule (sorted by day) may refuse some length to an arrival.
 */
export function arrivalsUnderRules(
  from: EpochDay,
  days: number,
  sorted: readonly DateRule[],
  reading: DateRuleReading,
): Uint8Array {
  const touched = new Uint8Array(days)
  for (const rule of sorted) {
    const first = reading === 'any-night' ? rule.day - rule.nights + 2 : rule.day
    const end = reading === 'from-that-date' ? from + days : rule.day + 1
    touched.fill(1, Math.max(first - from, 0), Math.max(end - from, 0))
  }
  return touched
}
