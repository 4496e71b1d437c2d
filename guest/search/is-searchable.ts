import { takesPersons } from '../../rules/family-room/family-guests.ts'
import { isGuestCount, searchGuests } from '../../rules/forms/guest-limits.ts'
import { type Message, message } from '../../rules/texts/message.ts'
import { type ChosenStay, isComplete, type StayChoice } from '../stay/stay-choice.ts'

/**
 * What is said on pressing 'Zoeken' with something left open (G §5); null when the search can go.
 */
export function checkSearchFields(choice: StayChoice): Message | null {
  return isComplete(choice) && isGuestCount(choice.persons, searchGuests)
    ? null
    : message('search.invalidFields')
}

/** True where a search can be asked of the server: both days and 1 to 3 guests. */
export function isSearchable(choice: StayChoice): choice is ChosenStay {
  return checkSearchFields(choice) === null
}

/** True where as many are asked as only the family room takes, which the search does not know. */
export function isForFamilyRoom({ persons }: StayChoice): boolean {
  return persons !== null && takesPersons(persons, 'checkout')
}
