import { formatDay } from '../../rules/calendar/day.ts'
import { type Carrying, count } from './carrying.ts'
import { type CarriedRooms, FAMILY } from './import-room-types.ts'

/** Why these nights are closed, as staff read it. */
const REASON = 'Gesloten in de oude site'

interface ClosedNight {
  path: string
  night: number
  /** Null: the whole house. */
  roomTypeId: number | null
}

/**
 * Brings the closed nights: of a room type (amount 5), of the family room, and the vacation days of the
 * whole house. Nights that follow each other are one closure.
 */
export async function importClosures(carrying: Carrying, { types }: CarriedRooms): Promise<void> {
  const { client, house, rows, now, by } = carrying
  const typeOf = (resourceId: number) => types.get(resourceId) ?? null
  const closed: ClosedNight[] = [
    ...house.roomTypes.flatMap(({ resourceId, occupancy }) =>
      occupancy
        .filter((one) => one.closed)
        .map(({ path, night }) => ({ path, night, roomTypeId: typeOf(resourceId) })),
    ),
    ...house.familyClosures.map(({ path, day: night }) => ({
      path,
      night,
      roomTypeId: typeOf(FAMILY),
    })),
    ...house.vacationDays.map(({ path, day: night }) => ({ path, night, roomTypeId: null })),
  ]
  const fresh = closed.filter(({ path }) => rows.idOf(path) === undefined)
  for (const nights of runsOf(fresh)) {
    const [first, last] = [nights[0]!, nights.at(-1)!]
    const { rows: written } = await client.query<{ id: number }>(
      `INSERT INTO closures (room_type_id, nights, reason, planned_by, created_at)
       VALUES ($1, daterange($2, $3), $4, $5, $6) RETURNING id`,
      [first.roomTypeId, formatDay(first.night), formatDay(last.night + 1), REASON, by, now],
    )
    for (const { path } of nights) rows.add(path, 'closures', written[0]!.id)
  }
  count(carrying, 'closed-nights', closed.length, {
    brought: fresh.length,
    before: closed.length - fresh.length,
  })
}

/** The nights in runs without a gap, each of one room type. */
function runsOf(nights: readonly ClosedNight[]): ClosedNight[][] {
  const runs: ClosedNight[][] = []
  const inOrder = nights.toSorted(
    (a, b) => (a.roomTypeId ?? 0) - (b.roomTypeId ?? 0) || a.night - b.night,
  )
  for (const one of inOrder) {
    const before = runs.at(-1)?.at(-1)
    const goesOn = before && before.roomTypeId === one.roomTypeId && one.night - before.night <= 1
    if (goesOn) runs.at(-1)!.push(one)
    else runs.push([one])
  }
  return runs
}
