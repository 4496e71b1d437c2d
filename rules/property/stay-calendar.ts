import type { Day } from '../calendar/day.ts'
import { icalDay, icalFile, icalHead, icalInstant, icalText } from '../calendar/ical-text.ts'
import { spokenTimes } from '../stay-times/spoken-times.ts'
import { message } from '../texts/message.ts'
import { type SomeWords, textOf } from '../texts/words.ts'
import { propertyAddress } from './property-address.ts'

export interface CalendarStay {
  bookingId: string
  number: string
  arrival: Day
  departure: Day
  roomTypeName: string
  property: { name: string; address: string; postcode: string; city: string }
  /** Such as `15:00–18:00`. */
  checkIn: string
  /** Such as `10:30`. */
  checkOut: string
  /** ISO 8601 in UTC. */
  madeAt: string
}

/**
 * The stay as an iCalendar file (RFC 5545): whole days, and `DTEND` is the day of departure, which
 * is not part of it (§3.6.1). The mail and the guest's page give the same one, with the same UID,
 * so that a telephone that got both shows one entry.
 */
export function stayCalendar(words: SomeWords, stay: CalendarStay): string {
  const { number, property, roomTypeName: room } = stay
  const title = message('stayTimes.calendarTitle', { property: property.name, room })
  const [checkIn, checkOut] = [spokenTimes(stay.checkIn), spokenTimes(stay.checkOut)]
  const text = message('stayTimes.calendarText', { number, checkIn, checkOut })
  return icalFile([
    ...icalHead(words.language.tag),
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:booking-${stay.bookingId}@kamersleutel`,
    `DTSTAMP:${icalInstant(stay.madeAt)}`,
    `DTSTART;VALUE=DATE:${icalDay(stay.arrival)}`,
    `DTEND;VALUE=DATE:${icalDay(stay.departure)}`,
    `SUMMARY:${icalText(textOf(words, title))}`,
    `LOCATION:${icalText(textOf(words, propertyAddress(property)))}`,
    `DESCRIPTION:${icalText(textOf(words, text))}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}
