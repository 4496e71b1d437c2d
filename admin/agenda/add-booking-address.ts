import { screens } from '../../screens/screen-routes.ts'
import { formatDay, type Stay } from '../../rules/calendar/day.ts'

/** Where a booking is added for nights in a room: `/agenda/toevoegen?kamer=4&van=…&tot=…` (BO §2). */
export function addBookingAddress(roomId: number, { arrival, departure }: Stay): string {
  const query = new URLSearchParams({
    kamer: String(roomId),
    van: formatDay(arrival),
    tot: formatDay(departure),
  })
  return `${screens.newBooking.path}?${query}`
}
