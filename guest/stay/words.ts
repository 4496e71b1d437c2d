import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type Day, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { clockWords } from '../../rules/stay-times/clock-words.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { type InLanguage, dayInWords, daysOfStay } from '../../rules/texts/in-language.ts'
import { message } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'

/**
 * A day of the API as the rules count it. Throws `RangeError` for what is no date: the API never
 * sends one.
 */
export function epochDay(day: Day) {
  const parsed = parseDay(day)
  if (parsed === null) throw new RangeError(`no date: ${day}`)
  return parsed
}

/** Words that belong together stay on one line. */
const together = (text: string) => text.replaceAll(' ', '\u00a0')

/** `do 11 juni`. */
export const dayWords = (words: InLanguage, day: Day) =>
  together(dayInWords(words, 'day', epochDay(day)))

/** `do 11 juni 2026`, for confirmations. */
export const dayYearWords = (words: InLanguage, day: Day) =>
  together(dayInWords(words, 'dayYear', epochDay(day)))

/** `donderdag 11 juni`, for who listens. */
export const spokenDay = (words: InLanguage, day: Day) => dayInWords(words, 'spoken', epochDay(day))

/** Some day of a weekday: Monday 1 to Sunday 7. */
export const dayOfWeekday = (isoWeekday: number) => isoWeekday + 3

/** `vrijdag` of 5: Monday 1 to Sunday 7. */
export const weekdayWords = (words: InLanguage, isoWeekday: number) =>
  dayInWords(words, 'weekday', dayOfWeekday(isoWeekday))

/** The days of a stay. */
interface Days {
  arrival: Day
  departure: Day
}

/** `do 11 tot zo 14 juni`; may break before and after `tot`. */
export const stayWords = (words: InLanguage, stay: Days) => betweenDays(words, stay, 'day')

/** `do 11 tot zo 14 juni 2026`: one can book more than a year ahead. */
export const stayYearWords = (words: InLanguage, stay: Days) => betweenDays(words, stay, 'dayYear')

function betweenDays(words: InLanguage, stay: Days, as: 'day' | 'dayYear'): string {
  const days = daysOfStay(words, epochDay(stay.arrival), epochDay(stay.departure), as)
  return fillText(words.date.stay, {
    arrival: together(days.arrival),
    departure: together(days.departure),
  })
}

/** `1 nacht`, `3 nachten`. */
export const nightWords = (words: GuestWords, n: number) =>
  together(textOf(words, message('price.nights', { n })))

/** `1 persoon`, `2 personen`. */
export const personWords = (words: GuestWords, n: number) =>
  together(textOf(words, message('price.persons', { n })))

/** `1 gast`, `3 gasten`. */
export const partyWords = (words: GuestWords, n: number) =>
  together(textOf(words, message('siteStay.guests', { n })))

/** The nights of a stay. */
export const nightsBetween = (arrival: Day, departure: Day) =>
  epochDay(departure) - epochDay(arrival)

/** An instant as the property's clock says it: `ma 23 november` and `14.00 uur`. */
export function dayAndTime(words: GuestWords, instant: string): { day: string; time: string } {
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(instant))
  return { day: dayWords(words, formatDay(today)), time: textOf(words, clockWords(minuteOfDay)) }
}
