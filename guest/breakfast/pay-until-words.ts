import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { clockWords } from '../../rules/stay-times/clock-words.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { textOf } from '../../rules/texts/words.ts'
import { dayWords } from '../stay/words.ts'

/** `Betaal voor ma 23 november om 14.00 uur, anders vervalt de bestelling.` */
export function payUntilWords(
  words: GuestWords,
  { payUntil }: { payUntil: string | null },
): string {
  return payUntil === null ? '' : fillText(words.siteBreakfast.until, dayAndTime(words, payUntil))
}

/** An instant as the property's clock says it: `ma 23 november` and `14.00 uur`. */
export function dayAndTime(words: GuestWords, instant: string): { day: string; time: string } {
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(instant))
  return { day: dayWords(formatDay(today)), time: textOf(words, clockWords(minuteOfDay)) }
}
