import { refuseStay } from '../../rules/availability/refuse-stay.ts'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { summerMinimum, weekendMinimum } from '../../rules/minimum-nights/minimum-nights.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import type { RuleNumbers } from '../../rules/rule-numbers/catalogue.ts'
import type { Text } from '../../rules/texts/message.ts'
import { hasDates, type StayChoice } from '../stay/stay-choice.ts'
import { epochDay, nightsBetween } from '../stay/words.ts'

/**
 * The stay-length check of the search form (G §4, §5): the sentences that take the place of
 * 'Zoeken', none when the button may show. 10 to 11 July has two: it is a Friday, and in summer. What
 * only the server knows, such as a full property, is for the results.
 */
export function checkStayLength(
  choice: StayChoice,
  today: Day,
  readings: Readings,
  numbers: RuleNumbers,
): Text[] {
  if (!hasDates(choice)) return []
  const arrival = epochDay(choice.arrival)
  const nights = nightsBetween(choice.arrival, choice.departure)
  const reasons: [StayRefusalReason, isRefused: boolean][] = [
    ['arrival-in-past', choice.arrival < today],
    ['minimum-nights-weekend', nights < weekendMinimum(arrival, numbers)],
    ['minimum-nights-summer', nights < summerMinimum(arrival, numbers)],
  ]
  return reasons.flatMap(([reason, isRefused]) =>
    isRefused ? refuseStay(reason, { day: arrival, nights: null }, readings, numbers).text : [],
  )
}
