import type { PropertyView } from '../../api/facts/property-shape.ts'
import { type Day, weekday } from '../../rules/calendar/day.ts'
import { dialledNumber } from '../../rules/property/dialled-number.ts'
import { epochDay } from '../stay/words.ts'

/** `15:00–18:00` as the guest reads it: `15.00 tot 18.00 uur`. */
export function hoursWords(hours: string): string {
  const [from, until] = hours.replaceAll(':', '.').split(/\s*[–-]\s*/)
  return until ? `${from} tot ${until} uur` : `${from} uur`
}

/** The check-in hours of an arrival, such as `15.00 tot 18.00 uur`; they may differ per weekday. */
export function checkInWords(property: PropertyView, arrival: Day): string {
  return hoursWords(property.checkIn[weekday(epochDay(arrival)) - 1]!)
}

/** When one can come in, such as `vanaf 15.00 uur`. */
export function checkInFromWords(property: PropertyView, arrival: Day): string {
  return `vanaf ${checkInWords(property, arrival).split(' tot ')[0]!.replace(/ uur$/, '')} uur`
}

/** `tot 10.30 uur`. */
export const checkOutWords = (property: PropertyView) => `tot ${hoursWords(property.checkOut)}`

/** A call to the property. */
export const telephone = ({ phone }: PropertyView) => `tel:${dialledNumber(phone)}`

/** A mail to the property. */
export const mailAddress = (property: PropertyView, subject?: string) =>
  `mailto:${property.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`

/**
 * Check-in hours of the week, equal days together: `[['Maandag tot en met zondag', '15.00 tot 18.00
 * uur']]`.
 */
export function checkInWeek(property: PropertyView): [string, string][] {
  const names = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']
  const runs: { from: number; until: number; hours: string }[] = []
  property.checkIn.forEach((hours, day) => {
    const last = runs.at(-1)
    if (last && last.hours === hours) last.until = day
    else runs.push({ from: day, until: day, hours })
  })
  if (runs.length === 1) return [['Inchecken', hoursWords(property.checkIn[0]!)]]
  return runs.map(({ from, until, hours }) => [
    `Inchecken ${from === until ? names[from] : `${names[from]} tot en met ${names[until]}`}`,
    hoursWords(hours),
  ])
}

/** ` in Elsloo`, to stand behind what is there; nothing where the place is not known. */
export function inPlace(city: string): string {
  return city === '' ? '' : ` in ${city}`
}
