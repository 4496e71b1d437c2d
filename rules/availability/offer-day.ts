import { type EpochDay, weekday } from '../calendar/day.ts'
import { closedSeasons } from '../closures/closed-season.ts'
import { isCutOff } from '../closures/cut-off.ts'
import { arrivalsUnderRules, refusedLengths } from '../minimum-nights/date-rules.ts'
import { minimumNights } from '../minimum-nights/minimum-nights.ts'
import { hasFamilyTariff } from '../family-room/family-tariff-on.ts'
import { arePersonsAllowed } from '../rooms/persons-allowed.ts'
import { cutLengths, noGaps, outsideArrangements } from './cut-lengths.ts'
import { mayOverrule } from './overrule.ts'
import type { SellableLengths } from './sellable-lengths.ts'
import type { StayView } from './stay-view.ts'

/**
 * What a day shows in a calendar. `free`: a room is free that night, though a rule may still keep
 * one from arriving. `cut-off`: a room is free, but it is too late in the day to arrive then (G §9).
 */
export type DayState = 'past' | 'free' | 'cut-off' | 'taken' | 'closed' | 'beyond-horizon'

/** One day of a calendar, and the stays that can start on it. */
export interface OfferDay extends SellableLengths {
  day: EpochDay
  state: DayState
}

/** How many nights from each on lie before the closed season; staff are only warned of it. */
function nightsUntilSeason(view: StayView): Int32Array {
  const { today, onSale } = view.nights
  const until = new Int32Array(onSale).fill(onSale)
  if (mayOverrule('closed-season', view.screen, view.facts.readings)) return until
  const seasons = closedSeasons(today, today + onSale, view.season, view.facts.numbers)
  for (const { arrival, departure } of seasons.toReversed()) {
    const first = arrival - today
    for (let night = 0; night < first; night++) until[night] = first - night
    until.fill(0, Math.max(first, 0), departure - today)
  }
  return until
}

/**
 * Prepares the days of one room type as one screen sees them; a day is asked for by its distance
 * from today, 0 or more. Agrees with `judgeStay` (a law in the tests).
 */
export function offerDays(view: StayView): (night: number) => OfferDay {
  const { facts, nights, roomType, persons, screen, moment, dateRules, finder } = view
  const { today, onSale, open } = nights
  const { 'cut-off': cutOff, 'minimum-nights.date-rule': dateRuleReading } = facts.readings
  const arePersonsFine = persons === null || arePersonsAllowed(roomType, persons, screen)
  const isPriced = roomType.kind === 'ordinary' || hasFamilyTariff(facts.priceList)
  const untilSeason = nightsUntilSeason(view)
  const minimum = mayOverrule('minimum-nights-weekend', screen, facts.readings)
    ? new Uint8Array(onSale).fill(1)
    : minimumNights(today, onSale, view.asksSummerMinimum, facts.numbers)
  const underRules = mayOverrule('minimum-nights-date', screen, facts.readings)
    ? new Uint8Array(onSale)
    : arrivalsUnderRules(today, onSale, dateRules, dateRuleReading)
  const longest = screen === 'guest' ? facts.numbers['stay.nights'] : onSale
  const outside = roomType.kind === 'family' ? outsideArrangements(facts.readings) : null

  return (night) => {
    const day = today + night
    if (night >= onSale)
      return { day, state: 'beyond-horizon', maxNights: 0, minNights: 1, gaps: noGaps }
    const isCut = screen === 'guest' && isCutOff(day, 'arrival', moment, cutOff, facts.numbers)
    const ifFree = isCut ? 'cut-off' : 'free'
    const state =
      open[night] === 0 || untilSeason[night] === 0
        ? 'closed'
        : finder.isFree(night)
          ? ifFree
          : 'taken'
    const most =
      arePersonsFine && isPriced && !isCut
        ? Math.min(finder.longestFrom(night), untilSeason[night]!, longest)
        : 0
    const least = minimum[night]!
    const arrangements = outside?.[weekday(day) - 1]
    const isRuled = underRules[night] === 1
    if (!isRuled && !arrangements)
      return { day, state, maxNights: most < least ? 0 : most, minNights: least, gaps: noGaps }
    const refused = isRuled
      ? refusedLengths(day, dateRules, dateRuleReading, view.mostRuledNights)
      : noGaps
    const { maxNights, minNights, gaps } = cutLengths(
      least,
      most,
      arrangements ? [...refused, ...arrangements] : refused,
    )
    return { day, state, maxNights, minNights, gaps }
  }
}
