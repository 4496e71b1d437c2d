import { type EpochDay, formatDay, partsOf } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import { type RuleNumbers, startNumbers, dayOfYear } from '../rule-numbers/catalogue.ts'
import { type Message, message, type Written } from '../texts/message.ts'
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

/** What a sentence may name: what the rule found, and the readings and numbers of the house. */
interface Known extends Finding {
  readings: Readings
  numbers: RuleNumbers
}

/** A day of every year (month times 100, and the day), without its year. */
const yearly = (monthAndDay: number): Written => ({
  day: dayOfYear(2000, monthAndDay),
  as: 'dayOfYear',
})

/** Where each reason comes from, and the sentence that says it. */
const reasons: Record<
  StayRefusalReason,
  { source: string; text: Message | ((known: Known) => Message) }
> = {
  'unknown-room-type': { source: 'BO §3', text: message('stay.unknownRoomType') },
  'invalid-dates': { source: 'G §5', text: message('stay.invalidDates') },
  'arrival-in-past': { source: 'G §5', text: message('stay.arrivalInPast') },
  'has-arrived': { source: 'BO §4', text: message('stay.hasArrived') },
  'minimum-nights-weekend': { source: 'G §5', text: minimumOfWeekend },
  taken: { source: 'G §5', text: message('stay.occupied') },
  'minimum-nights-date': {
    source: 'G §5',
    text: ({ day, nights, numbers }) =>
      message('stay.minimumNightsDate', {
        day: day === null ? '' : partsOf(day).dayOfMonth,
        n: nights ?? numbers['summer.nights'],
      }),
  },
  closed: { source: 'G §5', text: message('stay.closed') },
  'closed-season': {
    source: 'G §5',
    text: ({ numbers }) =>
      message('stay.closedSeason', {
        firstNight: yearly(numbers['closed-season.first-night']),
        lastNight: yearly(numbers['closed-season.last-night']),
      }),
  },
  'cut-off': {
    source: 'G §9',
    text: ({ readings, numbers }) =>
      message(readings['cut-off'] === 'tomorrow-only' ? 'stay.cutOffTomorrow' : 'stay.cutOff', {
        time: { minuteOfDay: numbers['cut-off.minute'] },
      }),
  },
  'persons-out-of-range': { source: 'G §5', text: message('stay.personsOutOfRange') },
  'no-tariff': { source: 'BO §9', text: message('stay.noTariff') },
  'minimum-nights-summer': {
    source: 'G §5',
    text: ({ nights, numbers }) =>
      numbers['summer.nights'] === startNumbers['summer.nights']
        ? message('stay.minimumNightsSummer')
        : message('stay.minimumNightsSummerOther', { n: nights ?? numbers['summer.nights'] }),
  },
  'no-arrangement': { source: 'G §5', text: message('stay.noArrangement') },
  'too-long-online': {
    source: 'rule number stay.nights',
    text: ({ nights, numbers }) =>
      message('stay.tooLongOnline', { n: nights ?? numbers['stay.nights'] }),
  },
  'room-not-free': { source: 'BO §2', text: message('stay.roomNotFree') },
  'beyond-horizon': {
    source: 'G §5',
    text: ({ until }) =>
      message('stay.beyondHorizon', {
        until: until === undefined ? '' : { day: until, as: 'dayYear' },
      }),
  },
}

/** The words of the documents name the nights with which the house starts. */
function minimumOfWeekend({ nights, readings, numbers }: Known): Message {
  if (numbers['weekend.nights'] !== startNumbers['weekend.nights'])
    return message('stay.minimumNightsWeekendOther', { n: nights ?? numbers['weekend.nights'] })
  return readings['minimum-nights.wording'] === 'bij-aankomst'
    ? message('stay.minimumNightsWeekendOnArrival')
    : message('stay.minimumNightsWeekend')
}

/** What a rule found as a refusal. */
export function refuseStay(
  reason: StayRefusalReason,
  finding: Finding,
  readings: Readings,
  numbers: RuleNumbers = startNumbers,
): StayRefusal {
  const { day, nights } = finding
  const { source, text } = reasons[reason]
  return {
    reason,
    day: day === null ? null : formatDay(day),
    nights: reason.startsWith('minimum-nights') ? nights : null,
    text: typeof text === 'function' ? text({ ...finding, readings, numbers }) : text,
    source,
  }
}
