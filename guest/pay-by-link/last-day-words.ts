import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { dutchDay } from '../../rules/calendar/dutch.ts'

/** The last day before an instant, in words: `za 6 juni`. */
export function lastDayWords(until: string): string {
  return dutchDay(momentInAmsterdam(Date.parse(until) - 1).today)
}
