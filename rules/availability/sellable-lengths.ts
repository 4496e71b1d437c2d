import { isCutOff } from '../closures/cut-off.ts'
import { isArrivalDay, offeredArrangements } from '../family-room/arrangements.ts'
import { type Lengths, refusedLengths } from '../minimum-nights/date-rules.ts'
import { summerMinimum, weekendMinimum } from '../minimum-nights/minimum-nights.ts'
import { arePersonsAllowed, hasPriceForPersons } from '../rooms/persons-allowed.ts'
import type { StayView } from './stay-view.ts'

/** The lengths of stay, in nights, that can be accepted from one arrival day: `least` to `most`, without the `gaps`. */
export interface SellableLengths {
  /** The fewest nights that the rules ask here, also where nothing can be sold. */
  least: number
  /** The most nights that can be sold; 0 where one cannot arrive. */
  most: number
  /** Lengths in between that a rule still refuses, in order. */
  gaps: readonly Lengths[]
}

/** Answers which stays can be sold from an arrival, counted in days from today. Agrees with `judgeStay` on every stay (a law in the tests). */
export type SellableFrom = (arrival: number) => SellableLengths

const noGaps: readonly Lengths[] = []

/** The lengths that are not of an arrangement that starts on this day (G §5): the family room takes no others. */
function outsideArrangements(arrival: number, view: StayView): Lengths[] {
  const lengths = offeredArrangements(view.facts.readings).filter((arrangement) => isArrivalDay(arrangement, arrival)).map(({ nights }) => nights)
  const gaps: Lengths[] = []
  let first = 1
  for (const length of lengths.sort((a, b) => a - b)) {
    if (length > first) gaps.push({ first, last: length - 1 })
    first = length + 1
  }
  return [...gaps, { first, last: Number.POSITIVE_INFINITY }]
}

/** Merges refused lengths and cuts them to what lies between `least` and `most`, moving these inwards where they are refused themselves. */
function cut(least: number, most: number, refused: Lengths[]): SellableLengths {
  const gaps: Lengths[] = []
  for (const { first, last } of refused.sort((a, b) => a.first - b.first)) {
    const previous = gaps.at(-1)
    if (previous && first <= previous.last + 1) previous.last = Math.max(previous.last, last)
    else gaps.push({ first, last })
  }
  let low = least
  let high = most
  for (const { first, last } of gaps) if (first <= low && low <= last) low = last + 1
  for (const { first, last } of gaps.toReversed()) if (first <= high && high <= last) high = first - 1
  const within = gaps.filter(({ first, last }) => first > low && last < high)
  if (low <= high) return { least: low, most: high, gaps: within.length > 0 ? within : noGaps }
  return { least: Number.isFinite(low) ? low : least, most: 0, gaps: noGaps }
}

/** Prepares the question for one room type and screen. */
export function sellableFrom(view: StayView): SellableFrom {
  const { facts, nights, roomType, persons, screen, moment, dateRules, asksSummerMinimum } = view
  const isGuest = screen === 'guest'
  const arePersonsFine = persons === null || (arePersonsAllowed(roomType, persons, screen) && hasPriceForPersons(roomType, persons))
  const { 'cut-off': cutOff, 'minimum-nights.date-rule': dateRuleReading } = facts.readings

  // For guests, the nights up to the closed season; staff are only warned of it.
  const untilSeason = new Int32Array(nights.onSale + 1)
  for (let night = nights.onSale - 1; night >= 0; night--) {
    untilSeason[night] = isGuest && view.isClosedSeason(nights.today + night) ? 0 : untilSeason[night + 1]! + 1
  }

  return (arrival) => {
    const day = nights.today + arrival
    const least = Math.max(weekendMinimum(day), asksSummerMinimum ? summerMinimum(day) : 1)
    const isOpen = arePersonsFine && arrival >= 0 && arrival < nights.onSale && !(isGuest && isCutOff(day, 'arrival', moment, cutOff))
    const most = isOpen ? Math.min(untilSeason[arrival]!, view.longest(arrival)) : 0
    const refused = dateRules.length > 0 ? refusedLengths(day, dateRules, dateRuleReading) : []
    if (roomType.kind === 'family') refused.push(...outsideArrangements(day, view))
    if (refused.length > 0) return cut(least, most, refused)
    return { least, most: most < least ? 0 : most, gaps: noGaps }
  }
}

/** True when a stay of that many nights can be sold. */
export function isSellable({ least, most, gaps }: SellableLengths, length: number): boolean {
  return length >= least && length <= most && !gaps.some(({ first, last }) => length >= first && length <= last)
}

/** The length nearest to the asked one that can be sold, the shorter of two as near; null when there is none. */
export function nearestSellable({ least, most, gaps }: SellableLengths, asked: number): number | null {
  if (most === 0) return null
  const length = Math.min(Math.max(asked, least), most)
  const gap = gaps.find(({ first, last }) => length >= first && length <= last)
  if (!gap) return length
  return length - (gap.first - 1) <= gap.last + 1 - length ? gap.first - 1 : gap.last + 1
}
