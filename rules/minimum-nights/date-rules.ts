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

/** Where the rules of a day or later begin among rules sorted by day. */
function placeOf(day: EpochDay, sorted: readonly DateRule[]): number {
  let [first, end] = [0, sorted.length]
  while (first < end) {
    const middle = (first + end) >> 1
    if (sorted[middle]!.day < day) first = middle + 1
    else end = middle
  }
  return first
}

/** The most nights that any of some rules asks. */
export function mostNightsOf(rules: readonly DateRule[]): number {
  return rules.reduce((most, { nights }) => Math.max(most, nights), 0)
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

/** The rules that may bind an arrival on a day: of a house of many years a few, found by their days. */
function rulesInReach(
  arrival: EpochDay,
  sorted: readonly DateRule[],
  reading: DateRuleReading,
  mostNights: number,
): readonly DateRule[] {
  if (reading === 'from-that-date') {
    const next = placeOf(arrival + 1, sorted)
    return sorted.slice(Math.max(next - 1, 0), next)
  }
  const until = reading === 'arrival-day' ? arrival + 1 : arrival + mostNights - 1
  return sorted.slice(placeOf(arrival, sorted), placeOf(until, sorted))
}

/**
 * The lengths that the rules (sorted by day) refuse of stays that arrive on a day. The departure
 * day never counts.
 *
 * @param mostNights of these rules; whoever asks for many days works it out once
 */
export function refusedLengths(
  arrival: EpochDay,
  sorted: readonly DateRule[],
  reading: DateRuleReading,
  mostNights = mostNightsOf(sorted),
): Lengths[] {
  return rulesInReach(arrival, sorted, reading, mostNights).flatMap(
    (rule) => refusedBy(rule, arrival, reading) ?? [],
  )
}

/**
 * The rules (sorted by day) that refuse a stay as too short, each with the day it is kept for.
 *
 * @param mostNights as of `refusedLengths`
 */
export function refusingRules(
  stay: Stay,
  sorted: readonly DateRule[],
  reading: DateRuleReading,
  mostNights = mostNightsOf(sorted),
): DateRule[] {
  const nights = stay.departure - stay.arrival
  return rulesInReach(stay.arrival, sorted, reading, mostNights).filter((rule) => {
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
  const [earliest] = sorted
  if (reading === 'from-that-date')
    return earliest ? touched.fill(1, Math.max(earliest.day - from, 0)) : touched
  for (const rule of sorted) {
    const first = reading === 'any-night' ? rule.day - rule.nights + 2 : rule.day
    touched.fill(1, Math.max(first - from, 0), Math.max(rule.day + 1 - from, 0))
  }
  return touched
}
