import type { PropertyView } from '../../api/facts/property-shape.ts'
import { type Day, weekday } from '../../rules/calendar/day.ts'
import { dialledNumber, numberFromAbroad } from '../../rules/property/dialled-number.ts'
import { timesIn } from '../../rules/stay-times/spoken-times.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import type { InLanguage } from '../../rules/texts/in-language.ts'
import { message } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'
import { epochDay, weekdayWords } from '../stay/words.ts'

/** `15:00–18:00` as the guest reads it: `15.00 tot 18.00 uur`. */
export function hoursWords(words: GuestWords, hours: string): string {
  const [from = '', until] = timesIn(hours)
  return textOf(
    words,
    until ? message('sitePage.hours', { from, until }) : message('sitePage.hour', { from }),
  )
}

/** The check-in hours of an arrival, such as `15.00 tot 18.00 uur`; they may differ per weekday. */
export function checkInWords(words: GuestWords, property: PropertyView, arrival: Day): string {
  return hoursWords(words, checkInOf(property, arrival))
}

const checkInOf = ({ checkIn }: PropertyView, arrival: Day) =>
  checkIn[weekday(epochDay(arrival)) - 1]!

/** When one can come in, such as `vanaf 15.00 uur`. */
export function checkInFromWords(words: GuestWords, property: PropertyView, arrival: Day): string {
  const [time = ''] = timesIn(checkInOf(property, arrival))
  return textOf(words, message('sitePage.fromHour', { time }))
}

/** `tot 10.30 uur`. */
export const checkOutWords = (words: GuestWords, { checkOut }: Pick<PropertyView, 'checkOut'>) =>
  fillText(words.sitePage.untilHour, { time: hoursWords(words, checkOut) })

/** A call to the property. */
export const telephone = ({ phone }: PropertyView) => `tel:${dialledNumber(phone)}`

/**
 * The number as it is read: as the property writes it, and with +31 in the language of another
 * country.
 */
export const phoneWords = ({ language }: InLanguage, { phone }: Pick<PropertyView, 'phone'>) =>
  language.locale.endsWith('-NL') ? phone : numberFromAbroad(phone)

/** A mail to the property. */
export const mailAddress = (property: PropertyView, subject?: string) =>
  `mailto:${property.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`

/**
 * Check-in hours of the week, equal days together: `[['Maandag tot en met zondag', '15.00 tot 18.00
 * uur']]`.
 */
export function checkInWeek(words: GuestWords, property: PropertyView): [string, string][] {
  const { sitePage } = words
  const runs: { from: number; until: number; hours: string }[] = []
  property.checkIn.forEach((hours, day) => {
    const last = runs.at(-1)
    if (last && last.hours === hours) last.until = day
    else runs.push({ from: day, until: day, hours })
  })
  if (runs.length === 1) return [[sitePage.checkIn, hoursWords(words, property.checkIn[0]!)]]
  return runs.map(({ from, until, hours }) => {
    const [first, last] = [weekdayWords(words, from + 1), weekdayWords(words, until + 1)]
    const days = from === until ? first : fillText(sitePage.weekdays, { first, last })
    return [fillText(sitePage.checkInOn, { days }), hoursWords(words, hours)]
  })
}

/** ` in Elsloo`, to stand behind what is there; nothing where the place is not known. */
export function inPlace({ sitePage }: GuestWords, city: string): string {
  return city === '' ? '' : ` ${fillText(sitePage.inPlace, { place: city })}`
}
