import type { BookingStatusView } from '../../api/bookings/booking-views.ts'
import type { HouseView } from '../../api/settings/house-view.ts'

/**
 * The stay as an iCalendar file (RFC 5545). Dates, not times: the departure day is exclusive, as a stay is. The UID is the booking's, so
 * that the mail's own file and this one are one entry.
 */
export function stayCalendarFile(booking: BookingStatusView, house: HouseView): string {
  const { quote, number, checkIn, checkOut } = booking
  const date = (day: string) => day.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kamersleutel//Boeking//NL',
    'BEGIN:VEVENT',
    `UID:booking-${booking.id}@kamersleutel`,
    `DTSTAMP:${house.now.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${date(quote.arrival)}`,
    `DTEND;VALUE=DATE:${date(quote.departure)}`,
    `SUMMARY:${escaped(`${quote.roomTypeName}, ${house.name}`)}`,
    `LOCATION:${escaped(`${house.address}, ${house.postcode} ${house.city}`)}`,
    `DESCRIPTION:${escaped(`Boeking ${number}. Inchecken ${checkIn}, uitchecken tot ${checkOut}.`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('\r\n') + '\r\n'
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** A line holds at most 75 octets; the rest follows on the next, behind a space. Cut by letters, never inside one. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (new TextEncoder().encode(part + letter).length > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
