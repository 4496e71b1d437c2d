import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { BookingEnteredView } from '../../api/bookings/booking-entry-shapes.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import type { StaffRoomTypeView } from '../../api/rooms/room-views.ts'
import { formatDay, parseDay, weekday } from '../../rules/calendar/day.ts'

/** Reads `path` below `/api/` with the session of a page. */
export async function readApi<View>(page: Page, site: string, path: string): Promise<View> {
  return (await (await page.request.get(`${site}/api/${path}`)).json()) as View
}

/** Posts `data` to `path` below `/api/` with the session of a page. */
export async function askApi<View>(
  page: Page,
  site: string,
  path: string,
  data: object,
): Promise<View> {
  const headers = { origin: site }
  const answer = await page.request.post(`${site}/api/${path}`, { data, headers })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as View
}

/**
 * Enters a booking as the staff who are signed in on a page: two nights for two, unpaid, from the
 * Monday so many weeks from now; answers its id and the Monday.
 */
export async function enterBooking(
  page: Page,
  site: string,
  { weeks, name, email }: { weeks: number; name: string; email: string },
): Promise<{ id: string; monday: number }> {
  const today = parseDay((await readApi<PropertyView>(page, site, 'property')).today)!
  const monday = today + 7 * weeks + ((8 - weekday(today)) % 7)
  const types = await readApi<StaffRoomTypeView[]>(page, site, 'back-office/room-types')
  const { id } = await askApi<BookingEnteredView>(page, site, 'back-office/bookings', {
    requestId: randomUUID(),
    roomTypeId: types.find(({ slug }) => slug === 'ruime-knusse-kamer')!.id,
    roomId: null,
    source: 'none',
    paid: null,
    method: null,
    name,
    email,
    arrival: formatDay(monday),
    departure: formatDay(monday + 2),
    persons: 2,
    shownTotalCents: null,
  })
  return { id, monday }
}
