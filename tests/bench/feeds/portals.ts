import { randomUUID } from 'node:crypto'
import { startPortals } from '../../api/channels/portal-server.ts'
import { type EpochDay, formatDay } from '../../../rules/calendar/day.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'

// The portals of the bench, in a process of their own: what they do is no cost of the house.
const FEEDS = 36
const EVENTS = 200

/** What is handed to who measures. */
export interface BenchPortals {
  ca: string
  host: string
  urls: string[]
}

/** Nights apart from each other within a year, as an Airbnb or as a Booking.com writes them. */
function feedOf(place: number, today: EpochDay): string {
  const isNamed = place % 2 === 0
  const events = Array.from({ length: EVENTS }, (_, at) => {
    const from = today + 1 + Math.floor(at * 1.75)
    const reference = `HM${randomUUID().slice(0, 8).toUpperCase()}`
    const told = `Reservation URL: https://www.airbnb.com/hosting/reservations/details/${reference}`
    return [
      'BEGIN:VEVENT',
      `DTSTAMP:20261101T120000Z`,
      `DTSTART;VALUE=DATE:${formatDay(from).replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${formatDay(from + 1).replaceAll('-', '')}`,
      `SUMMARY:${isNamed ? 'Reserved' : 'CLOSED - Not available'}`,
      `UID:${randomUUID()}@portal.example`,
      ...(isNamed ? [`DESCRIPTION:${told}\\nPhone Number (Last`, '  4 Digits): 1234'] : []),
      'END:VEVENT',
    ].join('\r\n')
  })
  const head = ['BEGIN:VCALENDAR', 'PRODID:-//Portal//EN', 'CALSCALE:GREGORIAN', 'VERSION:2.0']
  return [...head, ...events, 'END:VCALENDAR', ''].join('\r\n')
}

const { today } = momentInAmsterdam(Date.now())
const portals = await startPortals()
const urls = Array.from({ length: FEEDS }, (_, place) => {
  const feed = feedOf(place, today)
  // Without an ETag: each time all of it is sent, and read.
  return portals.at(`/feed-${place}.ics`, (_request, response) => void response.end(feed))
})
const { hostname: host } = new URL(portals.origin)
process.send!({ ca: portals.reach.ca!, host, urls } satisfies BenchPortals)
process.once('disconnect', () => process.exit())
