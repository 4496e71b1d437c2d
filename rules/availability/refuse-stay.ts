import { type EpochDay, formatDay, partsOf } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import { fillText } from '../texts/fill-text.ts'
import { stayTexts } from '../texts/stay.ts'
import type { StayRefusal, StayRefusalReason } from './stay-refusal.ts'

/** What a rule found: the date it fails on, and the number of nights or days that its text names. */
export interface Finding {
  day: EpochDay | null
  nights: number | null
}

/** Where each reason comes from. */
const sources: Record<StayRefusalReason, string> = {
  'unknown-room-type': 'BO §3',
  'invalid-dates': 'G §5',
  'arrival-in-past': 'G §5',
  'minimum-nights-weekend': 'G §5',
  taken: 'G §5',
  'minimum-nights-date': 'G §5',
  closed: 'G §5',
  'closed-season': 'G §5',
  'cut-off': 'G §9',
  'minimum-nights-summer': 'G §5',
  'persons-out-of-range': 'G §5',
  'no-price-for-persons': 'BO §3',
  'no-arrangement': 'G §5',
  'beyond-horizon': 'G §5',
}

function textOf(reason: StayRefusalReason, { day, nights }: Finding, readings: Readings): string {
  switch (reason) {
    case 'unknown-room-type':
      return stayTexts.unknownRoomType
    case 'invalid-dates':
      return stayTexts.invalidDates
    case 'arrival-in-past':
      return stayTexts.arrivalInPast
    case 'beyond-horizon':
      return fillText(stayTexts.beyondHorizon, { n: nights! })
    case 'persons-out-of-range':
      return stayTexts.personsOutOfRange
    case 'no-price-for-persons':
      return stayTexts.noPriceForPersons
    case 'minimum-nights-weekend':
      return readings['minimum-nights.wording'] === 'bij-aankomst' ? stayTexts.minimumNightsWeekendOnArrival : stayTexts.minimumNightsWeekend
    case 'minimum-nights-summer':
      return stayTexts.minimumNightsSummer
    case 'minimum-nights-date':
      return fillText(stayTexts.minimumNightsDate, { day: partsOf(day!).dayOfMonth, n: nights! })
    case 'no-arrangement':
      return stayTexts.noArrangement
    case 'closed-season':
      return stayTexts.closedSeason
    case 'closed':
      return stayTexts.closed
    case 'cut-off':
      return stayTexts.cutOff
    case 'taken':
      return stayTexts.occupied
  }
}

const minimums: ReadonlySet<StayRefusalReason> = new Set(['minimum-nights-weekend', 'minimum-nights-summer', 'minimum-nights-date'])

/** Words what a rule found as a refusal. */
export function refuseStay(reason: StayRefusalReason, finding: Finding, readings: Readings): StayRefusal {
  return {
    reason,
    day: finding.day === null ? null : formatDay(finding.day),
    nights: minimums.has(reason) ? finding.nights : null,
    text: textOf(reason, finding, readings),
    source: sources[reason],
  }
}
