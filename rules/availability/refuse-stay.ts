import { type EpochDay, formatDay, partsOf } from '../calendar/day.ts'
import { dutchDayOfYear, dutchDayYear } from '../calendar/dutch.ts'
import type { Readings } from '../readings/readings.ts'
import { type RuleNumbers, startNumbers } from '../rule-numbers/catalogue.ts'
import { clockTime } from '../stay-times/clock-words.ts'
import { fillText } from '../texts/fill-text.ts'
import { stayTexts } from '../texts/stay.ts'
import type { StayRefusal, StayRefusalReason } from './stay-refusal.ts'

/**
 * What a rule found: the date it fails on, and the number of nights or days that its text names.
 */
export interface Finding {
  day: EpochDay | null
  nights: number | null
  /** The last day on which one may leave, where the text names it. */
  until?: EpochDay
}

/** Where each reason comes from, and which text says it. */
const reasons: Record<StayRefusalReason, { source: string; text: keyof typeof stayTexts }> = {
  'unknown-room-type': { source: 'BO §3', text: 'unknownRoomType' },
  'invalid-dates': { source: 'G §5', text: 'invalidDates' },
  'arrival-in-past': { source: 'G §5', text: 'arrivalInPast' },
  'has-arrived': { source: 'BO §4', text: 'hasArrived' },
  'minimum-nights-weekend': { source: 'G §5', text: 'minimumNightsWeekend' },
  taken: { source: 'G §5', text: 'occupied' },
  'minimum-nights-date': { source: 'G §5', text: 'minimumNightsDate' },
  closed: { source: 'G §5', text: 'closed' },
  'closed-season': { source: 'G §5', text: 'closedSeason' },
  'cut-off': { source: 'G §9', text: 'cutOff' },
  'persons-out-of-range': { source: 'G §5', text: 'personsOutOfRange' },
  'no-tariff': { source: 'BO §9', text: 'noTariff' },
  'minimum-nights-summer': { source: 'G §5', text: 'minimumNightsSummer' },
  'no-arrangement': { source: 'G §5', text: 'noArrangement' },
  'too-long-online': { source: 'rule number stay.nights', text: 'tooLongOnline' },
  'room-not-free': { source: 'BO §2', text: 'roomNotFree' },
  'beyond-horizon': { source: 'G §5', text: 'beyondHorizon' },
}

/** Words what a rule found as a refusal. Blanks that a text does not have are not filled. */
export function refuseStay(
  reason: StayRefusalReason,
  { day, nights, until }: Finding,
  readings: Readings,
  numbers: RuleNumbers = startNumbers,
): StayRefusal {
  const { source, text } = reasons[reason]
  const words: string = stayTexts[otherWording(reason, readings, numbers) ?? text]
  return {
    reason,
    day: day === null ? null : formatDay(day),
    nights: reason.startsWith('minimum-nights') ? nights : null,
    text: fillText(words, {
      day: day === null ? '' : partsOf(day).dayOfMonth,
      n: nights ?? leastNights(reason, numbers),
      until: until === undefined ? '' : dutchDayYear(until),
      time: clockTime(numbers['cut-off.minute']),
      firstNight: dutchDayOfYear(numbers['closed-season.first-night']),
      lastNight: dutchDayOfYear(numbers['closed-season.last-night']),
    }),
    source,
  }
}

/** The nights that a minimum asks, where who asked for the text did not name them. */
function leastNights(reason: StayRefusalReason, numbers: RuleNumbers): number {
  return numbers[reason === 'minimum-nights-weekend' ? 'weekend.nights' : 'summer.nights']
}

/** The text that a reading or a number puts in the place of the usual one. */
function otherWording(
  reason: StayRefusalReason,
  readings: Readings,
  numbers: RuleNumbers,
): keyof typeof stayTexts | undefined {
  // The words of the documents name the nights with which the house starts.
  if (
    reason === 'minimum-nights-weekend' &&
    numbers['weekend.nights'] !== startNumbers['weekend.nights']
  )
    return 'minimumNightsWeekendOther'
  if (
    reason === 'minimum-nights-summer' &&
    numbers['summer.nights'] !== startNumbers['summer.nights']
  )
    return 'minimumNightsSummerOther'
  if (reason === 'minimum-nights-weekend' && readings['minimum-nights.wording'] === 'bij-aankomst')
    return 'minimumNightsWeekendOnArrival'
  if (reason === 'cut-off' && readings['cut-off'] === 'tomorrow-only') return 'cutOffTomorrow'
  return undefined
}
