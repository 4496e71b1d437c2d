import { formatDay } from '../../rules/calendar/day.ts'
import type { Carrying } from './carrying.ts'
import type { CarriedRooms } from './import-room-types.ts'
import type { OldSiteReport } from './old-site-report.ts'

/**
 * Compares night by night how many bookings the old site counted with how many there are here now,
 * for each room type and each night that it counted. A closed night's count is not known.
 */
export async function compareOccupancy(
  { client, house }: Carrying,
  { types }: CarriedRooms,
): Promise<OldSiteReport['occupancy']> {
  const counted = house.roomTypes.flatMap(({ resourceId, name, occupancy }) => {
    const type = types.get(resourceId)
    return occupancy
      .filter(({ closed }) => !closed)
      .map(({ night, booked }) => ({ type, name, night: formatDay(night), booked }))
  })
  const { rows } = await client.query<{ night: string; name: string; there: number; here: number }>(
    `SELECT to_char(c.night, 'YYYY-MM-DD') AS night, c.name, c.booked AS there, count(b.id)::int AS here
     FROM jsonb_to_recordset($1) AS c (type int, name text, night date, booked int)
     LEFT JOIN bookings b ON b.room_type_id = c.type AND b.state IN ('held', 'confirmed') AND b.stay @> c.night
     GROUP BY c.night, c.name, c.type, c.booked HAVING count(b.id) <> c.booked
     ORDER BY c.night, c.type`,
    [JSON.stringify(counted)],
  )
  const differences = rows.map(({ name: roomType, ...row }) => ({ roomType, ...row }))
  return { nights: counted.length, differences }
}
