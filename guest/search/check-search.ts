import type { Day } from '../../rules/calendar/day.ts'
import { summerMinimum, weekendMinimum } from '../../rules/minimum-nights/minimum-nights.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { searchTexts } from '../../rules/texts/search.ts'
import { stayTexts } from '../../rules/texts/stay.ts'
import { type ChosenStay, hasDates, isComplete, type StayChoice } from '../stay/stay-choice.ts'
import { epochDay, nightsBetween } from '../stay/words.ts'

type WordingReading = Pick<Readings, 'minimum-nights.wording'>

/**
 * The stay-length check of the search form (G §4, §5): the sentence that takes the place of 'Zoeken', or null when the button may show.
 * 10 to 11 July asks 2 nights: it is summer. What only the server knows, such as a full house, is for the results.
 */
export function checkStayLength(choice: StayChoice, today: Day, readings: WordingReading): string | null {
  if (!hasDates(choice)) return null
  if (choice.arrival < today) return stayTexts.arrivalInPast
  const nights = nightsBetween(choice.arrival, choice.departure)
  const arrival = epochDay(choice.arrival)
  if (nights < summerMinimum(arrival)) return stayTexts.minimumNightsSummer
  if (nights < weekendMinimum(arrival)) {
    return readings['minimum-nights.wording'] === 'bij-aankomst' ? stayTexts.minimumNightsWeekendOnArrival : stayTexts.minimumNightsWeekend
  }
  return null
}

/** What is said on pressing 'Zoeken' with something left open (G §5); null when the search can go. */
export function checkSearchFields(choice: StayChoice): string | null {
  return isComplete(choice) && choice.persons <= mostGuests ? null : searchTexts.invalidFields
}

/** G §2: the search takes 1 to 3 guests. */
export const mostGuests = 3

/** True where a search can be asked of the server: both days and 1 to 3 guests. */
export function isSearchable(choice: StayChoice): choice is ChosenStay {
  return checkSearchFields(choice) === null
}
