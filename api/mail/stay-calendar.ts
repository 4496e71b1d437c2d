import type { Day } from '../../rules/calendar/day.ts'

export interface CalendarStay {
  /** Never changes for a booking: a calendar that gets it twice keeps one entry. */
  uid: string
  arrival: Day
  departure: Day
  summary: string
  location: string
  description: string
  madeAt: Date
}

/** The stay as an iCalendar file (RFC 5545): whole days, and `DTEND` is the day of departure, which is not part of it (§3.6.1). */
export function stayCalendar(stay: CalendarStay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kamersleutel//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${stay.uid}`,
    `DTSTAMP:${stay.madeAt.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${stay.arrival.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${stay.departure.replaceAll('-', '')}`,
    `SUMMARY:${escaped(stay.summary)}`,
    `LOCATION:${escaped(stay.location)}`,
    `DESCRIPTION:${escaped(stay.description)}`,
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

/** §3.1: no line is longer than 75 octets; what goes on begins with a space. A character is never cut in two. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece].join('\r\n ')
}
