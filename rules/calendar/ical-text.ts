import type { Day } from './day.ts'

/** The lines of an iCalendar file (RFC 5545) as it is sent: folded, each ended. */
export function icalFile(lines: readonly string[]): string {
  return lines.map(folded).join('\r\n') + '\r\n'
}

/** A text as the value of a property (§3.3.11). */
export function icalText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')
}

/** A day as a `DATE` (§3.3.4): `20260611`. */
export function icalDay(day: Day): string {
  return day.replaceAll('-', '')
}

/** An instant, ISO 8601 in UTC, as a `DATE-TIME` (§3.3.5): `20260202T083015Z`. */
export function icalInstant(instant: string): string {
  return instant.replace(/[-:]|\.\d+/g, '')
}

/** The beginning of a calendar of ours, in a language by its tag. */
export function icalHead(tag: string): string[] {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Kamersleutel//${tag.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
  ]
}

/**
 * §3.1: no line is longer than 75 octets; what goes on begins with a space. A character is never
 * cut in two.
 */
function folded(line: string): string {
  // Nearly every line: a character beyond ASCII is counted in octets.
  if (line.length <= 75 && isAscii.test(line)) return line
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

const isAscii = /^[ -~]*$/
const encoder = new TextEncoder()
const octets = (text: string) => encoder.encode(text).length
