import type { Arrangement } from '../../rules/family-room/arrangements.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { withCapital } from '../../rules/texts/in-language.ts'
import { message } from '../../rules/texts/message.ts'
import { dayOfWeekday, nightWords, weekdayWords } from '../stay/words.ts'

/** `vrijdag`: the day on which an arrangement begins. */
export const arrivalWeekday = (words: GuestWords, { weekday }: Arrangement) =>
  weekdayWords(words, weekday)

/** `Vrijdag tot maandag, 3 nachten`. */
export function arrangementDays(words: GuestWords, { weekday, nights }: Arrangement): string {
  return fillText(words.siteRooms.arrangementDays, {
    first: withCapital(words, weekdayWords(words, weekday)),
    last: weekdayWords(words, ((weekday - 1 + nights) % 7) + 1),
    nights: nightWords(words, nights),
  })
}

/** Said where a day is pressed on which the arrangement does not begin. */
export const arrivalDayWords = (arrangement: Arrangement) =>
  message('familyRoom.beginsOn', {
    name: arrangement.name,
    weekday: { day: dayOfWeekday(arrangement.weekday), as: 'weekday' },
  })
