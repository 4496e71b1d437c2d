import { formatDay } from '../../rules/calendar/day.ts'
import type { Carrying } from './carrying.ts'
import type { CarriedBooking } from './import-bookings.ts'
import type { UndecidedBooking } from './old-site-report.ts'

/** The bookings that wait for a person, each with who has its room and which rooms are free then. */
export async function listUndecided(
  { client }: Carrying,
  bookings: readonly CarriedBooking[],
): Promise<UndecidedBooking[]> {
  const list: UndecidedBooking[] = []
  for (const { old, row, quote } of bookings) {
    const { rows } = await client.query<{ number: number; takenBy: string | null }>(
      `SELECT r.number, (SELECT b.number || ' ' || b.name FROM bookings b
         WHERE b.room_id = r.id AND b.state IN ('held', 'confirmed') AND b.stay && $1::daterange LIMIT 1) AS "takenBy"
       FROM rooms r WHERE r.active ORDER BY r.number`,
      [row.stay],
    )
    list.push({
      path: old.path,
      number: row.number,
      name: old.name,
      arrival: formatDay(old.arrival),
      departure: formatDay(old.departure),
      persons: old.persons,
      cents: quote.totalCents,
      roomNumber: old.roomNumber,
      takenBy: rows.find(({ number }) => number === old.roomNumber)?.takenBy ?? '',
      freeRooms: rows.filter(({ takenBy }) => takenBy === null).map(({ number }) => number),
    })
  }
  return list
}
