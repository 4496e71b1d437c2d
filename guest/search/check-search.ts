import { refuseStay } from '../../rules/availability/refuse-stay.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { summerMinimum, weekendMinimum } from '../../rules/minimum-nights/minimum-nights.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { hasDates, type StayChoice } from '../stay/stay-choice.ts'
import { epochDay, nightsBetween } from '../stay/words.ts'

/**
 * The stay-length check of the search form (G §4, §5): the sentence that takes the place of
 * 'Zoeken', or null when the button may show. 10 to 11 July asks 2 nights: it is a Friday in
 * summer. What only the server knows, such as a full property, is for the results.
 */
export function checkStayLength(choice: StayChoice, today: Day, readings: Readings): string | null {
  if (!hasDates(choice)) return null
  const arrival = epochDay(choice.arrival)
  const nights = nightsBetween(choice.arrival, choice.departure)
  const reason =
    choice.arrival < today
      ? 'arrival-in-past'
      : nights < weekendMinimum(arrival)
        ? 'minimum-nights-weekend'
        : nights < summerMinimum(arrival)
          ? 'minimum-nights-summer'
          : null
  return reason && refuseStay(reason, { day: arrival, nights: null }, readings).text
}
