import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'

/** As many as stand beside the hours of the house. */
const MOST = 8

/** What the rooms have, as staff wrote it: what most of them have first, at most eight. */
export function houseFacilities(rooms: readonly Pick<RoomTypeView, 'facilities'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { facilities } of rooms)
    for (const one of new Set(facilities)) counts.set(one, (counts.get(one) ?? 0) + 1)
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one)
  return byCount.slice(0, MOST).map(([facility]) => facility)
}
