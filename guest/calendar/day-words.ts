import type { Day } from '../../rules/calendar/day.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { spokenDay } from '../stay/words.ts'
import type { DayMeaning } from './day-meaning.ts'

/**
 * What a day is that is not free, by its text of `siteRooms`; `cut-off` is one that the hour of the
 * cut-off has closed for arrivals (G §9).
 */
export const stateTexts = {
  past: 'dayPast',
  'cut-off': 'dayTooLate',
  taken: 'dayTaken',
  closed: 'dayClosed',
  'beyond-horizon': 'dayNotYet',
} as const satisfies Record<Exclude<DayMeaning['state'], 'free'>, keyof GuestWords['siteRooms']>

const partTexts = {
  arrival: 'dayArrival',
  inside: 'dayInside',
  departure: 'dayDeparture',
  refused: 'dayRefused',
} as const satisfies Record<NonNullable<DayMeaning['part']>, keyof GuestWords['siteRooms']>

/**
 * A day as it is read aloud: `vrijdag 5 juni, bezet`, `vrijdag 19 juni, minimaal 2 nachten`,
 * `donderdag 11 juni, aankomst`.
 */
export function dayWordsAloud(known: GuestWords, day: Day, meaning: DayMeaning): string {
  const { siteRooms: words } = known
  const { state, part, leaving, departureOnly, pickable, minNights, today } = meaning
  return [
    spokenDay(known, day),
    today && words.dayToday,
    part ? words[partTexts[part]] : state !== 'free' && words[stateTexts[state]],
    departureOnly && !part && words.dayCanLeave,
    state === 'free' && !pickable && !part && (leaving ? words.dayNoDeparture : words.dayNoArrival),
    minNights > 1 &&
      (!part || part === 'refused') &&
      fillText(words.dayMinimumNights, { n: minNights }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What stands below the number of the first and the last day of a stay, in three letters or fewer. */
export function dayMark({ siteRooms }: GuestWords, { part }: DayMeaning): string | undefined {
  if (part === 'arrival') return siteRooms.dayIn
  return part === 'departure' ? siteRooms.dayOut : undefined
}
