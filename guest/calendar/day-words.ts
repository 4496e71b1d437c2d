import type { Day } from '../../rules/calendar/day.ts'
import { spokenDay } from '../stay/words.ts'
import type { DayMeaning } from './day-meaning.ts'

/** Of a day that the hour of the cut-off has closed for arrivals (G §9). */
export const CUT_OFF_WORDS = 'te laat om nog te boeken'

const stateWords = {
  past: 'voorbij',
  free: null,
  'cut-off': CUT_OFF_WORDS,
  taken: 'bezet',
  closed: 'gesloten',
  'beyond-horizon': 'nog niet te boeken',
} as const satisfies Record<DayMeaning['state'], string | null>

const partWords = {
  arrival: 'aankomst',
  inside: 'in je verblijf',
  departure: 'vertrek',
  refused: 'gekozen, past niet',
} as const satisfies Record<NonNullable<DayMeaning['part']>, string>

/**
 * A day as it is read aloud: `vrijdag 5 juni, bezet`, `vrijdag 19 juni, minimaal 2 nachten`,
 * `donderdag 11 juni, aankomst`.
 */
export function dayWordsAloud(day: Day, meaning: DayMeaning): string {
  const { state, part, leaving, departureOnly, pickable, minNights, today } = meaning
  return [
    spokenDay(day),
    today && 'vandaag',
    part ? partWords[part] : stateWords[state],
    departureOnly && !part && 'vertrekken kan',
    state === 'free' && !pickable && !part && (leaving ? 'geen vertrek' : 'geen aankomst'),
    minNights > 1 && (!part || part === 'refused') && `minimaal ${minNights} nachten`,
  ]
    .filter(Boolean)
    .join(', ')
}
