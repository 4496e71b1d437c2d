import { weekday } from '../calendar/day.ts'
import { closedSeasons } from '../closures/closed-season.ts'
import { isCutOff } from '../closures/cut-off.ts'
import { offeredArrangements } from '../family-room/arrangements.ts'
import { arrivalsUnderRules, type Lengths, refusedLengths } from '../minimum-nights/date-rules.ts'
import { minimumNights } from '../minimum-nights/minimum-nights.ts'
import type { Readings } from '../readings/readings.ts'
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

/** What a screen may sell of a room type, in days counted from today. Agrees with `judgeStay` on every stay (a law in the tests). */
export interface SellableStays {
  lengthsFrom(arrival: number): SellableLengths
  /** True for a night of the closed season, for guests: staff are only warned of it. */
  isInClosedSeason(night: number): boolean
}

const noGaps: readonly Lengths[] = []
const nothingOnSale: SellableLengths = { least: 1, most: 0, gaps: noGaps }

/** For each weekday, Monday first, the lengths that are of no arrangement starting on it (G §5): the family room takes no others. */
function outsideArrangements(readings: Readings): Lengths[][] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const lengths = offeredArrangements(readings).filter((arrangement) => arrangement.weekday === day).map(({ nights }) => nights)
    const gaps: Lengths[] = []
    let first = 1
    for (const length of lengths.sort((a, b) => a - b)) {
      if (length > first) gaps.push({ first, last: length - 1 })
      first = length + 1
    }
    return [...gaps, { first, last: Number.POSITIVE_INFINITY }]
  })
}

/** Takes refused lengths out of `least` to `most`: those at an edge move it inwards, the others, merged, are gaps. */
function cut(least: number, most: number, refused: readonly Lengths[]): SellableLengths {
  let low = least
  let high = most
  const gaps: { first: number; last: number }[] = []
  for (const { first, last } of refused.toSorted((a, b) => a.first - b.first)) {
    const previous = gaps.at(-1)
    if (first <= low) low = Math.max(low, last + 1)
    else if (previous && first <= previous.last + 1) previous.last = Math.max(previous.last, last)
    else if (first <= high) gaps.push({ first, last })
  }
  const edge = gaps.at(-1)
  if (edge && edge.last >= high) {
    high = edge.first - 1
    gaps.pop()
  }
  if (low <= high) return { least: low, most: high, gaps: gaps.length > 0 ? gaps : noGaps }
  return { least: Number.isFinite(low) ? low : least, most: 0, gaps: noGaps }
}

/** For guests, how many nights from each on lie before the closed season. */
function nightsUntilSeason({ screen, nights: { today, onSale }, season }: StayView): Int32Array {
  const seasons = screen === 'guest' ? closedSeasons(today, today + onSale, season) : []
  const until = new Int32Array(onSale + 1)
  let end = onSale
  for (let night = onSale - 1; night >= 0; night--) {
    const season = seasons.at(-1)
    if (season && today + night < season.arrival) seasons.pop()
    else if (season && today + night < season.departure) end = night
    until[night] = end - night
  }
  return until
}

/** Prepares the question for one room type and screen. */
export function sellableStays(view: StayView): SellableStays {
  const { facts, nights, roomType, persons, screen, moment, dateRules, asksSummerMinimum } = view
  const { 'cut-off': cutOff, 'minimum-nights.date-rule': dateRuleReading } = facts.readings
  const arePersonsFine = persons === null || (arePersonsAllowed(roomType, persons, screen) && hasPriceForPersons(roomType, persons))
  const untilSeason = nightsUntilSeason(view)
  const minimum = minimumNights(nights.today, nights.onSale + 1, asksSummerMinimum)
  const underRules = dateRules.length > 0 ? arrivalsUnderRules(nights.today, nights.onSale + 1, dateRules, dateRuleReading) : null
  const outside = roomType.kind === 'family' ? outsideArrangements(facts.readings) : null

  const lengthsFrom = (arrival: number): SellableLengths => {
    if (arrival < 0 || arrival >= nights.onSale) return nothingOnSale
    const day = nights.today + arrival
    const least = minimum[arrival]!
    const isCut = arrival < 2 && screen === 'guest' && isCutOff(day, 'arrival', moment, cutOff)
    const most = arePersonsFine && !isCut ? Math.min(untilSeason[arrival]!, view.finder.longestFrom(arrival)) : 0
    const arrangements = outside?.[weekday(day) - 1]
    const isRuled = underRules !== null && underRules[arrival] === 1
    if (!isRuled && (most < least || !arrangements)) return { least, most: most < least ? 0 : most, gaps: noGaps }
    const refused = isRuled ? refusedLengths(day, dateRules, dateRuleReading) : []
    return cut(least, most, arrangements ? [...refused, ...arrangements] : refused)
  }
  return { lengthsFrom, isInClosedSeason: (night) => untilSeason[night] === 0 }
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
