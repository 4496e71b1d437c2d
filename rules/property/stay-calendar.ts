import type { Day } from '../calendar/day.ts'
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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Kamersleutel//${words.language.tag.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:booking-${stay.bookingId}@kamersleutel`,
    `DTSTAMP:${stay.madeAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${stay.arrival.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${stay.departure.replaceAll('-', '')}`,
    `SUMMARY:${escaped(textOf(words, title))}`,
    `LOCATION:${escaped(textOf(words, propertyAddress(property)))}`,
    `DESCRIPTION:${escaped(textOf(words, text))}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('\r\n') + '\r\n'
}

/** §3.3.11 */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')
}

/**
 * §3.1: no line is longer than 75 octets; what goes on begins with a space. A character is never
 * cut in two.
 */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const character of line) {
    if (octets(piece + character) > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece].join('\r\n ')
}

const octets = (text: string) => new TextEncoder().encode(text).length
