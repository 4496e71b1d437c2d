import { type Day, parseDay } from '../../rules/calendar/day.ts'
import {
  type Arrangement,
  type ArrangementId,
  arrangementOf,
  arrangements,
} from '../../rules/family-room/arrangements.ts'

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
