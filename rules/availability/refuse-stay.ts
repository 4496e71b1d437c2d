import { type EpochDay, formatDay, partsOf } from '../calendar/day.ts'
import { dutchDayOfYear, dutchDayYear } from '../calendar/dutch.ts'
import type { Readings } from '../readings/readings.ts'
import { type RuleNumbers, startNumbers } from '../rule-numbers/catalogue.ts'
import { clockTime } from '../stay-times/clock-words.ts'
import { type Message, message } from '../texts/message.ts'
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

/** Where each reason comes from. */
const sources: Record<StayRefusalReason, string> = {
  'unknown-room-type': 'BO §3',
  'invalid-dates': 'G §5',
  'arrival-in-past': 'G §5',
  'has-arrived': 'BO §4',
  'minimum-nights-weekend': 'G §5',
  taken: 'G §5',
  'minimum-nights-date': 'G §5',
  closed: 'G §5',
  'closed-season': 'G §5',
  'cut-off': 'G §9',
  'persons-out-of-range': 'G §5',
  'no-tariff': 'BO §9',
  'minimum-nights-summer': 'G §5',
  'no-arrangement': 'G §5',
  'too-long-online': 'rule number stay.nights',
  'room-not-free': 'BO §2',
  'beyond-horizon': 'G §5',
}

/** What a rule found as a refusal. */
export function refuseStay(
  reason: StayRefusalReason,
  finding: Finding,
  readings: Readings,
  numbers: RuleNumbers = startNumbers,
): StayRefusal {
  const { day, nights } = finding
  return {
    reason,
    day: day === null ? null : formatDay(day),
    nights: reason.startsWith('minimum-nights') ? nights : null,
    text: sentenceOf(reason, finding, readings, numbers),
    source: sources[reason],
  }
}

/** The sentence of the documents, or the one that a reading or a number puts in its place. */
function sentenceOf(
  reason: StayRefusalReason,
  { day, nights, until }: Finding,
  readings: Readings,
  numbers: RuleNumbers,
): Message {
  switch (reason) {
    case 'unknown-room-type':
      return message('stay.unknownRoomType')
    case 'invalid-dates':
      return message('stay.invalidDates')
    case 'arrival-in-past':
      return message('stay.arrivalInPast')
    case 'has-arrived':
      return message('stay.hasArrived')
    case 'minimum-nights-weekend':
      // The words of the documents name the nights with which the house starts.
      if (numbers['weekend.nights'] !== startNumbers['weekend.nights'])
        return message('stay.minimumNightsWeekendOther', { n: nights ?? numbers['weekend.nights'] })
      return readings['minimum-nights.wording'] === 'bij-aankomst'
        ? message('stay.minimumNightsWeekendOnArrival')
        : message('stay.minimumNightsWeekend')
    case 'minimum-nights-summer':
      return numbers['summer.nights'] === startNumbers['summer.nights']
        ? message('stay.minimumNightsSummer')
        : message('stay.minimumNightsSummerOther', { n: nights ?? numbers['summer.nights'] })
    case 'minimum-nights-date':
      return message('stay.minimumNightsDate', {
        day: day === null ? '' : partsOf(day).dayOfMonth,
        n: nights ?? numbers['summer.nights'],
      })
    case 'taken':
      return message('stay.occupied')
    case 'closed':
      return message('stay.closed')
    case 'closed-season':
      return message('stay.closedSeason', {
        firstNight: dutchDayOfYear(numbers['closed-season.first-night']),
        lastNight: dutchDayOfYear(numbers['closed-season.last-night']),
      })
    case 'cut-off':
      return message(
        readings['cut-off'] === 'tomorrow-only' ? 'stay.cutOffTomorrow' : 'stay.cutOff',
        { time: clockTime(numbers['cut-off.minute']) },
      )
    case 'persons-out-of-range':
      return message('stay.personsOutOfRange')
    case 'no-tariff':
      return message('stay.noTariff')
    case 'no-arrangement':
      return message('stay.noArrangement')
    case 'too-long-online':
      return message('stay.tooLongOnline', { n: nights ?? numbers['stay.nights'] })
    case 'room-not-free':
      return message('stay.roomNotFree')
    case 'beyond-horizon':
      return message('stay.beyondHorizon', {
        until: until === undefined ? '' : dutchDayYear(until),
      })
  }
}
