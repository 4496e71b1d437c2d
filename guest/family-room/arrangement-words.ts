import { dutchWeekday } from '../../rules/calendar/dutch.ts'
import type { Arrangement } from '../../rules/family-room/arrangements.ts'
import { message } from '../../rules/texts/message.ts'
import { nightWords } from '../stay/words.ts'

/** Said where a day is pressed before an arrangement is chosen. */
export const CHOOSE_ARRANGEMENT = 'Kies eerst hoe lang je blijft. Dan kies je de dag van aankomst.'

/** `vrijdag`: the day on which an arrangement begins. */
export const arrivalWeekday = ({ weekday }: Arrangement) => dutchWeekday(weekday)

/** `Vrijdag tot maandag, 3 nachten`. */
export function arrangementDays({ weekday, nights }: Arrangement): string {
  const first = dutchWeekday(weekday)
  const last = dutchWeekday(((weekday - 1 + nights) % 7) + 1)
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} tot ${last}, ${nightWords(nights)}`
}

/** Said where a day is pressed on which the arrangement does not begin. */
export const arrivalDayWords = (arrangement: Arrangement) =>
  message('familyRoom.beginsOn', {
    name: arrangement.name,
    weekday: arrivalWeekday(arrangement),
  })
