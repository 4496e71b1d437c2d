import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SoldElsewhere } from '../checker/seen.ts'

/** Nights `[from, until)`, days as `2026-11-23`. */
export interface Nights {
  from: string
  until: string
}

/** A room as a portal sells it, each night once. */
export interface Listing {
  /** The link of the house, and the secret address that the portal reads. */
  linkId: number
  address: string
  channel: string
  sales: (Nights & { uid: string })[]
}

/** The portals that sell rooms of the house, played: nobody but they knows what they sold. */
export interface Portals {
  /** For `PORTALS`. */
  url: string
  listings: Listing[]
  /** Where the house reads of a listing, by its place in `listings`. */
  feedOf(place: number): string
  /** What is sold there and has not begun. */
  sold(today: string): SoldElsewhere[]
  close(): Promise<void>
}

/** Portals that name sales; the others have one word for all, and merge what lies side by side. */
export const NAMES: ReadonlySet<string> = new Set(['airbnb'])

/** Plays the feeds of portals, on this machine. */
export async function startPortals(): Promise<Portals> {
  const listings: Listing[] = []
  const server = http.createServer(({ url }, answer) => {
    const listing = listings[Number(/^\/(\d+)\.ics$/.exec(url ?? '')?.[1])]
    if (!listing) return answer.writeHead(404).end()
    answer.end(feedText(listing))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    listings,
    feedOf: (place) => `https://portal.test/${place}.ics`,
    sold: (today) =>
      listings.flatMap((listing) =>
        eventsOf(listing)
          .filter(({ from }) => from > today)
          .map(({ from, until }) => ({ linkId: listing.linkId, from, until })),
      ),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** What a portal writes of a listing. */
function eventsOf({ channel, sales }: Listing): (Nights & { uid: string })[] {
  const events = sales.toSorted((a, b) => a.from.localeCompare(b.from)).map((one) => ({ ...one }))
  if (NAMES.has(channel)) return events
  return events.reduce<typeof events>((merged, one) => {
    const last = merged.at(-1)
    if (last?.until === one.from) last.until = one.until
    else merged.push(one)
    return merged
  }, [])
}

function feedText(listing: Listing): string {
  const summary = NAMES.has(listing.channel) ? 'Reserved' : 'CLOSED - Not available'
  const lines = eventsOf(listing).flatMap(({ uid, from, until }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
