import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type Day, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { dutchDay, dutchDayInWords, dutchDayYear, dutchStay } from '../../rules/calendar/dutch.ts'
import { clockWords } from '../../rules/stay-times/clock-words.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { textOf } from '../../rules/texts/words.ts'
import { message } from '../../rules/texts/message.ts'

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
export const dayWords = (day: Day) => together(dutchDay(epochDay(day)))

/** `do 11 juni 2026`, for confirmations. */
export const dayYearWords = (day: Day) => together(dutchDayYear(epochDay(day)))

/** `donderdag 11 juni`, for who listens. */
export const spokenDay = (day: Day) => dutchDayInWords(epochDay(day))

/** `do 11 tot zo 14 juni`; may break before and after `tot`. */
export const stayWords = (stay: { arrival: Day; departure: Day }) =>
  together(dutchStay(epochDay(stay.arrival), epochDay(stay.departure))).replace(
    '\u00a0tot\u00a0',
    ' tot ',
  )

/** `1 nacht`, `3 nachten`. */
export const nightWords = (words: GuestWords, n: number) =>
  together(textOf(words, message('price.nights', { n })))

/** `1 persoon`, `2 personen`. */
export const personWords = (words: GuestWords, n: number) =>
  together(textOf(words, message('price.persons', { n })))

/** `1 gast`, `3 gasten`. */
export const partyWords = (words: GuestWords, n: number) =>
  together(textOf(words, message('siteStay.guests', { n })))

/** `do 11 tot zo 14 juni 2026`: one can book more than a year ahead. */
export const stayYearWords = (stay: { arrival: Day; departure: Day }) => {
  const words = stayWords(stay)
  const year = stay.departure.slice(0, 4)
  return words.endsWith(year) ? words : `${words}\u00a0${year}`
}

/** The nights of a stay. */
export const nightsBetween = (arrival: Day, departure: Day) =>
  epochDay(departure) - epochDay(arrival)

/** An instant as the property's clock says it: `ma 23 november` and `14.00 uur`. */
export function dayAndTime(words: GuestWords, instant: string): { day: string; time: string } {
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(instant))
  return { day: dayWords(formatDay(today)), time: textOf(words, clockWords(minuteOfDay)) }
}
