import { type Day, formatDay, parseDay } from '../../rules/calendar/day.ts'
import {
  type Arrangement,
  type ArrangementId,
  arrangementOf,
  arrangements,
  departureOf,
  isArrivalDay,
} from '../../rules/family-room/arrangements.ts'
import type { StayChoice } from './stay-choice.ts'

/** Which arrangement is chosen while no dates say it, in the address and in a form. */
export const ARRANGEMENT = 'soort'

const nameInAddress: Record<ArrangementId, string> = {
  'friday-weekend': 'vrijdag-weekend',
  'monday-midweek': 'maandag-midweek',
  'monday-week': 'maandag-week',
  'friday-week': 'vrijdag-week',
}

/** An arrangement as the address writes it. */
export const arrangementName = ({ id }: Arrangement) => nameInAddress[id]

/** The arrangement that an address names, or null. */
export function arrangementFrom(text: string | null): Arrangement | null {
  return arrangements.find(({ id }) => nameInAddress[id] === text) ?? null
}

/** The arrangement that two dates make; undefined where they make none. */
export function arrangementBetween(arrival: Day, departure: Day): Arrangement | undefined {
  return arrangementOf(parseDay(arrival) ?? Number.NaN, parseDay(departure) ?? Number.NaN)
}

/**
 * A choice as one of the family room. Its dates say the arrangement; where they make none it is
 * the one named. An arrival without a departure gets that of the arrangement, and is forgotten
 * where the arrangement does not begin on its weekday.
 */
export function inFamilyRoom(choice: StayChoice, named: Arrangement | null): StayChoice {
  const { arrival, departure, persons } = choice
  const nothing = { room: '', arrival: null, departure: null, persons, arrangement: named }
  if (arrival === null) return nothing
  if (departure !== null) {
    const arrangement = arrangementBetween(arrival, departure) ?? named
    return { room: '', arrival, departure, persons, arrangement }
  }
  if (named === null || !isArrivalDay(named, parseDay(arrival)!)) return nothing
  return { ...nothing, arrival, departure: formatDay(departureOf(named, parseDay(arrival)!)) }
}
