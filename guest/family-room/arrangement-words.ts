import { dutchWeekday } from '../../rules/calendar/dutch.ts'
import type { Arrangement } from '../../rules/family-room/arrangements.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { message } from '../../rules/texts/message.ts'
import { nightWords } from '../stay/words.ts'

/** `vrijdag`: the day on which an arrangement begins. */
export const arrivalWeekday = ({ weekday }: Arrangement) => dutchWeekday(weekday)

/** `Vrijdag tot maandag, 3 nachten`. */
export function arrangementDays(words: GuestWords, { weekday, nights }: Arrangement): string {
  const first = dutchWeekday(weekday)
  return fillText(words.siteRooms.arrangementDays, {
    first: `${first.charAt(0).toUpperCase()}${first.slice(1)}`,
    last: dutchWeekday(((weekday - 1 + nights) % 7) + 1),
    nights: nightWords(words, nights),
  })
}

/** Said where a day is pressed on which the arrangement does not begin. */
export const arrivalDayWords = (arrangement: Arrangement) =>
  message('familyRoom.beginsOn', {
    name: arrangement.name,
    weekday: arrivalWeekday(arrangement),
  })
