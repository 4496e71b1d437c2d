import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
import type { OldHouse } from '../../rules/old-site/old-house.ts'
import { closedAmount } from '../../rules/old-site/read-occupancy.ts'
import { bookedNights, isCountedFromBookings } from '../../rules/old-site/settle-occupancy.ts'
import type { Carrying } from './carrying.ts'
import type { CarriedRooms } from './import-room-types.ts'
import type { OldSiteReport } from './old-site-report.ts'

interface CountedNight {
  type: number
  name: string
  night: EpochDay
  /** Null: the old site did not count this night, and its bookings are in the export. */
  booked: number | null
}

/**
 * Compares night by night how many bookings the old site counted with how many there are here now,
 * for each room type and each night that it counted; of a night that a vacation closed it knew what
 * was counted before. Nights with bookings there that it did not count are told of apart. An unpaid
 * family booking was never counted, so it does not count here.
 */
export async function compareOccupancy(
  { client, house, rows: known, remarks }: Carrying,
  { types }: CarriedRooms,
): Promise<OldSiteReport['occupancy']> {
  const before = beforeVacations(house, remarks)
  const nights = house.roomTypes.flatMap((roomType): CountedNight[] => {
    const { resourceId, name, occupancy } = roomType
    const type = types.get(resourceId)!
    const counted = new Map<EpochDay, number | null>()
    for (const night of bookedNights(house.bookings, resourceId).keys()) counted.set(night, null)
    for (const one of occupancy) {
      if (isCountedFromBookings(one)) continue
      const booked = one.closed ? (before.get(one.path) ?? null) : one.booked
      if (booked !== null || one.closed) counted.set(one.night, booked)
    }
    return [...counted].map(([night, booked]) => ({ type, name, night, booked }))
  })
  const compared = nights.filter(({ booked }) => booked !== null)
  const uncounted = house.bookings
    .filter(({ area }) => area === 'temporary')
    .flatMap(({ path }) => known.idOf(path) ?? [])
  const { rows } = await client.query<{ night: string; name: string; there: number; here: number }>(
    `SELECT to_char(c.night, 'YYYY-MM-DD') AS night, c.name, c.booked AS there, count(b.id)::int AS here
     FROM jsonb_to_recordset($1) AS c (type int, name text, night date, booked int)
     LEFT JOIN bookings b ON b.room_type_id = c.type AND b.state IN ('held', 'confirmed') AND b.stay @> c.night
       AND b.id::text <> ALL ($2)
     GROUP BY c.night, c.name, c.type, c.booked HAVING count(b.id) <> c.booked
     ORDER BY c.night, c.type`,
    [JSON.stringify(compared.map((one) => ({ ...one, night: formatDay(one.night) }))), uncounted],
  )
  const differences = rows.map(({ name: roomType, ...row }) => ({ roomType, ...row }))
  const notCompared = runsOf(nights.filter(({ booked }) => booked === null))
  return { nights: compared.length, differences, notCompared }
}

/** What was counted of each night, by its path, before a vacation closed it; each vacation is told of. */
function beforeVacations(house: OldHouse, remarks: Carrying['remarks']): Map<string, number> {
  const before = new Map<string, number>()
  for (const { path, resourceId, dateId, bookedBefore } of house.vacations) {
    const type = house.roomTypes.find((one) => one.resourceId === resourceId)
    const night = type?.occupancy.find(({ key, id }) => key === dateId || id === dateId)
    const isKnown = night?.closed === true && bookedBefore !== closedAmount
    if (isKnown) before.set(night.path, bookedBefore)
    const sentence = !night
      ? 'De nacht van deze vakantie staat niet in de export.'
      : isKnown
        ? 'Zo veel boekingen had deze nacht voor de vakantie hem sloot: dat is alleen gebruikt om de bezetting te vergelijken.'
        : 'Deze nacht was al voor de vakantie gesloten, of is weer open: de vakantie zegt er niets over.'
    const said = night ? `${formatDay(night.night)}: ${bookedBefore}` : dateId
    remarks.push({ path, kind: 'not-taken', sentence, before: said, after: null })
  }
  return before
}

/** Nights that follow each other in one line, each room type by itself. */
function runsOf(nights: readonly CountedNight[]): OldSiteReport['occupancy']['notCompared'] {
  const runs: { roomType: string; type: number; first: EpochDay; last: EpochDay }[] = []
  for (const { type, name, night } of nights.toSorted(
    (a, b) => a.type - b.type || a.night - b.night,
  )) {
    const run = runs.at(-1)
    if (run?.type === type && run.last + 1 === night) run.last = night
    else runs.push({ roomType: name, type, first: night, last: night })
  }
  return runs.map(({ roomType, first, last }) => ({
    roomType,
    first: formatDay(first),
    last: formatDay(last),
  }))
}
