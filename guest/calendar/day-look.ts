import type { DayMeaning } from './day-meaning.ts'

const stateLook = {
  past: 'day--past',
  free: 'day--free',
  'cut-off': 'day--cut',
  taken: 'day--taken',
  closed: 'day--closed',
  'beyond-horizon': 'day--later',
} as const satisfies Record<DayMeaning['state'], string>

const partLook = {
  arrival: 'day--start',
  inside: 'day--in',
  departure: 'day--end',
  refused: 'day--tried',
} as const satisfies Record<NonNullable<DayMeaning['part']>, string>

/** The classes that draw a day; each state differs by its shape first. */
export function dayLook(meaning: DayMeaning): string {
  const { state, part, departureOnly, pickable, minNights, today } = meaning
  const unpicked = state === 'free' && !pickable ? 'day--no' : stateLook[state]
  return [
    'day',
    part ? partLook[part] : departureOnly ? 'day--out' : unpicked,
    minNights > 1 && part === null && 'day--min',
    today && 'day--today',
  ]
    .filter(Boolean)
    .join(' ')
}
