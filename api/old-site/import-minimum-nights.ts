import { formatDay } from '../../rules/calendar/day.ts'
import { type Carrying, count } from './carrying.ts'
import type { CarriedRooms } from './import-room-types.ts'

/** Brings the minimum nights by date; a day that has a rule here keeps it. */
export async function importMinimumNights(
  carrying: Carrying,
  { types }: CarriedRooms,
): Promise<void> {
  const { client, house, rows, remarks } = carrying
  const rules = house.roomTypes.flatMap(({ resourceId, minimumNights }) =>
    minimumNights.map((rule) => ({ ...rule, roomTypeId: types.get(resourceId)! })),
  )
  let brought = 0
  for (const { path, roomTypeId, day, nights } of rules) {
    if (rows.idOf(path) !== undefined) continue
    const { rows: written } = await client.query<{ id: number; ours: number; isNew: boolean }>(
      `INSERT INTO minimum_night_rules (room_type_id, day, nights) VALUES ($1, $2, $3)
       ON CONFLICT (room_type_id, day) DO UPDATE SET nights = minimum_night_rules.nights
       RETURNING id, nights AS ours, xmax = 0 AS "isNew"`,
      [roomTypeId, formatDay(day), nights],
    )
    rows.add(path, 'minimum_night_rules', written[0]!.id)
    if (written[0]!.isNew) brought++
    const { ours } = written[0]!
    if (ours === nights) continue
    const sentence = 'Deze dag vraagt hier al een ander aantal nachten: dat blijft staan.'
    const [before, after] = [nights, ours].map((count) => `${formatDay(day)}: ${count}`)
    remarks.push({ path, kind: 'not-taken', sentence, before: before!, after: after! })
  }
  count(carrying, 'minimum-nights', rules.length, { brought, before: rules.length - brought })
}
